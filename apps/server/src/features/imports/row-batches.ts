import type { GoodRow, ProjectRow } from '@manemitra/catalogue/import/project-row';
import { projectRows, type ProjectRows } from '#server/features/catalogue/public.ts';
import { pauses } from '#server/platform/let-others-go-on.ts';
import { claimOf, type Refusal, rowJudge, withoutNumbers } from './judge-rows.ts';

/** Rows that are dealt with together, each batch whole or not at all; between two an import can be cancelled. */
const BATCH_ROWS = 100;

/** A row with what its project becomes where nothing else is known of it: that can be said while the database is busy with rows before. */
interface ReadyRow extends GoodRow {
  project: ProjectRows;
}

/** Rows of a file that were read and judged. */
export interface Batch {
  good: ReadyRow[];
  refusals: Refusal[];
  refusedRows: number;
  rows: number;
  /** The line on which the last of them begins. */
  line: number;
  /** How much of the file was read when they were. */
  bytesRead: number;
}

/** How many cells are left out of rows that come in: the same number before an import and after it. */
export const refusedCellsOf = ({ refusals }: Batch): number =>
  new Set(refusals.flatMap(({ isCell, line, field }) => (isCell ? `${line} ${field}` : []))).size;

const emptyBatch = (): Omit<Batch, 'good'> & { good: GoodRow[] } => ({
  good: [],
  refusals: [],
  refusedRows: 0,
  rows: 0,
  line: 0,
  bytesRead: 0,
});

interface BatchOptions {
  /** `YYYY-MM-DD`: decides the taxes in the all-in prices. */
  today: () => string;
  /** The line behind which the first batch begins. */
  lineDone?: number;
  /** How much of the file was read so far. */
  bytesRead?: () => number;
}

/** The rows of a file behind a line, judged in their order and beside those before it, for a project may come only once. */
export async function* batchesOf(
  rows: AsyncIterable<ProjectRow>,
  { today, lineDone = 0, bytesRead = () => 0 }: BatchOptions,
): AsyncGenerator<Batch, void, undefined> {
  let batch = emptyBatch();
  const judge = rowJudge((row) => batch.good.some(({ line }) => line === row.line));
  const pause = pauses();
  const isNew = () => batch.rows > 0 && batch.line > lineDone;
  const ready = async (): Promise<Batch> => {
    const good: ReadyRow[] = [];
    for (const row of batch.good) {
      await pause();
      good.push({ ...row, project: projectRows(row.record, today()) });
    }
    return { ...batch, good };
  };
  for await (const row of rows) {
    await pause();
    const { good, refusals, disputed } = judge(row);
    batch.refusals.push(...refusals);
    // The rows of a batch land together: one of an earlier batch keeps the number, and the later row says whose it is too.
    const at = batch.good.findIndex(({ line }) => line === disputed?.line);
    const other = batch.good[at];
    if (good !== undefined && other !== undefined) {
      const { row: rest, refusal } = withoutNumbers(other, claimOf(good));
      batch.good[at] = rest;
      batch.refusals = [...batch.refusals, refusal].toSorted((a, b) => a.line - b.line);
    }
    if (good === undefined) batch.refusedRows += 1;
    else batch.good.push(good);
    batch.rows += 1;
    batch.line = row.line;
    batch.bytesRead = bytesRead();
    if (batch.rows < BATCH_ROWS && row.line !== lineDone) continue;
    // Others landed before the import was stopped.
    if (isNew()) yield await ready();
    batch = emptyBatch();
  }
  if (isNew()) yield await ready();
}
