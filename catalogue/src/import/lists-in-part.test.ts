import { expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

async function first(header: string, ...rows: string[]) {
  async function* text() {
    yield [`Project,Builder,${header}`, ...rows].join('\n');
  }
  for await (const row of readCsvRows(text(), { sourceName: 'A list' })) return row;
  return undefined;
}

it('a list of which parts are refused is marked, and one that is read whole is not', async () => {
  expect(await first('Amenities', 'Tunga,Sample,"Pool, 40+ amenities"')).toMatchObject({
    record: { amenities: ['swimming-pool'] },
    inPart: ['amenities'],
  });
  expect(await first('Amenities', 'Tunga,Sample,"Pool, Gym"')).not.toHaveProperty('inPart');
});

it('so is one that a row of several says otherwise', async () => {
  const rows = ['Tunga,Sample,2 BHK,Pool', 'Tunga,Sample,3 BHK,"Pool, Gym"'];
  expect(await first('Config,Amenities', ...rows)).toMatchObject({
    record: { amenities: ['swimming-pool'] },
    refusedCells: [{ field: 'Amenities' }],
    inPart: ['amenities'],
  });
});
