import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringIn } from '#server/features/imports/bring-in.ts';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await sql`truncate promoters, properties cascade`.execute(test.db);
});
afterAll(() => test.close());

const FILE = 'final_v3 (2).xlsx';

it('buyers never read the name of a file as a source, and read the name that staff give', async () => {
  const record = aProjectRecord({
    units: [{ label: '3 BHK', type: 'apartment', bhk: 3, price: { min: 9_000_000 } }],
    source: { name: FILE, url: 'https://example.org/ours', checkedOn: '2026-10-01' },
    isDemonstration: false,
  });
  await test.db
    .transaction()
    .execute((trx) => bringIn(trx, [{ record }], { today: TEST_DAY, at: new Date() }));
  const { slug } = await test.db.selectFrom('properties').select('slug').executeTakeFirstOrThrow();
  const seen = async (): Promise<string[]> => {
    const detail = await test.call('getProperty', { params: { id: slug } });
    const list = await test.call('searchProperties', { query: { propertyId: slug } });
    return [detail, list].map(({ answer }) => JSON.stringify(answer));
  };
  for (const text of await seen()) {
    expect(text).not.toContain('final_v3');
    expect(text).not.toContain('example.org/ours');
    expect(text).toContain('Our records');
  }
  const session = await aSessionAs(test.db, 'admin');
  const body = { name: FILE, kind: 'promoter', publicName: 'Price list of October' } as const;
  const { answer } = await test.call('setFactSource', { body }, { session });
  expect(answer?.sources).toContainEqual({ ...body, projects: 1 });
  for (const text of await seen()) {
    expect(text).not.toContain('final_v3');
    expect(text).toContain('Price list of October');
  }
  await test.call('setFactSource', { body: { ...body, publicName: null } }, { session });
  for (const text of await seen()) expect(text).not.toContain('Price list of October');
});
