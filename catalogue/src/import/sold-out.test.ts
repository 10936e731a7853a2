import { expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

async function rowOf(status: string, remarks = '') {
  async function* text() {
    yield `Project,Builder,Config,Status,Remarks\nTunga,Sample,2 BHK,${status},${remarks}`;
  }
  for await (const row of readCsvRows(text(), { sourceName: 'A list' })) return row;
  return undefined;
}

it.each([
  'sold out (resale only)',
  'Sold Out',
  'fully sold',
  '100% sold',
  'no units left',
  'No inventory',
])('a project that is said to be sold out is brought in with a doubt: %s', async (status) => {
  const row = await rowOf(status);
  expect(row).not.toHaveProperty('refusedCells');
  expect(row).toMatchObject({
    record: { name: 'Tunga' },
    doubts: [
      `"${status}" says that it may be sold out. Do not publish it before somebody has asked.`,
    ],
  });
});

it.each(['Ready to move', '80% sold', 'Under construction'])(
  'what tells no such thing is not doubted: %s',
  async (status) => {
    expect(await rowOf(status, 'earlier phase sold out')).not.toHaveProperty('doubts');
  },
);
