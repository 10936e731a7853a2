import { describe, expect, it } from 'vitest';
import { wishes } from './testing/wishes.ts';

describe('floods, drains and lakes', () => {
  it.each([
    ['2bhk not near flood spots', 'flood-spots'],
    ['3bhk in Hebbal, no flooding', 'flood-spots'],
    ['2bhk away from rajakaluve', 'drains'],
    ['2bhk nale se door', 'drains'],
    ['3bhk kere hattira beda', 'lakes'],
    ['2bhk झील से दूर', 'lakes'],
  ])('are refused: “%s”', (text, of) => {
    expect(wishes(text)).toContain(`avoid nearWater:${JSON.stringify({ of })}`);
  });

  it('are no wish where somebody only asks about them, or names a lake', () => {
    for (const text of ['does Bellandur flood', 'near Bellandur lake, 2bhk', 'lake view 3bhk']) {
      expect(wishes(text).filter((wish) => wish.includes('nearWater'))).toEqual([]);
    }
  });
});
