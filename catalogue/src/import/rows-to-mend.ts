import { underHeader } from './find-header.ts';
import { takingFromAbove } from './from-above.ts';
import { ROW_OF_SHEET, WHY_REFUSED } from './mapped-column.ts';
import type { RefusedRow } from './project-row.ts';
import type { Cells } from './row-cells.ts';

/** Why something of a row was refused, by the line on which the row begins. */
export interface LineReason {
  line: number;
  reason: string;
}

/** How rows continue the project before them, and in which column its name is. */
interface Groups {
  continues?: (cells: readonly string[]) => boolean;
  nameAt?: number;
}

/**
 * The header and the rows with something refused, as in the file, with the reasons and the row of the sheet in front: to be corrected and imported
 * again. Rows and reasons must come in the order of their lines.
 */
export async function* rowsToMend(
  rows: AsyncIterable<RefusedRow | Cells>,
  reasons: AsyncIterable<LineReason>,
  isAsAbove: (at: number) => boolean = () => false,
  /** Whether a row is of the same project as the one before it: they are mended together. */
  { continues = () => false, nameAt = -1 }: Groups = {},
): AsyncGenerator<string[]> {
  const whyOf = reasonsInOrder(reasons);
  // The row above may be correct and so missing here, which would put another row above this one.
  const fromAbove = takingFromAbove(isAsAbove, nameAt);
  let ours: ReadonlySet<number> = new Set();
  const own = (cells: readonly string[]): string[] => cells.filter((_, at) => !ours.has(at));
  let group: { why: string; at: number | null; cells: string[] }[] = [];
  const end = (): string[][] => {
    const rows = group.some(({ why }) => why !== '') ? group : [];
    group = [];
    return rows.map(({ why, at, cells }) => [why, String(at ?? ''), ...own(cells)]);
  };
  for await (const row of underHeader(rows)) {
    if ('headings' in row) {
      // A file that was mended before has the columns already.
      ours = new Set([WHY_REFUSED, ROW_OF_SHEET].map((name) => row.headings.indexOf(name)));
      yield [WHY_REFUSED, ROW_OF_SHEET, ...own(row.headings)];
      continue;
    }
    if (!('cells' in row)) continue;
    const { line, sheetRow } = row;
    const cells = fromAbove(row.cells);
    if (!continues(cells)) yield* end();
    group.push({ why: await whyOf(line), at: sheetRow, cells });
  }
  yield* end();
}

/** The reasons of a line, asked for line after line. */
export function reasonsInOrder(
  reasons: AsyncIterable<LineReason>,
): (line: number) => Promise<string> {
  const iterator = reasons[Symbol.asyncIterator]();
  let next: IteratorResult<LineReason, unknown> | undefined;
  return async (line) => {
    next ??= await iterator.next();
    const told: string[] = [];
    while (next.done !== true && next.value.line <= line) {
      if (next.value.line === line) told.push(next.value.reason);
      next = await iterator.next();
    }
    return told.join(' ');
  };
}
