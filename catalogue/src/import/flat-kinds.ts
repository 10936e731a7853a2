import type { FlatState } from './flat-words.ts';
import { around, type Range } from './ranges.ts';
import type { UnitCells } from './units-notation.ts';

/** One flat of a list, with what its row tells of it. */
export interface Flat {
  /** Where it stands, for reasons: `Row 12`. */
  place: string;
  home: UnitCells;
  state: FlatState | undefined;
}

/** Whether nothing says that it is not. */
export const isForSale = ({ state }: Pick<Flat, 'state'>): boolean =>
  state === undefined || state === 'free';

interface Kinds {
  kinds: UnitCells[];
  /** What was left out of them, and why. */
  leftOut: string[];
  /** What of each kind the list tells, as words. */
  told: string[];
}

/** Sizes further apart than this are of two kinds of home. */
const APART = 1.1;
/** A single size, or a price, so many times as high as the others or as low is most likely a slip. */
const FAR = 2;
const AREAS = ['superBuiltUpSqft', 'carpetSqft', 'plotSqft'] as const;
const RANGES: ReadonlySet<string> = new Set([...AREAS, 'price']);

/**
 * The kinds of home in a list of flats: one for each name, and one for each size where sizes differ clearly. A kind has the areas of all its
 * flats and the prices of those still for sale. It has a count only if the list names sold flats too; without them the list may be
 * incomplete.
 */
export function kindsOf(
  flats: readonly Flat[],
  /** How many flats of the list are of a kind that could not be read. */
  unread = 0,
): Kinds {
  const leftOut: string[] = [];
  const told: string[] = [];
  const listsSold = flats.some(({ state }) => state === 'sold');
  const tellsFree = flats.some(({ state }) => state === 'free');
  const names = new Map<string, Flat[]>();
  for (const flat of flats) {
    const { label, type } = flat.home;
    const name = `${String(type)} ${String(label)}`.toLowerCase();
    names.set(name, [...(names.get(name) ?? []), flat]);
  }
  const kinds = [...names.values()].flatMap((named) => {
    const { groups, odd } = bySize(named);
    leftOut.push(...odd);
    return groups.map((group) => {
      const label = groups.length === 1 ? labelOf(group) : `${labelOf(group)} ${sizesOf(group)}`;
      const isCounted = listsSold && odd.length === 0 && unread === 0;
      const kind = kindOf(group, label, leftOut);
      const open = group.filter(isForSale).length;
      told.push(
        [
          `${label}: ${group.length}`,
          ...(tellsFree
            ? [`of which ${group.filter(({ state }) => state === 'free').length} can be bought`]
            : []),
          ...(open === 0 ? ['so it has no price'] : []),
        ].join(', '),
      );
      return { ...kind, ...(isCounted && { count: group.length }) };
    });
  });
  return { kinds, leftOut, told };
}

function labelOf([first]: readonly Flat[]): string {
  const label = first?.home['label'];
  return typeof label === 'string' ? label : '';
}

const areaIn = ({ home }: Flat, field: string): Range | undefined => home[field] as Range;

/** The area that most flats tell, the super built-up one first. */
function areaFieldOf(flats: readonly Flat[]): string {
  const tells = (field: string) => flats.filter((flat) => areaIn(flat, field) !== undefined).length;
  return AREAS.toSorted((one, other) => tells(other) - tells(one))[0] ?? AREAS[0];
}

/** Flats of one name by their sizes, and why some are of no size that can be known. */
function bySize(flats: readonly Flat[]): { groups: Flat[][]; odd: string[] } {
  const field = areaFieldOf(flats);
  const sizeOf = (flat: Flat): number => areaIn(flat, field)?.min ?? 0;
  const largest = (group: readonly Flat[]): number =>
    Math.max(...group.map((flat) => areaIn(flat, field)?.max ?? sizeOf(flat)));
  const sized = flats.filter((flat) => areaIn(flat, field)?.min !== undefined);
  const groups: Flat[][] = [];
  for (const flat of sized.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
    const last = groups.at(-1);
    if (last !== undefined && sizeOf(flat) <= largest(last) * APART) last.push(flat);
    else groups.push([flat]);
  }
  const odd: string[] = [];
  const kept = groups.filter((group, at) => {
    const [flat] = group;
    const [before, behind] = [groups[at - 1], groups[at + 1]];
    const isFar =
      groups.length > 1 &&
      group.length === 1 &&
      flat !== undefined &&
      (before === undefined || sizeOf(flat) >= largest(before) * FAR) &&
      (behind === undefined || sizeOf(behind[0] ?? flat) >= sizeOf(flat) * FAR);
    if (isFar)
      odd.push(
        `${flat.place}: ${sizeOf(flat)} sq ft is far from the others of "${labelOf(flats)}", most likely a slip, so this flat is left out.`,
      );
    return !isFar;
  });
  const unsized = flats.filter((flat) => !sized.includes(flat));
  const [only, ...more] = kept;
  if (more.length === 0) return { groups: [[...(only ?? []), ...unsized]], odd };
  for (const { place } of unsized)
    odd.push(
      `${place}: without its area nobody knows which "${labelOf(flats)}" it is, so this flat is left out.`,
    );
  return { groups: kept, odd };
}

/** `1085-1092 sq ft`. */
function sizesOf(group: readonly Flat[]): string {
  const range = around(group.flatMap((flat) => areaIn(flat, areaFieldOf(group)) ?? []));
  return `${[range?.min, range?.max].filter((end) => end !== undefined).join('-')} sq ft`;
}

function kindOf(group: readonly Flat[], label: string, leftOut: string[]): UnitCells {
  const kind: UnitCells = {};
  const [first] = group;
  for (const field of new Set(group.flatMap(({ home }) => Object.keys(home)))) {
    if (RANGES.has(field)) continue;
    const values = new Set(group.map(({ home }) => home[field]));
    if (values.size === 1) kind[field] = first?.home[field];
    else leftOut.push(`Not all flats of "${label}" say the same of ${field}, so it is left out.`);
  }
  for (const field of AREAS) {
    const range = around(group.flatMap((flat) => areaIn(flat, field) ?? []));
    if (range !== undefined) kind[field] = range;
  }
  const price = around(pricesOf(group, label, leftOut));
  return { ...kind, label, ...(price && { price }) };
}

/** The prices of flats that can still be bought, without those that are most likely slips. */
function pricesOf(group: readonly Flat[], label: string, leftOut: string[]): Range[] {
  const priced = group.flatMap(({ home, place, state }) => {
    const price = home['price'] as Range | undefined;
    return price?.min === undefined ? [] : [{ price, place, state, from: price.min }];
  });
  const open = priced.filter(isForSale);
  const middle = open.map(({ from }) => from).toSorted((one, other) => one - other)[
    Math.floor(open.length / 2)
  ];
  return open.flatMap(({ price, place, from }) => {
    const isFar =
      open.length > 2 && middle !== undefined && (from >= middle * FAR || from <= middle / FAR);
    if (!isFar) return [price];
    leftOut.push(
      `${place}: its price is far from the others of "${label}", most likely a slip, so it is left out.`,
    );
    return [];
  });
}
