const toldOf = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');

/** The only cell of a row that holds something: the name of a part of the sheet, or a note below it. */
export function standsAlone(cells: readonly string[]): string | undefined {
  const [alone, ...others] = toldOf(cells);
  return others.length === 0 ? alone : undefined;
}

/** Whether a row is the sum of those above it: one of its cells is that word alone. */
export const isTotal = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:grand|sub)?[\s-]*totals?\s*:?$/i.test(cell.trim()));
