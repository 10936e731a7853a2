import type { Block, Column } from '../content.ts';
import { HAIRLINE, INK, makeRoom, rule, type Sheet, textHeight, write } from './sheet.ts';

type Table = Extract<Block, { kind: 'table' }>;

const PADDING = 6;
const HEAD = { size: 8.4, weight: 'semibold' } as const;
const CELL = { size: 9 } as const;
const TOTAL = { size: 9.2, weight: 'semibold' } as const;

/** A ruled table; a row that does not fit goes to the next page under a repeated head. */
export function drawTable(sheet: Sheet, { columns, rows, total }: Table): void {
  makeRoom(sheet, 60);
  head(sheet, columns);
  for (const row of rows) {
    const height = rowHeight(sheet, columns, row, CELL);
    if (sheet.y + height > sheet.bottom) {
      sheet.turn();
      head(sheet, columns);
    }
    cells(sheet, columns, row, CELL);
    sheet.y += height;
    rule(sheet, [sheet.left, sheet.y, sheet.width], HAIRLINE, 0.4);
  }
  if (total !== undefined) {
    const height = rowHeight(sheet, columns, total, TOTAL);
    makeRoom(sheet, height);
    cells(sheet, columns, total, TOTAL);
    sheet.y += height;
    rule(sheet, [sheet.left, sheet.y, sheet.width], sheet.accent, 0.9);
  }
  sheet.y += 13;
}

function head(sheet: Sheet, columns: readonly Column[]): void {
  const { doc, left, width, accent } = sheet;
  const titles = columns.map(({ title }) => title);
  const height = rowHeight(sheet, columns, titles, HEAD);
  doc.save().rect(left, sheet.y, width, height).fillColor(accent).fillOpacity(0.1).fill().restore();
  cells(sheet, columns, titles, { ...HEAD, colour: accent });
  sheet.y += height;
  rule(sheet, [left, sheet.y, width], accent, 0.8);
}

type Style = { size: number; weight?: 'semibold'; colour?: string };

function rowHeight(
  sheet: Sheet,
  columns: readonly Column[],
  row: readonly string[],
  style: Style,
): number {
  const heights = columns.map(({ share }, i) =>
    textHeight(sheet, row[i] ?? '', sheet.width * share - 2 * PADDING, style),
  );
  return Math.max(...heights) + 7;
}

function cells(
  sheet: Sheet,
  columns: readonly Column[],
  row: readonly string[],
  style: Style,
): void {
  let x = sheet.left;
  for (const [i, { share, align = 'left' }] of columns.entries()) {
    const width = sheet.width * share;
    const text = row[i] ?? '';
    if (text !== '') {
      write(sheet, text, [x + PADDING, sheet.y + 3, width - 2 * PADDING], {
        colour: INK,
        ...style,
        align,
      });
    }
    x += width;
  }
}
