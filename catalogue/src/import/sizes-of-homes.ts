import type { FlatState } from './flat-words.ts';
import { around, type Range } from './ranges.ts';
import type { UnitCells } from './units-notation.ts';

/** One home of a list, with the figures of its row. */
export interface Flat {
  /** Its place, for reasons: `Row 12`. */
  place: string;
  home: UnitCells;
  state?: FlatState | undefined;
}

/** Sizes further apart than this are of two kinds of home. */
const APART = 1.1;
export const AREAS = ['superBuiltUpSqft', 'carpetSqft', 'plotSqft'] as const;

export const areaIn = ({ home }: Flat, field: string): Range | undefined => home[field] as Range;

export function labelOf([first]: readonly Flat[]): string {
  const label = first?.home['label'];
  return typeof label === 'string' ? label : '';
}

/** Homes by their kind and name, in their order. */
export function byName(flats: readonly Flat[]): Flat[][] {
  const names = new Map<string, Flat[]>();
  for (const flat of flats) {
    const { label, type } = flat.home;
    const name = `${String(type)} ${String(label)}`.toLowerCase();
    names.set(name, [...(names.get(name) ?? []), flat]);
  }
  return [...names.values()];
}

/** The area that most homes tell, the super built-up one first. */
function areaFieldOf(flats: readonly Flat[]): string {
  const tells = (field: string) => flats.filter((flat) => areaIn(flat, field) !== undefined).length;
  return AREAS.toSorted((one, other) => tells(other) - tells(one))[0] ?? AREAS[0];
}

interface Sizes {
  /** The smallest first; a home joins the ones before it where its size is near theirs. */
  groups: Flat[][];
  unsized: Flat[];
  smallest: (group: readonly Flat[]) => number;
  largest: (group: readonly Flat[]) => number;
}

/** Homes of one name by their sizes. */
export function bySize(flats: readonly Flat[]): Sizes {
  const field = areaFieldOf(flats);
  const from = (flat: Flat): number => areaIn(flat, field)?.min ?? 0;
  const smallest = (group: readonly Flat[]) => Math.min(...group.map(from));
  const largest = (group: readonly Flat[]) =>
    Math.max(...group.map((flat) => areaIn(flat, field)?.max ?? from(flat)));
  const sized = flats.filter((flat) => areaIn(flat, field)?.min !== undefined);
  const groups: Flat[][] = [];
  for (const flat of sized.toSorted((one, other) => from(one) - from(other))) {
    const last = groups.at(-1);
    if (last !== undefined && from(flat) <= largest(last) * APART) last.push(flat);
    else groups.push([flat]);
  }
  return {
    groups,
    unsized: flats.filter((flat) => !sized.includes(flat)),
    smallest,
    largest,
  };
}

/** `2 BHK 1085-1092 sq ft`: a kind by its size, for letters would be ours. */
export function sizedLabel(group: readonly Flat[]): string {
  const range = around(group.flatMap((flat) => areaIn(flat, areaFieldOf(group)) ?? []));
  const sizes = [range?.min, range?.max].filter((end) => end !== undefined);
  return `${labelOf(group)} ${sizes.join('-')} sq ft`;
}

/** Why a home of a name that has several sizes is left out. */
export const sizeUnknown = (flat: Flat): string =>
  `${flat.place}: without its area nobody knows which "${labelOf([flat])}" it is, so this home is left out.`;
