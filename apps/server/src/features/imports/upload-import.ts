import { extname } from 'node:path';
import { csvCells } from '@manemitra/catalogue/import/csv-rows';
import { linesOf } from '@manemitra/catalogue/import/lines';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { keepFile, removeFile } from '#server/platform/database/kept-files.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { guessMapping, type MappedColumn } from './column-mapping.ts';
import { checkedText, textOf } from './import-text.ts';

const PREVIEW_ROWS = 5;
const PREVIEW_CELL_MAX = 300;

interface Upload {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

interface PreviewRow {
  line: number;
  sheetRow: number | null;
  cells: string[];
}

/** Keeps a file and looks at its first rows; nothing is taken in yet. Answers the import's id. */
export async function uploadImport(
  db: Kysely<Database>,
  { fileName, content }: Upload,
  { caller, now }: CallContext,
): Promise<number> {
  const format = formatOf(fileName);
  const file = await keepFile(db, checkedText(content, format)).catch((error: unknown) => {
    throw asRefusal(error);
  });
  try {
    const { mapping, rows } = await lookAt(db, file.id, format);
    const { id } = await db
      .insertInto('catalogue_imports')
      .values({
        file_id: file.id,
        file_name: fileName,
        format,
        status: 'uploaded',
        bytes: file.bytes,
        mapping: JSON.stringify(mapping),
        preview: JSON.stringify(rows),
        staff_id: caller.kind === 'account' ? caller.accountId : null,
        token_id: caller.kind === 'service' ? caller.tokenId : null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    await removeFile(db, file.id);
    throw asRefusal(error);
  }
}

function formatOf(fileName: string): 'csv' | 'jsonl' {
  const extension = extname(fileName).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (extension === '.jsonl') return 'jsonl';
  throw new Problem('import.refused', { message: 'Choose a .csv or a .jsonl file.' });
}

const asRefusal = (error: unknown): unknown =>
  error instanceof UnreadableFile
    ? new Problem('import.refused', { message: error.message, cause: error })
    : error;

async function lookAt(
  db: Kysely<Database>,
  fileId: string,
  format: 'csv' | 'jsonl',
): Promise<{ mapping: MappedColumn[]; rows: PreviewRow[] }> {
  const text = textOf(db, fileId);
  return format === 'csv' ? lookAtCsv(text) : lookAtLines(text);
}

async function lookAtCsv(text: AsyncIterable<string>) {
  let mapping: MappedColumn[] | undefined;
  const rows: PreviewRow[] = [];
  for await (const row of csvCells(text)) {
    if ('problems' in row) break;
    if (mapping === undefined) mapping = guessMapping(row.cells);
    else rows.push({ ...row, cells: row.cells.map(shown) });
    if (rows.length === PREVIEW_ROWS) break;
  }
  if (mapping === undefined)
    throw new UnreadableFile('This file has no line that names its columns.');
  if (new Set(mapping.map(({ column }) => column)).size < mapping.length) {
    throw new UnreadableFile('Two columns of this file have the same name.');
  }
  return { mapping, rows };
}

async function lookAtLines(text: AsyncIterable<string>) {
  const rows: PreviewRow[] = [];
  for await (const { line, text: content = 'A line of more than 1 MB' } of linesOf(text)) {
    if (content.trim() !== '') rows.push({ line, sheetRow: null, cells: [shown(content)] });
    if (rows.length === PREVIEW_ROWS) break;
  }
  return { mapping: [], rows };
}

const shown = (cell: string): string =>
  cell.length > PREVIEW_CELL_MAX ? `${cell.slice(0, PREVIEW_CELL_MAX)}…` : cell;
