import type { Fit } from '@manemitra/domain/how-many-fit';
import { describe, expect, it } from 'vitest';
import { groupHeads, mixedText } from './group-heads.ts';

const limit = { max: 15_000_000, basis: 'listed' as const };
const cards = (...fits: (Fit | undefined)[]) =>
  fits.map((fit) => ({ limit, match: fit === undefined ? {} : { fit } }));

const LATE = 'These may be too far: on a slow day, or on foot.';
const KNOWN = 'These may fit, not all is known: ask each builder for what is not disclosed.';
const OVER = 'These are over ₹1.5 Cr all-in; only their listed price is within it.';

describe('the groups of a list', () => {
  it.each([
    ['no card', cards(), []],
    ['all surely', cards('sure', 'sure', undefined), []],
    [
      'some over',
      cards('sure', 'by-what-is-known', 'over-limit', 'over-limit'),
      [
        [1, KNOWN],
        [2, OVER],
      ],
    ],
    [
      'all kinds',
      cards('sure', 'may-be-late', 'over-limit'),
      [
        [1, LATE],
        [2, OVER],
      ],
    ],
    ['none within', cards('may-be-late', 'may-be-late'), [[0, LATE]]],
    ['mixed by another order', cards('over-limit', 'sure'), []],
  ])('each have their line: %s', (_, list, expected) => {
    expect([...groupHeads(list)]).toEqual(expected);
  });

  it('are said to be mixed where another order mixes them', () => {
    expect(mixedText(cards('sure', 'over-limit', 'sure'))).toMatch(/^This order goes across/);
    expect(mixedText(cards('sure', 'may-be-late'))).toBeUndefined();
  });
});
