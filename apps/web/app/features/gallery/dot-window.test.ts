import { describe, expect, it } from 'vitest';
import { dotWindow } from './dot-window.ts';

describe('the dots of a gallery', () => {
  it('are one for each of a few pictures', () => {
    expect(dotWindow(1, 3)).toEqual([0, 1, 2]);
  });

  it('are never more than fit on a narrow screen, and always have the current one', () => {
    for (let at = 0; at < 60; at++) {
      const dots = dotWindow(at, 60);
      expect(dots).toHaveLength(7);
      expect(dots).toContain(at);
    }
  });
});
