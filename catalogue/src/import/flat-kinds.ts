import { facingText } from './facing-words.ts';
import { FAR, isForSale, kindOf } from './kind-of-homes.ts';
import { byName, bySize, type Flat, labelOf, sizedLabel, sizeUnknown } from './sizes-of-homes.ts';
import type { UnitCells } from './units-notation.ts';

export interface Kinds {
  kinds: UnitCells[];
  /** What was left out of them, and why. */
  leftOut: string[];
}

/**
 * The kinds of home in a list of flats: one for each name, and one for each size where sizes differ clearly. A kind has the areas of all its
 * flats and the prices of those still for sale. It has a count only if the list names sold flats too; without them the list may be
 * incomplete.
 */
export function kindsOf(
  flats: readonly Flat[],
  /** How many flats of the list are of a kind that could not be read. */
  unread = 0,
): Kinds & {
  /** What the list says of each kind, in words. */
  told: string[];
} {
  const leftOut: string[] = [];
  const told: string[] = [];
  const listsSold = flats.some(({ state }) => state === 'sold');
  const tellsFree = flats.some(({ state }) => state === 'free');
  const kinds = byName(flats).flatMap((named) => {
    const { groups, odd } = withoutSlips(named);
    leftOut.push(...odd);
    return groups.map((group) => {
      const label = groups.length === 1 ? labelOf(group) : sizedLabel(group);
      const isCounted = listsSold && odd.length === 0 && unread === 0;
      const kind = kindOf(group, label, leftOut);
      const open = group.filter(isForSale).length;
      told.push(
        [
          `${label}: ${group.length}`,
          ...(tellsFree
            ? [`of which ${group.filter(({ state }) => state === 'free').length} can be bought`]
            : []),
          ...(kind['facings'] === undefined ? [] : [facingText(group.map(({ home }) => home))]),
          ...(open === 0 ? ['so it has no price'] : []),
        ].join(', '),
      );
      return { ...kind, ...(isCounted && { count: group.length }) };
    });
  });
  return { kinds, leftOut, told };
}

/** Flats of one name by their sizes, and why some are of no size that can be known. */
function withoutSlips(flats: readonly Flat[]): {
  groups: Flat[][];
  odd: string[];
} {
  const { groups, unsized, smallest, largest } = bySize(flats);
  const odd: string[] = [];
  const kept = groups.filter((group, at) => {
    const [flat] = group;
    const [before, behind] = [groups[at - 1], groups[at + 1]];
    const isFar =
      groups.length > 1 &&
      group.length === 1 &&
      flat !== undefined &&
      (before === undefined || smallest(group) >= largest(before) * FAR) &&
      (behind === undefined || smallest(behind) >= smallest(group) * FAR);
    if (isFar)
      odd.push(
        `${flat.place}: ${smallest(group)} sq ft is far from the others of "${labelOf(flats)}", most likely a slip, so this flat is left out.`,
      );
    return !isFar;
  });
  const [only, ...more] = kept;
  if (more.length === 0) return { groups: [[...(only ?? []), ...unsized]], odd };
  return { groups: kept, odd: [...odd, ...unsized.map(sizeUnknown)] };
}
