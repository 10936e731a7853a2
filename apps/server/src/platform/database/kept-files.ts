import { randomUUID } from 'node:crypto';
import { sql, type QueryExecutorProvider } from 'kysely';

/** Large enough to be few, small enough that a handful of files at once fit in memory. */
const PIECE_BYTES = 256 * 1024;

/** Stores a file in the database as it arrives, so that a job in any process can read it. If it breaks off, nothing is kept. */
export async function keepFile(
  db: QueryExecutorProvider,
  content: AsyncIterable<Uint8Array>,
): Promise<{ id: string; bytes: number }> {
  const id = randomUUID();
  await sql`insert into kept_files (id) values (${id})`.execute(db);
  let bytes = 0;
  let position = 0;
  try {
    for await (const piece of inPieces(content)) {
      await sql`
        insert into kept_file_pieces (file_id, position, content)
        values (${id}, ${position}, ${piece})`.execute(db);
      position += 1;
      bytes += piece.byteLength;
    }
    await sql`update kept_files set bytes = ${bytes} where id = ${id}`.execute(db);
    return { id, bytes };
  } catch (error) {
    await removeFile(db, id);
    throw error;
  }
}

/** The pieces of a kept file, one at a time. */
export async function* readKeptFile(
  db: QueryExecutorProvider,
  id: string,
): AsyncGenerator<Buffer, void, undefined> {
  for (let position = 0; ; position += 1) {
    const { rows } = await sql<{ content: Buffer }>`
      select content from kept_file_pieces where file_id = ${id} and position = ${position}`.execute(
      db,
    );
    const [piece] = rows;
    if (piece === undefined) return;
    yield piece.content;
  }
}

export async function removeFile(db: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from kept_files where id = ${id}`.execute(db);
}

/** A week is long enough to fetch a file, or to go on with an import that was cancelled. */
export const FILES_KEPT_DAYS = 7;

/** Removes older files, including those of a process that died. */
export async function removeOldFiles(db: QueryExecutorProvider): Promise<void> {
  await sql`
    delete from kept_files
    where created_at < now() - make_interval(days => ${FILES_KEPT_DAYS})`.execute(db);
}

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    held.push(piece);
    bytes += piece.byteLength;
    if (bytes < PIECE_BYTES) continue;
    // One chunk may be much larger than a stored piece.
    const whole = Buffer.concat(held);
    let from = 0;
    for (; whole.byteLength - from >= PIECE_BYTES; from += PIECE_BYTES) {
      yield whole.subarray(from, from + PIECE_BYTES);
    }
    held = [whole.subarray(from)];
    bytes = whole.byteLength - from;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
