import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { ImportRow } from './present-import.ts';
import { textOf } from './import-text.ts';
import { readAhead } from './read-ahead.ts';
import { batchesInThread } from './reading-thread.ts';
import { type Batch, batchesOf } from './row-batches.ts';
import { rowsOf } from './rows-of-file.ts';

/** A thread takes the better part of a second to begin: so much is read sooner where one is. */
const WORTH_A_THREAD = 256 * 1024;

/** The batches of a kept file behind a line, each made while the one before is dealt with. A large file is read beside the requests. */
export function batchesOfImport(
  db: Kysely<Database>,
  {
    fileId,
    file,
    today,
    lineDone = 0,
  }: { fileId: string; file: ImportRow; today: () => string; lineDone?: number },
): AsyncGenerator<Batch, void, undefined> {
  let bytes = 0;
  const bytesRead = () => bytes;
  const text = textOf(db, fileId, (more) => (bytes += more));
  const { format, mapping, settings, choices } = file;
  const reading = { format, mapping, settings, choices };
  return readAhead(
    file.bytes < WORTH_A_THREAD
      ? batchesOf(rowsOf(reading, text), { today, lineDone, bytesRead })
      : batchesInThread({ reading, lineDone, text, today, bytesRead }),
  );
}
