import { isDitto } from './cell.ts';
import { isTotal, standsAlone } from './rows-apart.ts';

/**
 * The cells of rows in order, with values from the row above where an empty cell of such a column means that, or where a
 * mark says so. "Above" for a project is the whole previous project, over all its rows: the rows after its first do not
 * repeat its name. Headings of sections and totals neither give nor take values.
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
