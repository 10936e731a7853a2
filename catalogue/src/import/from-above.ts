import { isDitto } from './cell.ts';
import { isTotal, standsAlone } from './rows-apart.ts';

/**
 * The cells of rows, given one after the other, with those of the row above where an empty cell of such a column means that, or where
 * a mark says so. Above a project is the whole one before it, in however many rows it stands: those behind its first say no name. Titles
 * of parts and sums neither give nor take.
 */
export function takingFromAbove(
  isAsAbove: (at: number) => boolean,
  nameAt = -1,
): (cells: readonly string[]) => string[] {
  let above: readonly string[] = [];
  return (cells) => {
    if (standsAlone(cells) !== undefined || isTotal(cells)) return [...cells];
    const taken = cells.map((cell, at) => {
      const given = cell.trim();
      return isDitto(given) || (given === '' && isAsAbove(at)) ? (above[at] ?? '') : cell;
    });
    const goesOn = nameAt !== -1 && (cells[nameAt] ?? '').trim() === '';
    above = goesOn
      ? taken.map((cell, at) => (cell.trim() === '' ? (above[at] ?? '') : cell))
      : taken;
    return taken;
  };
}
