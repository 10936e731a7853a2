import type { FoundCard } from '@manemitra/contract/found-property';
import type { Criterion } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { homeOfUnit } from '#web/features/money/public.ts';
import { aUnit } from '#web/testing/property.ts';
import { DOT } from '#web/ui/dot.ts';
import { fitOfSearch } from './fit-of-search.ts';

const WISHES: readonly Criterion[] = [
  { field: 'bhk', value: { in: [2] }, strength: 'must' },
  {
    field: 'near',
    value: { place: 'manyata-tech-park', withinMinutes: 45, mode: 'drive' },
    strength: 'must',
  },
  { field: 'khatha', value: { in: ['A'] }, strength: 'must' },
  { field: 'water', value: { in: ['tanker'] }, strength: 'avoid' },
  { field: 'amenity', value: { id: 'gym' }, strength: 'nice' },
];

const understood = (wishes: readonly Criterion[]): Interpretation => ({
  intent: 'search',
  constraints: wishes.map((wish) => ({
    ...wish,
    id: wish.field,
    quote: '',
    span: [0, 0],
    label: '',
  })),
  unread: [],
  questions: [],
  language: 'en',
});
const WAY = '52 to 70 min to Manyata Tech Park: over your 45';
const TEXTS: Readonly<Record<string, string>> = {
  bhk: '3 BHK, not 2 BHK',
  near: '52 to 70 min by car (estimated) to Manyata Tech Park: over your 45',
  khatha: 'Khata class not disclosed',
  water: 'Tanker water',
  amenity: 'No gym',
};

/** What is said where these wishes are not kept, and these are not told of. */
function said(missed: string[], unknown: string[] = [], fit?: FoundCard['match']['fit']) {
  const interpretation = understood(WISHES);
  const { constraints } = interpretation;
  const idsOf = (fields: string[]) =>
    constraints.flatMap(({ id, field }) => (fields.includes(field) ? [id] : []));
  const match: FoundCard['match'] = {
    met: idsOf(Object.keys(TEXTS).filter((one) => ![...missed, ...unknown].includes(one))),
    missed: idsOf(missed),
    unknown: idsOf(unknown),
    reasons: constraints.map(({ field }) => TEXTS[field] ?? ''),
    unitId: null,
    ways: idsOf(['near']).map((id) => ({
      id,
      standing: 'over',
      minutes: { low: 52, high: 70 },
      text: WAY,
    })),
    ...(fit && { fit }),
  };
  return fitOfSearch({ match, home: null, limit: null }, interpretation);
}

describe('how a search stands to a home', () => {
  it('is said in the words of the count', () => {
    expect(said(['amenity'], [], 'sure')).toEqual({ kind: 'met', text: 'Fits your search' });
    expect(said([], ['water'], 'by-what-is-known')).toEqual({
      kind: 'open',
      text: 'May fit your search, not all is known',
    });
  });

  it('names what is not kept, a way as its card does, and no wish that is only preferred', () => {
    expect(said(['near', 'amenity'])).toEqual({
      kind: 'missed',
      text: `Does not fit your search${DOT}${WAY}`,
    });
    expect(said(['bhk', 'near', 'water'])?.text).toBe(
      `Does not fit your search${DOT}3 BHK, not 2 BHK; ${WAY}; 1 more wish`,
    );
  });

  it('claims nothing where a wish that must hold is not told of', () => {
    expect(said([], ['khatha'])).toEqual({
      kind: 'unknown',
      text: `Not known to fit your search${DOT}Khata class not disclosed`,
    });
  });

  it('is nothing where a search asks nothing that must hold', () => {
    const interpretation = understood(WISHES.filter(({ field }) => field === 'amenity'));
    const match = { met: [], missed: [], unknown: [], reasons: [], unitId: null };
    expect(fitOfSearch({ match, home: null, limit: null }, interpretation)).toBeUndefined();
  });

  it('takes no limit that was named for other homes for a reason', () => {
    const interpretation = understood([
      { field: 'bhk', value: { in: [2] }, strength: 'must' },
      { field: 'price', value: { max: 9_000_000, basis: 'listed' }, strength: 'must' },
    ]);
    const match = {
      met: [],
      missed: ['bhk', 'price'],
      unknown: [],
      reasons: ['3 BHK, not 2 BHK', '₹1.02 Cr, over your limit'],
      unitId: null,
    };
    const found = { match, home: null, limit: null };
    expect(fitOfSearch(found, interpretation, { isLimitOfOthers: true })?.text).toBe(
      `Does not fit your search${DOT}3 BHK, not 2 BHK`,
    );
    expect(fitOfSearch(found, interpretation)?.text).toContain('over your limit');
  });

  it('names the home that is over the limit, and the sum that is compared with it', () => {
    const interpretation = understood([
      { field: 'price', value: { max: 15_200_000, basis: 'listed' }, strength: 'must' },
    ]);
    const match = {
      met: [],
      missed: ['price'],
      unknown: [],
      reasons: ['₹1.53 Cr listed; all in, ₹15 L over your limit of ₹1.52 Cr'],
      unitId: null,
    };
    const limit = { max: 15_200_000, basis: 'listed' as const };
    const textOf = (known: Partial<ReturnType<typeof aUnit>>) => {
      const price = { min: 15_300_000, max: 15_300_000 };
      const home = homeOfUnit(aUnit({ label: '3 BHK', price, ...known }));
      return fitOfSearch({ match, home, limit }, interpretation)?.text;
    };
    expect(textOf({ allInPrice: 16_700_000 })).toBe(
      `Does not fit your search${DOT}3 BHK ₹1.67 Cr all-in: ₹15 L over your limit of ₹1.52 Cr`,
    );
    expect(textOf({ allInAtLeast: 16_700_000, unknownCosts: ['legal-fee'] })).toBe(
      `Does not fit your search${DOT}3 BHK at least ₹1.67 Cr without legal fee: at least ₹15 L over your limit of ₹1.52 Cr`,
    );
  });

  it('says what a home costs over the limit also where its listed price keeps it', () => {
    const price: Criterion = {
      field: 'price',
      value: { max: 15_000_000, basis: 'listed' },
      strength: 'must',
    };
    const near = WISHES.find(({ field }) => field === 'near') ?? price;
    const match = {
      met: ['price'],
      missed: ['near'],
      unknown: [],
      reasons: ['₹1.47 Cr listed', WAY],
      unitId: null,
    };
    const home = homeOfUnit(
      aUnit({ label: '2 BHK', price: { min: 14_700_000, max: null }, allInPrice: 16_700_000 }),
    );
    const limit = { max: 15_000_000, basis: 'listed' as const };
    const found = { match, home, limit };
    const over = '2 BHK ₹1.67 Cr all-in: ₹17 L over your limit of ₹1.5 Cr';
    const textOf = (wish: Criterion, of = {}) =>
      fitOfSearch(found, understood([wish, near]), of)?.text;
    expect(textOf(price)).toBe(`Does not fit your search${DOT}${over}; ${WAY}`);
    expect(textOf({ ...price, strength: 'nice' })).not.toContain('limit');
    expect(textOf(price, { isLimitOfOthers: true })).not.toContain('limit');
  });
});
