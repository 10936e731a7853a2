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

async function judged(...rows: GoodRow[]) {
  async function* given() {
    yield* rows;
  }
  const batches = [];
  for await (const batch of batchesOf(given(), { today: () => '2026-10-02' })) batches.push(batch);
  const [batch] = batches;
  if (batch === undefined || batches.length > 1) throw new Error('It is one batch.');
  return batch;
}

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
