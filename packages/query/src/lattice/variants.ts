import { around } from '../fields/plot-dimensions.ts';
import { placeBySlug } from '../gazetteer.ts';
import { nearValue } from '../near-value.ts';
import type { Place } from '../place.ts';
import type { Wish, WishOf } from '../reading.ts';
import type { CountField } from '../words/count-words.ts';

/** One meaning of what a reader read. */
export interface Variant {
  wishes: readonly Wish[];
  variant: string;
  /** The wish that was read, which the variant says otherwise. */
  said?: Wish;
}

/**
 * What the words of a reading could also mean: an amount the most, the least or about what is paid, a bare number rooms, a
 * place the area or what the home is near. Which it is, the words around it decide.
 */
export function variantsOf(wishes: readonly Wish[]): Variant[] {
  const [wish, ...more] = wishes;
  if (wish === undefined) return [];
  const read: Variant = { wishes, variant: 'read' };
  if (more.length > 0) return [read];
  return [
    read,
    ...othersOf(wish).map(([variant, other]) => ({
      wishes: [other],
      variant,
      said: wish,
    })),
  ];
}

function othersOf(wish: Wish): [variant: string, Wish][] {
  switch (wish.field) {
    case 'price':
      return otherPrices(wish);
    case 'area':
      return otherAreas(wish);
    case 'bhk':
      return 'in' in wish.value && wish.value.in.length === 1
        ? [['or more', { ...wish, value: { min: Math.min(...wish.value.in) } }]]
        : [];
    case 'locality': {
      const [place] = wish.value.in;
      if (place === undefined || wish.value.in.length > 1) return [];
      const near = nearValue({ slug: place, name: placeBySlug(place)?.name ?? place }, undefined);
      return [['near', { field: 'near', ...near, limitUnsaid: true }]];
    }
    case 'near':
      return wish.limitUnsaid === true && isArea(wish.value.place)
        ? [['in', { field: 'locality', value: { in: [wish.value.place] } }]]
        : [];
    case 'totalUnits':
    case 'towers':
    case 'openSpacePercent':
    case 'loadingPercent':
    case 'maintenancePerSqft':
      return otherCounts(wish);
    default:
      return [];
  }
}

type CountWish = WishOf<CountField>;

/** A count is the most, the least or, of towers, the number itself. */
function otherCounts({ field, value: { min, max } }: CountWish): [string, Wish][] {
  const count = max ?? min;
  if (count === undefined || (min !== undefined && max !== undefined && min !== max)) return [];
  const as = (value: { min?: number; max?: number }): Wish => ({
    field,
    value,
  });
  const others: [string, Wish][] = [
    ['least', as({ min: count })],
    ['most', as({ max: count })],
  ];
  if (field !== 'towers') return others;
  return [...others, ['exact', as({ min: count, max: count })]];
}

function otherPrices(wish: WishOf<'price'>): [string, Wish][] {
  const { min, max } = wish.value;
  // What parts add up to is the most; that it has to cover charges is said of it further off.
  if (wish.isSure === true) return [];
  const others: [string, Wish][] = [];
  const as = (value: { min?: number; max?: number }): Wish => ({
    ...wish,
    value: { ...value, basis: wish.value.basis },
  });
  if (min === undefined && max !== undefined) {
    others.push(['least', as({ min: max })], ['about', as(tolerated(max))]);
  } else if (max === undefined && min !== undefined) {
    others.push(['most', as({ max: min })]);
  } else if (max !== undefined) {
    others.push(['most', as({ max })]);
  }
  const rooms = wish.bareNumber;
  if (rooms !== undefined && Number.isInteger(rooms * 2) && rooms <= MOST_ROOMS) {
    const assumed = `${rooms} was read as ${rooms} BHK.`;
    others.push(['rooms', { field: 'bhk', value: { in: [rooms] }, assumed }]);
  }
  const allIn = [['read', wish] as [string, Wish], ...others].flatMap(([variant, one]) =>
    one.field === 'price' && one.value.basis === 'listed'
      ? [
          [`${variant} all-in`, { ...one, value: { ...one.value, basis: 'all-in' } }] as [
            string,
            Wish,
          ],
        ]
      : [],
  );
  return [...others, ...allIn];
}

/** One lives in an area, and near a station or an office. */
function isArea(slug: string): boolean {
  const kind = placeBySlug(slug)?.kind;
  return kind !== undefined && AREA_KINDS.has(kind);
}

export const AREA_KINDS: ReadonlySet<Place['kind']> = new Set([
  'locality',
  'sub-locality',
  'road',
  'employment-area',
]);

const MOST_ROOMS = 6;
/** "around" is a tenth to either side: docs/query-language.md. */
const ABOUT = 0.1;

function tolerated(amount: number): { min: number; max: number } {
  return {
    min: Math.round(amount * (1 - ABOUT)),
    max: Math.round(amount * (1 + ABOUT)),
  };
}

const SUPER_ASSUMED = 'We assumed that you mean the super built-up area.';

function otherAreas(wish: WishOf<'area'>): [string, Wish][] {
  const { min, max, basis } = wish.value;
  const others: [string, Wish][] = [];
  const bases = wish.basisUnsaid === true ? (['super-built-up', 'plot'] as const) : [basis];
  for (const one of bases) {
    const assumed =
      one === 'super-built-up' && wish.basisUnsaid === true ? { assumed: SUPER_ASSUMED } : {};
    const as = (value: { min?: number; max?: number }): Wish => ({
      field: 'area',
      value: { ...value, basis: one },
      ...assumed,
    });
    const size = min ?? max;
    if (size !== undefined && (min === undefined || max === undefined)) {
      const { min: least, max: most } = around(size);
      others.push(
        [`least ${one}`, as({ min: size })],
        [`most ${one}`, as({ max: size })],
        [`about ${one}`, as({ min: least, max: most })],
      );
    } else {
      others.push([
        `between ${one}`,
        as({
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
        }),
      ]);
    }
  }
  return others;
}
