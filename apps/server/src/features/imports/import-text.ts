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

/** Passes a file on while it looks whether it is text at all; throws what is wrong with it. */
export async function* checkedText(
  content: AsyncIterable<Uint8Array>,
  format: 'csv' | 'jsonl',
): AsyncGenerator<Uint8Array, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isBlank = true;
  for await (const piece of content) {
    const text = decoded(() => decoder.decode(piece, { stream: true }));
    if (isBlank && format === 'jsonl' && text.trimStart().startsWith('[')) {
      throw new UnreadableFile(
        'This is a JSON array; JSON Lines has one object a line and no brackets around them.',
      );
    }
    isBlank &&= text.trim() === '';
    yield piece;
  }
  decoded(() => decoder.decode());
  if (isBlank) throw new UnreadableFile('This file is empty.');
}

function decoded(decode: () => string): string {
  let text: string;
  try {
    text = decode();
  } catch (error) {
    throw new UnreadableFile('This file is not UTF-8 text; save it as "CSV UTF-8".', {
      cause: error,
    });
  }
  if (text.includes('\0')) {
    throw new UnreadableFile('This file is not text; save it as "CSV UTF-8".');
  }
  return text;
}
