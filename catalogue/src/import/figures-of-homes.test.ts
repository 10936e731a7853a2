import { describe, expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';
import { readHomes } from './homes.ts';

async function row(header: string, cells: string) {
  async function* text() {
    yield `Project,Builder,${header}\nTunga,Sample,${cells}`;
  }
  const rows = [];
  for await (const each of readCsvRows(text(), { sourceName: 'A list' })) rows.push(each);
  return rows[0];
}

const flat = (bhk: number, price: number, sqft?: number) => ({
  label: `${bhk} BHK`,
  bhk,
  price: { min: price },
  ...(sqft !== undefined && { superBuiltUpSqft: { min: sqft } }),
});

describe('two homes in one cell', () => {
  it.each([
    '2 BHK 1100 sft 85L / 3 BHK 1500 sft 1.2 Cr',
    '2BHK-1100sft-85L, 3BHK-1500sft-1.2Cr',
    '2 BHK (1100) 85 L & 3 BHK (1500) 120 L',
    '2/3 BHK 1100/1500 sft 85L/1.2Cr',
    '2 & 3 BHK - 1100 / 1500 sft @ 85 / 120 L',
  ])('are two, each with its own figures: %s', (cell) => {
    expect(readHomes(cell)).toMatchObject({
      value: [flat(2, 8_500_000, 1100), flat(3, 12_000_000, 1500)],
    });
  });

  it('keep what is told where a price is not', () => {
    expect(readHomes('2 BHK 1100 sft 85L / 3 BHK 1500 sft price on request')).toMatchObject({
      value: [flat(2, 8_500_000, 1100), { bhk: 3, superBuiltUpSqft: { min: 1500 } }],
    });
  });

  it.each([
    ['2/3 BHK 1100/1500 sft 85L onwards', 'each number of bedrooms alone'],
    ['2/3 BHK 1100/1300/1500 sft', 'write each home apart'],
    ['2/3 BHK 1.2Cr/85L', 'larger home'],
  ])('are refused where a figure may be of either: %s', (cell, reason) => {
    expect(readHomes(cell)).toEqual({ reason: expect.stringContaining(reason) });
  });
});

describe('figures beside a cell that lists several homes', () => {
  it.each([
    ['85L/1.2Cr', '1100/1500'],
    ['85 / 120 L', '1100 / 1500 sft'],
    ['"85L, 1.2Cr"', '"1,100, 1,500"'],
    ['"85L\n1.2Cr"', '"1100\n1500"'],
    ['85L & 1.2Cr', '1100 & 1500'],
    ['"Rs 85,00,000/- / Rs 1,20,00,000/-"', '1100;1500'],
    ['"2BHK-85L, 3BHK-1.2Cr"', '"2 BHK: 1100, 3 BHK: 1500"'],
  ])('are of one each where there are as many: %s, %s', async (price, size) => {
    const read = await row('Config,Price,Sizes', `2 & 3 BHK,${price},${size}`);
    expect(read).toMatchObject({
      record: { units: [flat(2, 8_500_000, 1100), flat(3, 12_000_000, 1500)] },
    });
    for (const field of ['priceRange', 'areaRange', 'problems', 'refusedCells'])
      expect(read).not.toHaveProperty(field);
    expect(read).not.toHaveProperty('record.priceRange');
    expect(read).not.toHaveProperty('record.areaRange');
  });

  it('may each be a range, and of the area that the heading says', async () => {
    expect(
      await row('Config,Price,Carpet', '"2, 3 BHK",85-92L / 1.2-1.35Cr,750-780 / 1010'),
    ).toMatchObject({
      record: {
        units: [
          { price: { min: 8_500_000, max: 9_200_000 }, carpetSqft: { min: 750, max: 780 } },
          { price: { min: 12_000_000, max: 13_500_000 }, carpetSqft: { min: 1010 } },
        ],
      },
    });
  });

  it.each([
    ['"2, 3 & 4 BHK"', '85L/1.2Cr', '2 figures for 3 homes'],
    ['2 & 3 BHK', '1.2Cr/85L', 'larger home'],
    ['2 & 3 BHK', '85L/call', 'is not an amount'],
    ['2 & 3 BHK', '"2BHK-85L, 4BHK-1.9Cr"', '"4 BHK"'],
  ])('are left out with the reason where that is not clear: %s, %s', async (homes, price, why) => {
    const read = await row('Config,Price', `${homes},${price}`);
    expect(read).toMatchObject({
      refusedCells: [{ field: 'Price', reason: expect.stringContaining(why) }],
    });
    expect(read).not.toHaveProperty('record.priceRange');
    expect(read).not.toHaveProperty('record.units.1.price');
  });

  it('are of the project as a whole where there is one of each', async () => {
    expect(await row('Config,Price', '2 & 3 BHK,85L - 1.2Cr')).toMatchObject({
      record: { priceRange: { min: 8_500_000, max: 12_000_000 } },
    });
    expect(await row('Config,Price', ',1.04 cr/1.39 cr')).toMatchObject({
      record: { priceRange: { min: 10_400_000, max: 13_900_000 } },
    });
  });
});
