import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { imageStore } from '#server/outside-systems.ts';
import { readConfig } from '#server/config.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { aProjectRecord } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSession, aStaffAccount } from '#server/testing/sign-in.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';
import { removeOrphans } from './remove-orphans.ts';

const DAY_MS = 86_400_000;
const PDF = { name: 'plan.pdf', content: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n' };

const test = testApp();
let store: ImageStore;
let staff: { id: number; session: string };
beforeAll(async () => {
  store = await imageStore(readConfig({ DATA_DIR: test.dataDir }));
});
beforeEach(async () => {
  test.clock.now = new Date();
  const id = await aStaffAccount(test.db, { role: 'operator' });
  staff = { id, session: await aSession(test.db, { kind: 'staff', id }, test.clock.now) };
});

const send = (as: string, app: Pick<TestApp, 'app'> = test) =>
  upload(app, '/api/v1/documents', PDF, { session: as });
const sendPicture = async (red: number) => {
  const background = { r: red, g: 90, b: 40 };
  const content = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { name: 'a.jpg', content };
  return upload(test, '/api/v1/images', file, { session: staff.session });
};
const counted = (files: number, bytes: number) =>
  sql`
    insert into uploads (file, staff_id, bytes, at)
    select md5(random()::text), ${staff.id}, ${bytes}, ${test.clock.now}
    from generate_series(1, ${files})`.execute(test.db);

describe('what one account uploads in a day', () => {
  it('ends at two thousand files, and goes on a day later', async () => {
    await counted(1999, 10);
    expect((await send(staff.session)).statusCode).toBe(200);
    const refused = await send(staff.session);
    expect(refused.json()).toMatchObject({
      code: 'upload.too-many',
      status: 429,
      message: expect.stringContaining('uploaded 2,000 files or 1 GB within a day'),
    });
    expect((await sendPicture(1)).json()).toMatchObject({ code: 'upload.too-many' });
    const direct = { body: { mimeType: 'image/png' as const, bytes: 9 } };
    const asked = await test.call('expectImageUpload', direct, { session: staff.session });
    expect(asked.problem?.code).toBe('upload.too-many');
    test.clock.now = new Date(test.clock.now.getTime() + DAY_MS + 1000);
    const session = await aSession(test.db, { kind: 'staff', id: staff.id }, test.clock.now);
    expect((await send(session)).statusCode).toBe(200);
  });

  it('ends at one gigabyte', async () => {
    await counted(1, 2 ** 30 - 20);
    expect((await send(staff.session)).json()).toMatchObject({ code: 'upload.too-many' });
  });

  it('is counted also when many come at once', async () => {
    await counted(1998, 10);
    const all = await Promise.all(Array.from({ length: 5 }, () => send(staff.session)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });
});

it('nothing is taken while there is little room on the disk, and that is said', async () => {
  const full = await createTestApp({ LOG_LEVEL: 'silent' }, { uploadsMinFreeBytes: 1e15 });
  const id = await aStaffAccount(full.db, { role: 'operator' });
  const session = await aSession(full.db, { kind: 'staff', id });
  const answer = await send(session, full);
  expect(answer.json()).toMatchObject({ code: 'upload.no-room', status: 507 });
  await full.close();
});

describe('files that nothing names', () => {
  const isThere = async (url: string) => (await test.app.inject({ url })).statusCode === 200;
  const thirtyDaysOn = () =>
    void (test.clock.now = new Date(test.clock.now.getTime() + 31 * DAY_MS));
  const anAdmin = async () => {
    const id = await aStaffAccount(test.db, { role: 'admin' });
    return aSession(test.db, { kind: 'staff', id }, test.clock.now);
  };
  /** The number of the import of a file of one project. */
  const imported = async (record: ProjectRecord): Promise<string> => {
    const session = await anAdmin();
    const file = { name: 'projects.jsonl', content: JSON.stringify(record) };
    const answer = await upload(test, '/api/v1/admin/imports', file, { session });
    const id = String(answer.json<{ id: number }>().id);
    await test.call('startImport', { params: { id }, query: { as: 'published' } }, { session });
    await test.runDueJobs();
    return id;
  };
  const clean = () => removeOrphans({ db: test.db, store, now: test.clock.now });

  it('go thirty days after they were uploaded, with their small forms; those of projects and of the history stay', async () => {
    const { id, admin } = await aStaffedProject(test.db);
    const [shown, replaced, forgotten] = await Promise.all(
      [10, 100, 200].map(
        async (red) => (await sendPicture(red)).json<{ imageUrl: string }>().imageUrl,
      ),
    );
    const save = (url: string | undefined, version: number) =>
      test.call(
        'editPropertyImages',
        {
          params: { id: String(id) },
          body: {
            version,
            changes: {
              images: [{ kind: 'main', url: url ?? '', caption: 'A', width: 64, height: 48 }],
            },
          },
        },
        { session: admin },
      );
    expect((await save(replaced, 1)).status).toBe(200);
    expect((await save(shown, 2)).status).toBe(200);
    await clean();
    expect(await isThere(forgotten ?? '')).toBe(true);

    thirtyDaysOn();
    await clean();
    expect(await isThere(forgotten ?? '')).toBe(false);
    expect(await isThere((forgotten ?? '').replace('.webp', '-320.webp'))).toBe(false);
    for (const url of [shown, replaced]) expect(await isThere(url ?? '')).toBe(true);
  });

  it('stay where only a journal names them: taking a later import back shows them again', async () => {
    const fileOf = (n: number) => `${String(n).padStart(32, '0')}.webp`;
    const showing = (from: number) =>
      aProjectRecord({
        externalId: 'with-pictures',
        name: 'Pictured Homes',
        images: Array.from({ length: 60 }, (_, i) => ({
          url: `/media/${fileOf(from + i)}`,
          kind: 'main',
          caption: 'A',
          width: 64,
          height: 48,
        })),
      });
    await imported(showing(1));
    await imported(showing(61));
    const shown = await test.db.selectFrom('property_images').select('url').execute();
    const names = new Set(shown.map(({ url }) => url.replace('/media/', '')));
    const left = Array.from({ length: 120 }, (_, i) => fileOf(i + 1)).find((it) => !names.has(it));
    await store.keep(left ?? '', Buffer.from('x'), 'image/webp');
    await clean();

    thirtyDaysOn();
    await clean();
    expect(await store.open(left ?? '').then((it) => it?.content.destroy())).toBeDefined();
  });

  it('go though somebody left the file of an import uploaded and forgot it', async () => {
    const name = `${'e'.repeat(32)}.webp`;
    await store.keep(name, Buffer.from('x'), 'image/webp');
    await clean();
    await sql`
      insert into catalogue_imports (file_name, format, status, bytes, mapping, preview, created_at)
      values ('old.csv', 'csv', 'uploaded', 1, '[]', '[]', ${test.clock.now})`.execute(test.db);
    thirtyDaysOn();
    await clean();
    expect(await store.open(name)).toBeUndefined();
    await test.db.deleteFrom('catalogue_imports').where('file_name', '=', 'old.csv').execute();
  });

  it('of a time when nobody counted them go thirty days after they are found', async () => {
    const name = `${'c'.repeat(32)}.webp`;
    await store.keep(name, Buffer.from('x'), 'image/webp');
    await clean();
    expect(await store.open(name).then((it) => it?.content.destroy())).toBeDefined();
    thirtyDaysOn();
    await clean();
    expect(await store.open(name)).toBeUndefined();
  });

  it('stay while an import is under way that may name them', async () => {
    const name = `${'d'.repeat(32)}.pdf`;
    await store.keep(name, Buffer.from('x'), 'application/pdf');
    await clean();
    thirtyDaysOn();
    const text = 'name,locality\n';
    const admin = await anAdmin();
    const file = { name: 'projects.csv', content: `${text}A,B\n` };
    expect((await upload(test, '/api/v1/admin/imports', file, { session: admin })).statusCode).toBe(
      200,
    );
    await clean();
    expect(await test.app.inject({ url: `/media/documents/${name}` })).toMatchObject({
      statusCode: 200,
    });
  });
});
