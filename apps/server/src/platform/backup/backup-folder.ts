import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartFailure } from '#server/platform/start-failure.ts';

const Part = z.object({
  /** Within the folder. */
  file: z.string().regex(/^[\w./-]+$/),
  /** Of its text before it was compressed, and of a copied file itself. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  /** Rows of a table, bytes of a copied file. */
  count: z.number().int(),
});
export type Part = z.infer<typeof Part>;

/** The manifest of a backup. It is written last, so a folder that has it is complete. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  postgres: z.string(),
  /** The migrations that the rows fit. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), Part),
  counters: z.record(z.string(), z.number().nullable()),
  jobs: Part,
  /** Uploaded pictures and papers by their names in the store, and messages that were written to a file. */
  media: z.record(z.string().regex(/^[\w.-]+$/), Part),
  outbox: Part.nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

const MANIFEST = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Throws a `StartFailure` when the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new StartFailure(
      `${folder} is no backup, or one that was never finished: it has no ${MANIFEST}.`,
    );
  }
  const read = Manifest.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new StartFailure(`The ${MANIFEST} of ${folder} is damaged or of another format.`, {
    cause: read.error,
  });
}

/** Writes lines into a compressed file of the folder. */
export async function writeLines(
  folder: string,
  file: string,
  lines: AsyncIterable<string>,
): Promise<Part> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  const hash = createHash('sha256');
  let count = 0;
  const texts = async function* texts() {
    for await (const line of lines) {
      const text = `${line}\n`;
      hash.update(text);
      count += 1;
      yield text;
    }
  };
  await pipeline(
    Readable.from(texts()),
    createGzip({ level: 4 }),
    createWriteStream(path.join(folder, file)),
  );
  return { file, sha256: hash.digest('hex'), count };
}

/** The lines of such a file. */
export async function* readLines(folder: string, { file }: Part): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  // An error in either stream ends the reading below with that error.
  pipe(createReadStream(path.join(folder, file)), unpacked, () => undefined);
  let rest = '';
  for await (const piece of unpacked as AsyncIterable<string>) {
    // JSON escapes every line break of its own.
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Copies a file into the folder. */
export async function writeFileInto(
  folder: string,
  file: string,
  content: Readable,
): Promise<Part> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  const hash = createHash('sha256');
  let count = 0;
  const counted = async function* counted() {
    for await (const piece of content as AsyncIterable<Buffer>) {
      hash.update(piece);
      count += piece.byteLength;
      yield piece;
    }
  };
  await pipeline(Readable.from(counted()), createWriteStream(path.join(folder, file)));
  return { file, sha256: hash.digest('hex'), count };
}

/** Throws a `StartFailure` that names the first file which is not as it was written. */
export async function verifyBackup(folder: string, manifest: Manifest): Promise<void> {
  const { tables, jobs, media, outbox } = manifest;
  for (const part of [...Object.values(tables), jobs]) {
    const found = await sumOfLines(readLines(folder, part)).catch(() => undefined);
    if (found?.sha256 !== part.sha256 || found.count !== part.count) throw damaged(folder, part);
  }
  for (const part of [...Object.values(media), ...(outbox ? [outbox] : [])]) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, part.file)), hash).catch(() => {
      throw damaged(folder, part);
    });
    if (hash.digest('hex') !== part.sha256) throw damaged(folder, part);
  }
}

/** How many lines, and the sum of their text. */
export async function sumOfLines(
  lines: AsyncIterable<string>,
): Promise<{ sha256: string; count: number }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of lines) {
    hash.update(`${line}\n`);
    count += 1;
  }
  return { sha256: hash.digest('hex'), count };
}

const damaged = (folder: string, { file }: Part) =>
  new StartFailure(`${path.join(folder, file)} is missing or damaged: use another backup.`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
