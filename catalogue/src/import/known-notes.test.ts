import { expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

async function row(...cells: readonly string[]) {
  async function* text() {
    yield `Project,Builder,Config,Ticket size,Rate/sft,Poss.\nTunga,Sample,3 BHK,${cells.join(',')}`;
  }
  for await (const read of readCsvRows(text(), { sourceName: 'A list' })) return read;
  throw new Error('There is no row.');
}

it.each([
  ['POR', 'POR', 'Dec 2028'],
  ['on request', 'Call for price', 'Dec 2028 (promised)'],
])('%s, %s and %s need no correction', async (...cells) => {
  const read = await row(...cells);
  expect(read).toMatchObject({ record: { possessionOn: '2028-12' } });
  expect(read).not.toHaveProperty('refusedCells');
});

it('a price of resale comes in with a doubt', async () => {
  const read = await row('1.8 Cr (resale)', '9500 (resale)', 'Dec 2028');
  expect(read).not.toHaveProperty('refusedCells');
  expect(read).toMatchObject({
    doubts: [
      expect.stringContaining('"1.8 Cr (resale)" is a price of resale'),
      expect.stringContaining('"9500 (resale)"'),
    ],
  });
});

it('reports every other note', async () => {
  expect(await row('1.8 Cr', '9500', 'Dec 2028 (phase two)')).toHaveProperty('refusedCells');
});
