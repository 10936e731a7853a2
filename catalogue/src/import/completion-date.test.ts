import { expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

async function record(header: string, cell: string) {
  async function* text() {
    yield `Project,Builder,${header}\nTunga,Sample,${cell}`;
  }
  for await (const row of readCsvRows(text(), { sourceName: 'A list' }))
    if ('record' in row) return row.record;
  return undefined;
}

it.each(['Completion date', 'RERA completion', 'Proposed completion date', 'Date of completion'])(
  'a date below "%s" is one of completion',
  async (heading) => {
    expect(await record(heading, '31/12/2027')).toMatchObject({
      possessionOn: '2027-12-31',
      possessionIs: 'completion',
    });
  },
);

it.each(['Possession', 'Handover date', 'Delivery', 'Ready by', 'possession_on'])(
  'and below "%s" it is none',
  async (heading) => {
    const read = await record(heading, '31/12/2027');
    expect(read).toMatchObject({ possessionOn: '2027-12-31' });
    expect(read).not.toHaveProperty('possessionIs');
  },
);

it('"ready" below such a heading tells no date of completion', async () => {
  expect(await record('Completion date', 'RTM')).not.toHaveProperty('possessionIs');
});
