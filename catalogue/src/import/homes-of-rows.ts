import type { Kinds } from './flat-kinds.ts';
import { kindOf } from './kind-of-homes.ts';
import { byName, bySize, type Flat, labelOf, sizedLabel, sizeUnknown } from './sizes-of-homes.ts';

/** The homes that rows tell, a row each: those of one name are one kind where their sizes are alike, else one for each size. */
export function homesOfRows(homes: readonly Flat[]): Kinds {
  const leftOut: string[] = [];
  const kinds = byName(homes).flatMap((named) => {
    if (named.length === 1) return named.map(({ home }) => home);
    const { groups, unsized } = bySize(named);
    if (groups.length > 0) leftOut.push(...unsized.map(sizeUnknown));
    const all = groups.length === 0 ? [unsized] : groups;
    return all.map((group) => {
      const label = all.length === 1 ? labelOf(group) : sizedLabel(group);
      const { count, ...kind } = kindOf(group, label, leftOut);
      if (group.length === 1) return { ...kind, ...(count !== undefined && { count }) };
      if (group.some(({ home }) => home['count'] !== undefined))
        leftOut.push(
          `Several rows say how many "${label}" there are, and not of which, so it is left out.`,
        );
      return kind;
    });
  });
  return { kinds, leftOut };
}
