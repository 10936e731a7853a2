import type { Read } from './cell.ts';
import type { Range } from './ranges.ts';
import type { UnitCells } from './units-notation.ts';

const MONEY = '(?:crores?|crs?|lakhs?|lacs?|lks?|l)\\b\\.?';
const AREA = '(?:sq\\.?\\s*(?:f(?:ee)?t|m(?:trs?|ts?)?|y(?:ar)?ds?)\\b\\.?|sft\\b\\.?)';
const SPAN = '\\d[\\d.,]*(?:\\s*(?:-|–|\\bto\\b)\\s*\\d[\\d.,]*)?';
const UNIT_BEHIND = new RegExp(`\\d\\s*(${MONEY}|${AREA})\\s*\\+?$`, 'i');
const IS_BARE = new RegExp(`^${SPAN}$`, 'i');

/** Figures with the unit of the last where they have none: `85 / 120 L` is `85 L` and `120 L`. */
function withUnits(parts: readonly string[]): string[] {
  const [, unit] = UNIT_BEHIND.exec(parts.at(-1) ?? '') ?? [];
  return parts.map((part) => (unit !== undefined && IS_BARE.test(part) ? `${part} ${unit}` : part));
}

/** Separators between figures in a cell, the surest first. A comma within a number is not followed by a space. */
const BETWEEN = [/[;|\n]/, /\/(?!-)/, /&|\band\b/i, /,\s+/];

/** The figures of a cell that gives one for each of several homes: `85L / 1.2 Cr`, `1,100, 1,500 sft`. */
export function figuresApart(cell: string): string[] {
  const by = BETWEEN.find((each) => each.test(cell));
  const parts = by === undefined ? [cell] : cell.split(by);
  return withUnits(parts.map((part) => part.trim()).filter((part) => part !== ''));
}

const LISTED = new RegExp(
  `${SPAN}\\s*(?:${MONEY}|${AREA})?(?:\\s*\\/\\s*${SPAN}\\s*(?:${MONEY}|${AREA})?)+`,
  'gi',
);

/** A text of several homes as one of each, each with its own of the figures between slashes: `1100/1500 sft 85L/1.2Cr`; and the text without those. */
export function textsApart(text: string, homes: number): { each: string[]; rest: string } {
  const apart = (list: string): string[] => withUnits(list.split('/').map((part) => part.trim()));
  const take = (which: (parts: string[]) => string) =>
    text.replace(LISTED, (list) => {
      const parts = apart(list);
      return parts.length === homes ? ` ${which(parts)} ` : list;
    });
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
        reason: `"${cell.trim()}" gives a larger home the lower figure, so nobody knows which is of which; write each home apart.`,
      }
    : { value: homes };
}
