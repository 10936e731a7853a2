import { attribute, elements } from './xml-elements.ts';

/** `AB12` is in column 27, counted from 0. */
export function columnAt(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Where cells are merged over several rows. */
const RANGE = /^([A-Z]{1,3}\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;
const MERGES_MAX = 200_000;

/**
 * Cells merged downwards: the value of the first applies to each of their rows. A cell merged sideways is a title and stays
 * where it is.
 */
export function mergedCells(xml: string): {
  /** Told each row that holds something, from above to below. */
  fill: (cells: string[], row: number) => void;
} {
  const from = new Map<number, { column: number; to: number }[]>();
  let count = 0;
  for (const merge of elements(xml.slice(xml.lastIndexOf('</sheetData>')), 'mergeCell')) {
    const [, first = '', last = ''] = RANGE.exec(attribute(merge, 'ref') ?? '') ?? [];
    const [column, row, to] = [columnAt(first), Number(/\d+$/.exec(first)?.[0]), Number(last)];
    if (column === undefined || !(to > row) || (count += 1) > MERGES_MAX) continue;
    const ofRow = from.get(row);
    if (ofRow === undefined) from.set(row, [{ column, to }]);
    else ofRow.push({ column, to });
  }
  // Of one column, one at a time: a sheet shows no two in one place.
  const open = new Map<number, { text: string; to: number }>();
  return {
    fill(cells, row) {
      for (const [column, { text, to }] of open) {
        if (row > to) open.delete(column);
        else if ((cells[column] ?? '') === '') setAt(cells, column, text);
      }
      for (const { column, to } of from.get(row) ?? []) {
        const text = cells[column] ?? '';
        if (text !== '') open.set(column, { text, to });
      }
    },
  };
}

function setAt(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}
