import { decodedText } from '@manemitra/catalogue/import/decoded-text';
import type { FileKind } from '@manemitra/catalogue/import/file-kind';
import { type NotRead, xlsxNotRead } from '@manemitra/catalogue/import/xlsx-not-read';
import { refuseLargeWorkbook, xlsxAsCsv } from '@manemitra/catalogue/import/read-xlsx';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { readKeptFile } from '#server/platform/database/kept-files.ts';

/** The text of a kept file in pieces, without its byte order mark. `onBytes` is told how many bytes each took. */
export async function* textOf(
  db: Kysely<Database>,
  fileId: string,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of readKeptFile(db, fileId)) {
    onBytes(piece.byteLength);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

/**
 * A file as it is kept, in UTF-8: what came in another encoding is decoded, and of a workbook the first sheet is taken as CSV. Throws
 * UnreadableFile when it is no text at all. Calls `tellNotRead` with what else a workbook contains.
 */
export async function* asKept(
  content: AsyncIterable<Uint8Array>,
  kind: FileKind,
  tellNotRead: (notRead: NotRead[]) => void = () => undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isBlank = true;
  for await (const text of kind === 'xlsx'
    ? workbookText(content, tellNotRead)
    : decodedText(content)) {
    if (isBlank && kind === 'jsonl' && text.trimStart().startsWith('[')) {
      throw new UnreadableFile(
        'This is a JSON array; JSON Lines has one object a line and no brackets around them.',
      );
    }
    isBlank &&= text.trim() === '';
    yield Buffer.from(text);
  }
  if (isBlank) throw new UnreadableFile('This file is empty.');
}

/** A workbook cannot be read before its end has come: its list of contents stands there. */
async function* workbookText(
  content: AsyncIterable<Uint8Array>,
  tellNotRead: (notRead: NotRead[]) => void,
): AsyncGenerator<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    refuseLargeWorkbook(bytes);
    pieces.push(piece);
  }
  const file = Buffer.concat(pieces);
  yield* xlsxAsCsv(file);
  tellNotRead(besides(file));
}

/** A part that cannot be looked through refuses no workbook whose rows were read. */
function besides(file: Buffer): NotRead[] {
  try {
    return xlsxNotRead(file);
  } catch {
    return [];
  }
}
