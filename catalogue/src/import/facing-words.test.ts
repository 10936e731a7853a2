import { expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';
import { readFacings } from './facing-words.ts';

it.each([
  ['East', ['east']],
  ['NE', ['north-east']],
  ['N-E facing', ['north-east']],
  ['North East', ['north-east']],
  ['E/W', ['east', 'west']],
  ['N, E', ['north', 'east']],
  ['East (12), West (8)', ['east', 'west']],
  ['East-12 nos & South-West-8', ['east', 'south-west']],
  ['Main door East', ['east']],
])('%s is a facing as sheets write it', (cell, value) => {
  expect(readFacings(cell)).toEqual({ value });
});

it.each(['N/E', 'Park', 'Any', 'East, lake'])('%s is refused: nobody knows which way', (cell) => {
  expect(readFacings(cell)).toHaveProperty('reason');
});

async function* text() {
  yield [
    'Project,Builder,Configuration,Facing,Baths',
    'Tunga,Sample,2 BHK,"East, West",2',
    'Honge,Sample,"2, 3 BHK",East,2',
    'Sal,Sample,,East,',
    'Bela,Sample,2 BHK,East,2',
    'Bela,Sample,3 BHK,North,3',
    'Kadamba,Sample,2 BHK,East,',
    ',,3 BHK,,',
  ].join('\n');
}

it('the facing of a row is of the home that it names, and of none where it names several', async () => {
  const rows = [];
  for await (const row of readCsvRows(text(), { sourceName: 'A list' })) rows.push(row);
  expect(rows).toMatchObject([
    {
      record: { units: [{ bhk: 2, facings: ['east', 'west'], bathrooms: 2 }] },
    },
    {
      record: { units: [{ bhk: 2 }, { bhk: 3 }] },
      refusedCells: [{ field: 'Facing' }, { field: 'Baths' }],
    },
    { record: { name: 'Sal' }, refusedCells: [{ field: 'Facing' }] },
    {
      record: {
        units: [
          { facings: ['east'], bathrooms: 2 },
          { facings: ['north'], bathrooms: 3 },
        ],
      },
    },
    {
      record: { units: [{ bhk: 2 }, { bhk: 3 }] },
      refusedCells: [{ field: 'Facing', reason: expect.stringContaining('Only the first row') }],
    },
  ]);
  for (const row of [rows[1], rows[4]]) expect(row).not.toHaveProperty('record.units.0.facings');
});
