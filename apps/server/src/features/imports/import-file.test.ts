import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateProjects } from '@manemitra/demonstration/generate';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { importFile } from './import-file.ts';
import type { Counts } from './land-batch.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-file-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => sql`truncate promoters, properties cascade`.execute(database.db));

const line = (more: object = {}) => ({
  externalId: 'a',
  name: 'Alpha',
  promoter: { name: 'Test Builders' },
  locality: 'Hebbal',
  units: [],
  source: { name: 'A leaflet' },
  ...more,
});
async function importLines(
  lines: readonly (object | string)[],
  onProgress?: (soFar: Counts) => void,
) {
  const path = join(folder, 'projects.jsonl');
  const text = lines.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  await writeFile(path, text.join('\n'));
  return importFile(database.db, path, {
    today: TEST_DAY,
    ...(onProgress ? { onProgress } : {}),
  });
}
const lastOne = () =>
  database.db
    .selectFrom('catalogue_imports')
    .select(['id', 'status', 'finished_at'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const count = async () =>
  (await database.db.selectFrom('properties').select('id').execute()).length;

describe('importing projects', () => {
  it('takes rows without the fields that are wrong, and lists what was refused with its line and field', async () => {
    const report = await importLines([
      line(),
      line({ externalId: 'b', khatha: 'Z' }),
      '{"broken',
      line({ externalId: 'c' }),
    ]);
    expect(report).toMatchObject({ added: 3, changed: 0, unchanged: 0 });
    expect(report.refused.map(({ line: at, isCell }) => [at, isCell])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(report.refused[0]).toMatchObject({ field: 'khatha', reason: expect.any(String) });
    expect(await count()).toBe(3);
  });

  it('changes nothing when it runs again', async () => {
    const lines = [...generateProjects(30)];
    expect(await importLines(lines)).toMatchObject({ added: 30 });
    expect(await importLines(lines)).toMatchObject({ added: 0, changed: 0, unchanged: 30 });
  });

  it('refuses a project that is in the file twice and names the first line', async () => {
    const reraNumbers = ['PRM/KA/RERA/1251/446/PR/270922/005268'];
    const report = await importLines([
      line({ reraNumbers }),
      line({ externalId: 'z', reraNumbers }),
    ]);
    expect(report.refused).toEqual([
      {
        line: 2,
        sheetRow: null,
        project: 'Alpha',
        field: 'RERA numbers',
        reason: 'The same project is already on line 1.',
        isCell: false,
      },
    ]);
    expect(await count()).toBe(1);
  });

  it('keeps whole batches when it is interrupted, and continues when run again', async () => {
    const lines = [...generateProjects(250)];
    const breakOff = importLines(lines, ({ added }) => {
      if (added === 200) throw new Error('killed');
    });
    await expect(breakOff).rejects.toThrow('killed');
    expect(await count()).toBe(200);
    expect(await lastOne()).toMatchObject({ status: 'failed', finished_at: expect.any(Date) });
    const again = await importLines(lines);
    expect(again).toMatchObject({ added: 50, unchanged: 200 });
    // A sheet may not say when the register was checked; each row comes in without that cell.
    expect(again.refused.filter(({ isCell }) => !isCell)).toEqual([]);
  });

  it('ends one of the command line that was killed, and none that is under way', async () => {
    await sql`
      insert into catalogue_imports (file_name, format, status, bytes, mapping, preview, created_at)
      values ('killed.jsonl', 'jsonl', 'running', 1, '[]', '[]', now())`.execute(database.db);
    const killed = await lastOne();
    const lines = [...generateProjects(150)];
    let other: ReturnType<typeof importLines> | undefined;
    const whole = await importLines(lines, () => {
      other ??= importLines([line()]);
    });
    await other;

    expect(whole).toMatchObject({ added: 150 });
    const { status } = await database.db
      .selectFrom('catalogue_imports')
      .select('status')
      .where('id', '=', killed.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('failed');
  });

  it('is in the audit log from its beginning to its end, with its file and its counts', async () => {
    await sql`truncate audit_log`.execute(database.db);
    await importLines([line(), line({ externalId: 'b', khatha: 'Z' }), '{']);
    const log = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'after'])
      .orderBy('id')
      .execute();
    const by = { by: 'the command line', file: 'projects.jsonl' };
    expect(log).toEqual([
      { action: 'import.started', actor_id: null, after: by },
      {
        action: 'import.finished',
        actor_id: null,
        after: { ...by, added: 2, changed: 0, unchanged: 0, refused: 1, refusedCells: 1 },
      },
    ]);
  });

  it('of a file that cannot be read says why in a sentence, and leaves no trace', async () => {
    await sql`truncate audit_log`.execute(database.db);
    const path = join(folder, 'header.csv');
    await writeFile(path, 'name,promoter,colour\nA,B,red\n');
    const failed = await importFile(database.db, path, { today: TEST_DAY }).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(UnreadableFile);
    expect(failed).toHaveProperty(
      'message',
      expect.stringContaining('Say which column is source_name'),
    );
    expect(await database.db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
  });

  it('tells of headings that are not sure of themselves, and of columns that are not taken', async () => {
    const path = join(folder, 'doubts.csv');
    await writeFile(
      path,
      'name,promoter,source_name,Possession (tbc),Price (all incl?)\nAlpha,Test Builders,A leaflet,Dec-27,95 L\n',
    );
    const { added, columns } = await importFile(database.db, path, { today: TEST_DAY });
    expect(added).toBe(1);
    expect(columns).toEqual([
      { column: 'Possession (tbc)', note: expect.stringContaining('has a doubt in it (“tbc”)') },
      { column: 'Price (all incl?)', note: expect.stringContaining('not taken') },
    ]);
  });

  it('brings a changed project up to date', async () => {
    await importLines([line()]);
    expect(await importLines([line({ khatha: 'A' })])).toMatchObject({ added: 0, changed: 1 });
  });
});
