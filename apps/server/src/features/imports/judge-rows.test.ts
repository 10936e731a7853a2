import type { GoodRow } from '@manemitra/catalogue/import/project-row';
import { describe, expect, it } from 'vitest';
import { batchesOf } from './row-batches.ts';

const NUMBER = 'PRM/KA/RERA/1251/310/PR/240229/006702';
const row = (line: number, name: string, promoter: string): GoodRow => ({
  line,
  sheetRow: line,
  record: {
    name,
    promoter: { name: promoter },
    reraNumbers: [NUMBER],
    units: [],
    source: { name: 'A list' },
    isDemonstration: false,
  },
});

const batches = (...rows: GoodRow[]) => batchesBehind(0, ...rows);

async function batchesBehind(lineDone: number, ...rows: GoodRow[]) {
  async function* given() {
    yield* rows;
  }
  const all = [];
  for await (const batch of batchesOf(given(), { today: () => '2026-10-02', lineDone }))
    all.push(batch);
  return all;
}

async function judged(...rows: GoodRow[]) {
  const [batch, ...others] = await batches(...rows);
  if (batch === undefined || others.length > 0) throw new Error('It is one batch.');
  return batch;
}

it('an import that goes on behind a batch judges the rest as it would have', async () => {
  const { reraNumbers: _none, ...plain } = row(0, '', '').record;
  const rows = [
    row(2, 'Tunga Hills', 'Tunga Shelters'),
    row(3, 'Honge Heights', 'Sampige Infra'),
    ...Array.from({ length: 98 }, (_, i) => ({
      ...row(4 + i, '', ''),
      record: { ...plain, name: `Plain ${i}` },
    })),
    row(102, 'Bevu Gardens', 'Nerale Builders'),
  ];
  const [, rest] = await batches(...rows);
  expect(rest?.refusals).toMatchObject([{ reason: expect.stringContaining('neither gets it') }]);
  expect(await batchesBehind(101, ...rows)).toEqual([rest]);
});

describe('one number of the register on two rows', () => {
  it('of two projects and two builders is given to neither, and both rows come in', async () => {
    const { good, refusals } = await judged(
      row(2, 'Tunga Hills', 'Tunga Shelters'),
      row(3, 'Honge Heights', 'Sampige Infra'),
    );
    expect(good.map(({ record }) => [record.name, record.reraNumbers])).toEqual([
      ['Tunga Hills', undefined],
      ['Honge Heights', undefined],
    ]);
    expect(good.map(({ project }) => project.property.rera_numbers ?? [])).toEqual([[], []]);
    expect(refusals.map(({ line, isCell, reason }) => [line, isCell, reason])).toEqual([
      [2, true, expect.stringContaining('"Honge Heights" of Sampige Infra in row 3')],
      [3, true, expect.stringContaining('"Tunga Hills" of Tunga Shelters in row 2')],
    ]);
  });

  it('stays with a row that came in a hundred rows before, and the later one says so', async () => {
    const between = Array.from({ length: 120 }, (_, at) => {
      const { record, ...place } = row(at + 3, `Nest ${at}`, 'Sample');
      const { reraNumbers: _none, ...rest } = record;
      return { ...place, record: rest };
    });
    const [first, second] = await batches(
      row(2, 'Tunga Hills', 'Tunga Shelters'),
      ...between,
      row(200, 'Honge Heights', 'Sampige Infra'),
    );
    expect(first).toMatchObject({
      refusals: [],
      good: { 0: { record: { reraNumbers: [NUMBER] } } },
    });
    expect(second?.refusals).toMatchObject([
      {
        line: 200,
        reason:
          '"Tunga Hills" of Tunga Shelters in row 2 has the same number. Another row was imported with it, so this row does not get it. One of the two is wrong.',
      },
    ]);
    expect(second?.good.at(-1)?.record).not.toHaveProperty('reraNumbers');
  });

  it('of one builder is one project, and the second row is refused', async () => {
    const { good, refusals } = await judged(
      row(2, 'Tunga Hills', 'Tunga Shelters'),
      row(3, 'Resale in Hills', 'Tunga'),
    );
    expect(good).toHaveLength(1);
    expect(refusals).toMatchObject([
      { line: 3, isCell: false, reason: 'The same project is already in row 2.' },
    ]);
  });
});
