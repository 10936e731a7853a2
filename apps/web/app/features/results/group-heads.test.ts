import type { Fit } from '@manemitra/domain/how-many-fit';
import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { groupHeads, mixedText } from './group-heads.ts';

const limit = { max: 15_000_000, basis: 'listed' as const };
const cards = (...fits: (Fit | undefined)[]) =>
  fits.map((fit) => ({ limit, match: fit === undefined ? {} : { fit } }));

const wish = (field: string, value: object) => ({ field, strength: 'must', value }) as Constraint;
const byCar = wish('near', { place: 'itpl', withinMinutes: 45, mode: 'drive' });
const onFoot = wish('metroLine', { line: 'any', withinMeters: 1500 });

const LATE = 'These may take longer than you allow on a slow day.';
const KNOWN =
  'These may fit, not all is known: each says what is not disclosed, or only estimated.';
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
    expect([...groupHeads(list, [byCar])]).toEqual(expected);
  });

  it('say of a way only what was asked for', () => {
    const said = (...wishes: Constraint[]) => groupHeads(cards('may-be-late'), wishes).get(0);
    expect(said(onFoot)).toBe('These may be too far on foot.');
    expect(said(byCar, onFoot)).toBe(
      'These may take too long on a slow day, or be too far on foot.',
    );
  });

  it('are said to be mixed where another order mixes them', () => {
    expect(mixedText(cards('sure', 'over-limit', 'sure'))).toMatch(/^This order goes across/);
    expect(mixedText(cards('sure', 'may-be-late'))).toBeUndefined();
  });
});
