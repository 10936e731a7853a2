import { describe, expect, it } from 'vitest';
import { cursorOf, isNearBottom, withoutRepeats } from './paging.ts';

describe('cursorOf', () => {
  it('takes the cursor out of the next page of the API', () => {
    expect(cursorOf('/api/v1/properties/search?prompt=3+BHK&cursor=a%2Bb%3D')).toBe('a+b=');
  });

  it('has none after the last page', () => {
    expect(cursorOf(null)).toBeUndefined();
    expect(cursorOf('/api/v1/properties/search?prompt=3+BHK')).toBeUndefined();
  });
});

describe('isNearBottom', () => {
  const page = { innerHeight: 800, scrollHeight: 3000 };

  it('holds within 200 px of the end of the page and not before', () => {
    expect(isNearBottom({ ...page, scrollY: 1999 }, 200)).toBe(false);
    expect(isNearBottom({ ...page, scrollY: 2000 }, 200)).toBe(false);
    expect(isNearBottom({ ...page, scrollY: 2001 }, 200)).toBe(true);
  });

  it('holds for a page shorter than the window', () => {
    expect(isNearBottom({ scrollY: 0, innerHeight: 800, scrollHeight: 500 }, 200)).toBe(true);
  });
});

describe('withoutRepeats', () => {
  it('lists a project where it came first and only there', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
    expect(
      withoutRepeats([[a, b], [c, a], []].map((page) => page.flatMap((one) => one ?? []))),
    ).toEqual([a, b, c]);
  });
});
