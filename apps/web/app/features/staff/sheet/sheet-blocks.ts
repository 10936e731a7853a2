/** Blocks of cells as spreadsheets copy them: rows between line ends, cells between tabs. */

/** The cells of a pasted text. A cell with tabs, line ends or quotation marks is in quotation marks. */
export function blockOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (;;) {
    const match = cell.exec(text);
    if (match === null) break;
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '' || cell.lastIndex >= text.length) break;
  }
  return rows;
}

/** Cells as a text to be pasted elsewhere. */
export function textOfBlock(block: readonly (readonly string[])[]): string {
  const written = (cell: string) =>
    /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return block.map((row) => row.map(written).join('\t')).join('\n');
}

/** A corner of a block in a sheet, counted from 0. */
export interface Corner {
  row: number;
  column: number;
}

export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function between(one: Corner, other: Corner): Block {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** Each place of a block, row by row. */
export function placesIn({ top, bottom, left, right }: Block): Corner[] {
  const places: Corner[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  }
  return places;
}

/**
 * The cells that a paste sets: the block from its upper left corner on. A single cell, or a block that fits a whole number
 * of times, fills the selection. Cells outside of the sheet are ignored.
 */
export function pasted(
  block: readonly (readonly string[])[],
  chosen: Block,
  { rows, columns }: { rows: number; columns: number },
): (Corner & { text: string })[] {
  const [high, wide] = [block.length, Math.max(0, ...block.map((row) => row.length))];
  if (high === 0 || wide === 0) return [];
  const [tall, broad] = [chosen.bottom - chosen.top + 1, chosen.right - chosen.left + 1];
  const isRepeated = tall % high === 0 && broad % wide === 0;
  const filled = {
    ...chosen,
    bottom: Math.min(rows - 1, chosen.top + (isRepeated ? tall : high) - 1),
    right: Math.min(columns - 1, chosen.left + (isRepeated ? broad : wide) - 1),
  };
  return placesIn(filled).map(({ row, column }) => ({
    row,
    column,
    text: block[(row - chosen.top) % high]?.[(column - chosen.left) % wide] ?? '',
  }));
}
