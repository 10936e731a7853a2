export const MONEY = '(?:crores?|crs?|lakhs?|lacs?|lks?|l)\\b\\.?';
export const AREA = '(?:sq\\.?\\s*(?:f(?:ee)?t|m(?:trs?|ts?)?|y(?:ar)?ds?)\\b\\.?|sft\\b\\.?)';
export const SPAN = '\\d[\\d.,]*(?:\\s*(?:-|–|\\bto\\b)\\s*\\d[\\d.,]*)?';
const UNIT_BEHIND = new RegExp(`\\d\\s*(${MONEY}|${AREA})\\s*\\+?$`, 'i');
const IS_BARE = new RegExp(`^${SPAN}$`, 'i');

/** Figures with the unit of the last where they have none: `85 / 120 L` is `85 L` and `120 L`. */
export function withUnits(parts: readonly string[]): string[] {
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
