import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('a list joined by “or” behind a refusal', () => {
  it.each([
    ['strictly no swimming pool or clubhouse, 2bhk in vijayanagar', ['swimming-pool', 'clubhouse']],
    ['3bhk without a gym, pool or clubhouse', ['gym', 'swimming-pool', 'clubhouse']],
  ])('is refused whole: “%s”', (text, ids) => {
    for (const id of ids) expect(wishes(text)).toContain(`avoid amenity:{"id":"${id}"}`);
  });

  it('is a choice where nothing refuses it', () => {
    expect(wishes('need gym or pool, 3bhk').join()).not.toContain('avoid');
  });

  it('is not refused where it is only not needed', () => {
    expect(wishes('no pool or gym needed, 3bhk').join()).not.toContain('avoid');
  });
});
