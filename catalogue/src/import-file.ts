import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { readCsvRows } from './import/csv-rows.ts';
import { readJsonLines } from './import/json-lines.ts';
import type { ProjectRow } from './import/project-row.ts';
import { UnreadableFile } from './import/unreadable-file.ts';

export type { ProjectRow };

/**
 * Projects of a CSV or JSON Lines file, one at a time (docs/import-format.md). A row that cannot be used
 * comes with every field's reason and its line, and reading goes on. A file that cannot be read at all
 * (missing, a folder, empty, of another kind, not UTF-8, a wrong header) throws before the first row.
 */
export async function* readProjectRows(
  filePath: string,
): AsyncGenerator<ProjectRow, void, undefined> {
  const name = basename(filePath);
  const extension = extname(filePath).toLowerCase();
  if (extension !== '.csv' && extension !== '.jsonl') {
    throw new UnreadableFile(`${name} is neither a .csv nor a .jsonl file.`);
  }
  await checkFile(filePath, name);
  const rows = extension === '.csv' ? readCsvRows : readJsonLines;
  yield* rows(textOf(filePath));
}

async function checkFile(filePath: string, name: string): Promise<void> {
  const found = await stat(filePath).catch(() => undefined);
  if (found === undefined) throw new UnreadableFile(`There is no file ${filePath}.`);
  if (found.isDirectory()) throw new UnreadableFile(`${filePath} is a folder; give one file.`);
  let isBlank = true;
  let isFirst = true;
  try {
    // The whole file is looked through first, so that a bad byte near its end refuses it before any row lands.
    for await (const piece of textOf(filePath)) {
      if (isFirst && piece.trimStart().startsWith('[') && name.toLowerCase().endsWith('.jsonl')) {
        throw new UnreadableFile(
          `${name} is a JSON array; JSON Lines has one object a line and no brackets around them.`,
        );
      }
      isFirst = false;
      if (piece.includes('\0')) throw new TypeError('A text has no zero bytes.');
      isBlank &&= piece.trim() === '';
    }
  } catch (error) {
    if (error instanceof TypeError) {
      throw new UnreadableFile(`${name} is not UTF-8 text; save it as "CSV UTF-8".`, {
        cause: error,
      });
    }
    throw error;
  }
  if (isBlank) throw new UnreadableFile(`${name} is empty.`);
}

/** The text in pieces, without its byte order mark; bytes that are not UTF-8 throw a TypeError. */
async function* textOf(filePath: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of createReadStream(filePath)) {
    yield decoder.decode(bytes as Uint8Array, { stream: true });
  }
  yield decoder.decode();
}
