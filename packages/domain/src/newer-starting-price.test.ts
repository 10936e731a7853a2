import { describe, expect, it } from 'vitest';
import { newerStartingPrice } from './newer-starting-price.ts';
import type { Telling } from './tellings.ts';

let id = 0;
const telling = (given: Partial<Telling>): Telling => ({
  id: ++id,
  told: [],
  source: 'A list',
  kind: 'portal',
  asOf: '2026-09-01',
  isDecided: false,
  isTakenBack: false,
  ...given,
});
const of = (home: Telling, project: Telling, min = 9_000_000) =>
  newerStartingPrice(
    new Map([
      ['units/3 bhk/price', { value: { min: 12_000_000 }, telling: home }],
      ['units/2 bhk/price', { value: { min: 8_000_000 }, telling: home }],
      ['priceRange', { value: { min }, telling: project }],
    ]),
  );

describe('a starting price of a project is newer than the price of its cheapest home', () => {
  it.each([
    [{}, { asOf: '2026-11-01' }],
    [{ kind: 'portal' }, { kind: 'promoter', source: 'Mine', asOf: '2026-11-01' }],
    [{}, {}],
    [{ asOf: null }, { asOf: null }],
  ] as const)('%j, then %j', (home, project) => {
    const newer = of(telling(home), telling(project));
    expect(newer).toMatchObject({
      fact: 'units/2 bhk/price',
      other: { value: { min: 9_000_000 } },
    });
  });

  it.each([
    [{ asOf: '2026-11-01' }, {}],
    [{ kind: 'promoter', source: 'Mine' }, { asOf: '2026-11-01' }],
    [{ source: 'Mine' }, {}],
    [{ source: 'Mine' }, { asOf: null }],
  ] as const)('and not where it is older or of a weaker source: %j, then %j', (home, project) => {
    expect(of(telling(home), telling(project))).toBeUndefined();
  });

  it('nor where one row told both, or both begin alike', () => {
    const row = telling({});
    expect(of(row, row)).toBeUndefined();
    expect(of(telling({}), telling({}), 8_000_000)).toBeUndefined();
  });
});
