import { describe, expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

async function row(header: string, cells: string) {
  async function* text() {
    yield `Project,Builder,${header}\nTunga,Sample,${cells}`;
  }
  const rows = [];
  for await (const each of readCsvRows(text(), { sourceName: 'A list' })) rows.push(each);
  return rows[0];
}

describe('a column of one end of a range', () => {
  it.each([
    ['Min price', '1.2-1.5 Cr', 'priceRange', { min: 12_000_000, max: 15_000_000 }],
    ['Max price', '1.2-1.5 Cr', 'priceRange', { min: 12_000_000, max: 15_000_000 }],
    ['Min price', 'up to 1.5 Cr', 'priceRange', { max: 15_000_000 }],
    ['Min price', '1.2 Cr onwards', 'priceRange', { min: 12_000_000 }],
    ['Max price', '1.5 Cr', 'priceRange', { max: 15_000_000 }],
    [
      'Min price,Max price',
      '1.2-1.5 Cr,1.5 Cr',
      'priceRange',
      { min: 12_000_000, max: 15_000_000 },
    ],
    ['Min carpet area,Max carpet area', '900-1100,', 'carpetRange', { min: 900, max: 1100 }],
    ['Min sft', '1100-1450', 'areaRange', { min: 1100, max: 1450 }],
  ])('keeps both where its cell tells them: %s, %s', async (header, cells, field, range) => {
    const read = await row(header, cells);
    expect(read).toMatchObject({ record: { [field]: range } });
    expect(read).toHaveProperty(`record.${field}`, range);
    expect(read).not.toHaveProperty('refusedCells');
  });

  it('leaves out an end that another column tells otherwise, and both cells say why', async () => {
    const read = await row('Min price,Max price', '1.2-1.5 Cr,1.8 Cr');
    expect(read).toHaveProperty('record.priceRange', { min: 12_000_000 });
    expect(read).toMatchObject({
      refusedCells: [
        {
          field: 'Min price',
          reason: expect.stringContaining('"Max price" says otherwise where it ends'),
        },
        {
          field: 'Max price',
          reason: expect.stringContaining('"Min price" says otherwise where it ends'),
        },
      ],
    });
    const lower = await row('Min price,Max price', '1.1 Cr,1.2-1.5 Cr');
    expect(lower).toHaveProperty('record.priceRange', { max: 15_000_000 });
    expect(lower).toMatchObject({ refusedCells: [{ field: 'Min price' }, { field: 'Max price' }] });
  });
});
