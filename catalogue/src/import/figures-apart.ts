import type { Read } from './cell.ts';
import { AREA, MONEY, SPAN, withUnits } from './listed-figures.ts';
import type { Range } from './ranges.ts';
import type { UnitCells } from './units-notation.ts';

const LISTED = new RegExp(
  `${SPAN}\\s*(?:${MONEY}|${AREA})?(?:\\s*\\/\\s*${SPAN}\\s*(?:${MONEY}|${AREA})?)+`,
  'gi',
);
const WHOLE = '(?:\\d{3,}|\\d,\\d{3})(?![\\d.]|,\\d)';
/** Areas with other signs between: `1235 & 1610 sft`, `1250, 1590`. */
const LISTED_AREAS = new RegExp(
  `${WHOLE}(?:\\s*${AREA})?(?:\\s*(?:&|\\band\\b|,\\s)\\s*${WHOLE}(?!\\s*${MONEY})(?:\\s*${AREA})?)+`,
  'gi',
);

/** A text of several homes as one of each, each with its own of the figures that are as many: `1100/1500 sft 85L/1.2Cr`; and the text without those. */
export function textsApart(text: string, homes: number): { each: string[]; rest: string } {
  const take = (which: (parts: string[]) => string) => {
    const taken = (between: RegExp) => (list: string) => {
      const parts = withUnits(list.split(between).map((part) => part.trim()));
      return parts.length === homes ? ` ${which(parts)} ` : list;
    };
    return text.replace(LISTED, taken(/\//)).replace(LISTED_AREAS, taken(/&|\band\b|,\s/i));
  };
  return {
    each: Array.from({ length: homes }, (_, at) => take((parts) => parts[at] ?? '')),
    rest: take(() => ''),
  };
}

/**
 * Assigns the figures of a cell to homes in order, unless a larger home would get a smaller figure: then nobody knows which
 * belongs to which.
 */
export function inOrder(homes: UnitCells[], cell: string): Read<UnitCells[]> {
  const isOdd = homes.some((home, at) =>
    Object.keys(home).some((field) => {
      const [own, next] = [home, homes[at + 1]].map((each) => ({
        bhk: each?.['bhk'],
        figure: (each?.[field] as Range | undefined)?.min,
      }));
      if (typeof own?.bhk !== 'number' || typeof next?.bhk !== 'number') return false;
      if (own.figure === undefined || next.figure === undefined) return false;
      return (next.bhk - own.bhk) * (next.figure - own.figure) < 0;
    }),
  );
  return isOdd
    ? {
        reason: `"${cell.trim()}" gives the larger home the lower figure, so nobody knows which is of which. Write each home separately.`,
      }
    : { value: homes };
}
