const toldOf = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');

/** The only cell of a row that holds something: the name of a part of the sheet, or a note below it. */
export function standsAlone(cells: readonly string[]): string | undefined {
  const [alone, ...others] = toldOf(cells);
  return others.length === 0 ? alone : undefined;
}

/** Whether a row is the sum of those above it: one of its cells is that word alone. */
export const isTotal = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:grand|sub)?[\s-]*totals?\s*:?$/i.test(cell.trim()));

/** Whether a row says the names of the columns again, as the first of each printed page does. */
export function repeatsHeadings(
  cells: readonly string[],
  columns: readonly ({ heading?: string } | undefined)[],
): boolean {
  const told = columns.flatMap((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    return column?.heading === undefined || cell === '' ? [] : [[cell, column.heading] as const];
  });
  return (
    told.length > 1 &&
    told.every(([cell, heading]) => cell.toLowerCase() === heading.trim().toLowerCase())
  );
}

/** Whether a text is a note below a sheet: `* E & OE`, `Note: rates may change`. */
export const isNote = (text: string): boolean =>
  /^\s*(?:\*|notes?\b\s*:|e\s*&\s*o\.?\s*e)/i.test(text);
