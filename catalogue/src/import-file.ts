import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readCsvRows } from './import/csv-rows.ts';
import { decodedText } from './import/decoded-text.ts';
import type { FileSettings } from './import/file-settings.ts';
import { type FileKind, kindOfFile } from './import/file-kind.ts';
import { readJsonLines } from './import/json-lines.ts';
import type { ColumnNote } from './import/guess-mapping.ts';
import { guessedColumns } from './import/headings.ts';
import type { ProjectRow } from './import/project-row.ts';
import { refuseLargeWorkbook, xlsxAsCsv } from './import/read-xlsx.ts';
import { UnreadableFile } from './import/unreadable-file.ts';

export type { ProjectRow };

/**
 * Reads the projects of a sheet (CSV or XLSX) or a JSON Lines file, one at a time (docs/import-format.md). A row that cannot
 * be used is yielded with its reason and line, and reading continues. A file that cannot be read at all (missing, a folder,
 * empty, another kind, not text, wrong header) throws before the first row. `tellColumns` gets the notes on its columns once.
 */
export async function* readProjectRows(
  filePath: string,
  settings: FileSettings = {},
  tellColumns: (notes: ColumnNote[]) => void = () => undefined,
): AsyncGenerator<ProjectRow, void, undefined> {
  const name = basename(filePath);
  const kind = kindOfFile(name);
  if (kind === undefined) {
    throw new UnreadableFile(`${name} is neither a .csv, an .xlsx nor a .jsonl file.`);
  }
  await checkFile(filePath, name, kind);
  const text = fileText(filePath);
  if (kind === 'jsonl') {
    yield* readJsonLines(text);
    return;
  }
  yield* readCsvRows(text, settings, (header, rows) => {
    const { columns, notes } = guessedColumns(header, settings, rows);
    tellColumns(notes);
    return columns;
  });
}

async function checkFile(filePath: string, name: string, kind: FileKind): Promise<void> {
  const found = await stat(filePath).catch(() => undefined);
  if (found === undefined) throw new UnreadableFile(`There is no file ${filePath}.`);
  if (found.isDirectory()) throw new UnreadableFile(`${filePath} is a folder; give one file.`);
  let isBlank = true;
  // The whole file is checked first, so that a bad byte near its end refuses it before any row is written.
  for await (const piece of fileText(filePath)) {
    if (isBlank && piece.trimStart().startsWith('[') && kind === 'jsonl') {
      throw new UnreadableFile(
        `${name} is a JSON array; JSON Lines has one object a line and no brackets around them.`,
      );
    }
    isBlank &&= piece.trim() === '';
  }
  if (isBlank) throw new UnreadableFile(`${name} is empty.`);
}

/** The text of a file in pieces, without a byte order mark; of a workbook its first sheet as CSV. */
export async function* fileText(filePath: string): AsyncGenerator<string> {
  if (kindOfFile(filePath) !== 'xlsx') {
    yield* decodedText(createReadStream(filePath));
    return;
  }
  const { size } = await stat(filePath);
  refuseLargeWorkbook(size);
  yield* xlsxAsCsv(await readFile(filePath));
}
