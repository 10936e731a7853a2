import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import type { GoodRow } from '@manemitra/catalogue/import/project-row';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';
import { bringIn } from './bring-in.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => withoutProjects(test.db));

async function bring(homes: string, price: string, day: string) {
  async function* text() {
    yield `Project,Builder,Locality,Config,Price,source_name,source_checked_on\nTunga,Sample,Hebbal,"${homes}","${price}",A list,${day}`;
  }
  const rows: GoodRow[] = [];
  for await (const row of readCsvRows(text())) if ('record' in row) rows.push(row);
  await test.db
    .transaction()
    .execute((trx) => bringIn(trx, rows, { today: TEST_DAY, at: new Date() }));
}

async function told() {
  const { slug } = await test.db.selectFrom('properties').select('slug').executeTakeFirstOrThrow();
  const { answer } = await test.call('getProperty', { params: { id: slug } });
  return { newerPrice: answer?.newerPrice, price: answer?.project.prices.min };
}

async function differences() {
  const session = await aSessionAs(test.db, 'admin');
  const { answer } = await test.call('listDifferences', { query: {} }, { session });
  return answer?.items ?? [];
}

it('a newer starting price beside older prices of homes is told to buyers and staff, until staff decide', async () => {
  await bring('2 & 3 BHK', '80 L/1.2 Cr', '2026-08-01');
  expect(await told()).toEqual({ newerPrice: null, price: 8_000_000 });
  await bring('2 & 3 BHK', '95 L onwards', '2026-11-01');
  expect(await told()).toEqual({
    newerPrice: { price: 9_500_000, asOf: '2026-11-01' },
    price: 8_000_000,
  });
  const open = await differences();
  expect(open).toMatchObject([
    {
      label: '2 BHK: price (a newer starting price; of which home is not told)',
      stands: { text: '₹80 L', asOf: '2026-08-01' },
      other: { text: '₹95 L', source: 'A list', asOf: '2026-11-01' },
    },
  ]);
  const session = await aSessionAs(test.db, 'admin');
  const body = { ids: open.map(({ id }) => id), decision: 'keep' } as const;
  await test.call('decideDifferences', { body }, { session });
  expect(await told()).toEqual({ newerPrice: null, price: 8_000_000 });
  expect(await differences()).toEqual([]);
});

it('an older one is not', async () => {
  await bring('2 & 3 BHK', '80 L/1.2 Cr', '2026-08-01');
  await bring('2 & 3 BHK', '70 L onwards', '2026-06-01');
  expect(await told()).toMatchObject({ newerPrice: null });
  expect(await differences()).toEqual([]);
});
