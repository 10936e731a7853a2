import { type FileKind, kindOfFile } from '@manemitra/catalogue/import/file-kind';
import { csvCells } from '@manemitra/catalogue/import/csv-rows';
import { underHeader } from '@manemitra/catalogue/import/find-header';
import { linesOf } from '@manemitra/catalogue/import/lines';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { keepFile, removeFile } from '#server/platform/database/kept-files.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { guessMapping } from '@manemitra/catalogue/import/guess-mapping';
import { projectInTitle } from '@manemitra/catalogue/import/title-names';
import { uniqueHeadings } from '@manemitra/catalogue/import/headings';
import type { MappedColumn } from '@manemitra/catalogue/import/mapped-column';
import type { NotRead } from '@manemitra/catalogue/import/xlsx-not-read';
import { asKept, textOf } from './import-text.ts';
import { rememberedReading } from './remembered-mappings.ts';

const PREVIEW_ROWS = 5;
/** What a column holds is seen by more rows than are shown. */
const GUESSED_BY_ROWS = 20;
const PREVIEW_CELL_MAX = 300;

interface Upload {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

/** What else the file holds goes with its first row: it is of the file as it came, and no row of it is kept apart. */
const withNotRead = (rows: readonly PreviewRow[], notRead: NotRead[]) =>
  rows.map((row, at) => (at === 0 && notRead.length > 0 ? { ...row, notRead } : row));

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
  const kind = kindOf(fileName);
  const format = kind === 'jsonl' ? 'jsonl' : 'csv';
  let notRead: NotRead[] = [];
  const kept = asKept(content, kind, (told) => (notRead = told));
  const file = await keepFile(db, kept).catch((error: unknown) => {
    throw asRefusal(error);
  });
  try {
    const { mapping: guessed, rows, titles } = await lookAt(db, file.id, format);
    const { mapping, settings: remembered } = await rememberedReading(db, guessed);
    const settings = { ...projectOf(mapping, titles, fileName), ...remembered };
    const { id } = await db
      .insertInto('catalogue_imports')
      .values({
        file_id: file.id,
        file_name: fileName,
        format,
        status: 'uploaded',
        bytes: file.bytes,
        mapping: JSON.stringify(mapping),
        settings: JSON.stringify(settings),
        preview: JSON.stringify(withNotRead(rows, notRead)),
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

function kindOf(fileName: string): FileKind {
  const kind = kindOfFile(fileName);
  if (kind !== undefined) return kind;
  throw new Problem('import.refused', { message: 'Choose an .xlsx, a .csv or a .jsonl file.' });
}

const asRefusal = (error: unknown): unknown =>
  error instanceof UnreadableFile
    ? new Problem('import.refused', { message: error.message, cause: error })
    : error;

async function lookAt(
  db: Kysely<Database>,
  fileId: string,
  format: 'csv' | 'jsonl',
): Promise<{ mapping: MappedColumn[]; rows: PreviewRow[]; titles: readonly string[] }> {
  const text = textOf(db, fileId);
  return format === 'csv' ? lookAtCsv(text) : lookAtLines(text);
}

async function lookAtCsv(text: AsyncIterable<string>) {
  let header: string[] | undefined;
  let titles: readonly string[] = [];
  const rows: PreviewRow[] = [];
  for await (const row of underHeader(csvCells(text))) {
    if ('problems' in row) break;
    if (!('headings' in row)) rows.push(row);
    else if (!row.isAlone) [header, titles] = [uniqueHeadings(row.headings), row.titles];
    if (rows.length === GUESSED_BY_ROWS) break;
  }
  if (header === undefined)
    throw new UnreadableFile('This file has no line that names its columns.');
  const mapping = guessMapping(
    header,
    rows.map(({ cells }) => cells),
  );
  const preview = rows.slice(0, PREVIEW_ROWS);
  return { mapping, titles, rows: preview.map((row) => ({ ...row, cells: row.cells.map(shown) })) };
}

async function lookAtLines(text: AsyncIterable<string>) {
  const rows: PreviewRow[] = [];
  for await (const { line, text: content = 'A line of more than 1 MB' } of linesOf(text)) {
    if (content.trim() !== '') rows.push({ line, sheetRow: null, cells: [shown(content)] });
    if (rows.length === PREVIEW_ROWS) break;
  }
  return { mapping: [], rows, titles: [] };
}

/** A list of flats without a column of projects is most likely of the one that its title names. */
function projectOf(mapping: readonly MappedColumn[], titles: readonly string[], fileName: string) {
  const used = new Set(mapping.map(({ as }) => as));
  const project =
    used.has('flat_number') && !used.has('name') ? projectInTitle(titles, fileName) : undefined;
  return project === undefined ? {} : { project };
}

const shown = (cell: string): string =>
  cell.length > PREVIEW_CELL_MAX ? `${cell.slice(0, PREVIEW_CELL_MAX)}…` : cell;
