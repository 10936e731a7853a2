import { generateProjects } from '@manemitra/demonstration/generate';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { batchesInThread } from './reading-thread.ts';
import { type Batch, batchesOf } from './row-batches.ts';
import { rowsOf, type Reading } from './rows-of-file.ts';

const reading: Reading = { format: 'jsonl', mapping: [], settings: {}, choices: {} };
const today = () => TEST_DAY;
let lines: string[];
beforeAll(() => {
  lines = [...generateProjects(230)].map((record) => JSON.stringify({ ...record, pincode: '56' }));
  lines[127] = '{"name": "Nobody"';
});

/** The lines in pieces that end within them. */
async function* pieces(): AsyncGenerator<string, void, undefined> {
  const text = lines.join('\n');
  for (let at = 0; at < text.length; at += 50_001) yield text.slice(at, at + 50_001);
}

async function all(batches: AsyncGenerator<Batch, void, undefined>) {
  const told: unknown[] = [];
  for await (const batch of batches) told.push(batch);
  return told;
}

describe('a file that is read in a thread', () => {
  it('has the batches that it has without one, also behind a line', async () => {
    const given = { today, lineDone: 120, bytesRead: () => 1 };
    const plain = await all(batchesOf(rowsOf(reading, pieces()), given));
    expect(plain).toHaveLength(2);
    expect(await all(batchesInThread({ ...given, reading, text: pieces() }))).toEqual(plain);
  });

  it('is read no further by whoever breaks off', async () => {
    let isEnded = false;
    async function* text() {
      try {
        yield* pieces();
      } finally {
        isEnded = true;
      }
    }
    const source = { reading, lineDone: 0, text: text(), today, bytesRead: () => 0 };
    for await (const batch of batchesInThread(source)) {
      expect(batch.rows).toBe(100);
      break;
    }
    expect(isEnded).toBe(true);
  });

  it('fails where its text cannot be had, and where it cannot be read', async () => {
    async function* broken(): AsyncGenerator<string, void, undefined> {
      yield '{}\n';
      throw new Error('The database is gone.');
    }
    const source = { reading, lineDone: 0, today, bytesRead: () => 0 };
    await expect(all(batchesInThread({ ...source, text: broken() }))).rejects.toThrow(
      'The database is gone.',
    );
    const sheet: Reading = { ...reading, format: 'csv' };
    async function* quoted(): AsyncGenerator<string, void, undefined> {
      yield 'name,promoter\n"Never closed,';
    }
    const inThread = all(batchesInThread({ ...source, reading: sheet, text: quoted() }));
    const plain = all(batchesOf(rowsOf(sheet, quoted()), { today }));
    const why = await plain.then(() => undefined, String);
    expect(await inThread.then(() => undefined, String)).toBe(why);
  });
});
