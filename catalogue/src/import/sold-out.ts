/** Words by which a sheet says that a project has no homes left. */
const SOLD_OUT =
  /\b(?:sold[\s-]*out|(?:fully|all|100\s*%)\s+sold|(?:no|nil|zero)\s+(?:units?|inventory|stock|flats?|plots?|homes?)(?:\s+(?:left|available))?|out of stock)\b/i;

/** That a cell on the stage of a project, on its homes or on its price says that none is left: whether buyers see it is for a person to decide. */
export function soldOutDoubts(
  cells: readonly string[],
  columns: readonly ({ path: string } | undefined)[],
): string[] {
  return columns.flatMap((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    return column !== undefined && SPEAKING.has(column.path) && saysSoldOut(cell)
      ? [
          `"${cell.slice(0, 120)}" says that it may be sold out. Do not publish it before somebody has asked.`,
        ]
      : [];
  });
}

/** Whether a cell says so: then it says nothing of how far the building is. */
export const saysSoldOut = (cell: string): boolean => SOLD_OUT.test(cell);

/** Of other columns such words may be a part of something else, as "all sold by us" of a note. */
const SPEAKING: ReadonlySet<string> = new Set(['status', 'units', 'priceRange', 'totalUnits']);
