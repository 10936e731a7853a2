import { isOnRequest, noteOf } from './cell.ts';

const OF_MONEY = /^(?:priceRange|allInPriceRange|rateRange)/;
const PROMISED = /^\((?:as )?(?:promised|committed|expected|exp\.?)(?: date)?\)$/i;
const RESALE = /\bre-?sale\b/i;

/** Whether nothing is lost though nothing came of a cell: a price on request, where no price is known. */
export const isUnderstood = (path: string, cell: string): boolean =>
  OF_MONEY.test(path) && isOnRequest(cell);

/** Whether a note behind what was taken needs no sentence of its own: it says what a date to come is anyway, or it is a doubt of its row. */
export const isNoteKnown = (path: string, note: string): boolean =>
  (path === 'possessionOn' && PROMISED.test(note)) || (OF_MONEY.test(path) && RESALE.test(note));

/** That a price is what an owner asks: pages would show it as the builder's. */
export function resaleDoubts(
  cells: readonly string[],
  columns: readonly ({ path: string } | undefined)[],
): string[] {
  return columns.flatMap((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    return OF_MONEY.test(column?.path ?? '') && RESALE.test(noteOf(cell) ?? '')
      ? [
          `"${cell.slice(0, 120)}" is a price of resale, and pages show it like one of the builder. Clear the cell if buyers should not read it so.`,
        ]
      : [];
  });
}
