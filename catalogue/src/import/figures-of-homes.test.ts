import { readFile } from 'node:fs/promises';
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
    '1100 sft 85L 2 BHK / 1500 sft 1.2 Cr 3 BHK',
  ])('are two, each with its own figures: %s', (cell) => {
    expect(readHomes(cell)).toMatchObject({
      value: [flat(2, 8_500_000, 1100), flat(3, 12_000_000, 1500)],
    });
  });

  it('keep their other figures where a price is missing', () => {
    expect(readHomes('2 BHK 1100 sft 85L / 3 BHK 1500 sft price on request')).toMatchObject({
      value: [flat(2, 8_500_000, 1100), { bhk: 3, superBuiltUpSqft: { min: 1500 } }],
    });
  });

  it.each([
    ['2/3 BHK 1100/1500 sft 85L onwards', 'each home separately'],
    ['2/3 BHK 1100/1300/1500 sft', 'each home separately'],
    ['2/3 BHK 1.2Cr/85L', 'larger home'],
    ['1100 sft 2 BHK 85L / 1500 sft 3 BHK 1.2 Cr', 'before its figures'],
  ])('stay without a figure that may be of either: %s', (cell, reason) => {
    expect(readHomes(cell)).toMatchObject({
      value: [{ bhk: 2 }, { bhk: 3 }],
      refused: [expect.stringContaining(reason)],
    });
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

  it('are no beginning of others where a rate or a price is the only one', async () => {
    expect(await row('Config,Rate (psf)', '2 & 3 BHK,8500')).toMatchObject({
      record: { rateRange: { min: 8500, max: 8500 } },
    });
    expect(await row('Config,Rate (psf)', '2 & 3 BHK,8500 onwards')).not.toHaveProperty(
      'record.rateRange.max',
    );
    expect(await row('Config,Price', '2 & 3 BHK,85 L')).not.toHaveProperty('record.priceRange.max');
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

/** A home as the sheet tells it: bedrooms, then the smallest and largest area, then the lowest and highest price in lakhs. */
type Home = [bhk: number, ...figures: number[][]];

/** What the sheet says, written down before it was read; what it leaves open is in the comment. */
const TRUTH: Readonly<Record<string, Home[]>> = {
  'Honge Heights': [
    [2, [1100], [85]],
    [3, [1500], [120]],
  ],
  'Tunga Terraces': [
    [2, [1180], [82]],
    [3, [1560], [114]],
  ],
  'Bhadra Blossom': [
    [2, [1120, 1150], [79, 83]],
    [3, [1480, 1520], [105, 112]],
  ],
  'Kaveri Crown': [
    [2, [1200], [92]],
    [3, [1600], [128]],
    [4, [2150], [185]],
  ],
  // One range of areas and one price from which, of the project.
  'Nandi Nest': [[2], [3]],
  'Sampige Square': [
    [3, [1620], [145]],
    [3, [1705], [152]],
  ],
  // The larger home would cost less.
  'Mallige Meadows': [
    [2, [1210]],
    [3, [1540]],
  ],
  // Two figures for three homes.
  'Kamala Court': [[2], [3], [4]],
  'Parijata Park': [
    [3, [1650], [138]],
    [4, [2240], [195]],
  ],
  'Ashoka Villas': [
    [3, [2400], [210]],
    [4, [3100], [280]],
  ],
  'Neem Nivas': [
    [1, [640], [48]],
    [2, [1050]],
  ],
  'Bilva Breeze': [
    [2, [1100], [72]],
    [3, [1450], [98]],
  ],
  'Arali Arcade': [
    [2.5, [1250], [95]],
    [3, [1480], [118]],
  ],
};

it('a channel partner’s sheet with two homes in a cell says what was written down of it before, and nothing else', async () => {
  const file = new URL('testing/two-homes-in-a-cell.csv', import.meta.url);
  async function* text() {
    yield await readFile(file, 'utf8');
  }
  const told: Record<string, Home[]> = {};
  const ends = (range: { min: number; max?: number | undefined } | undefined, unit: number) =>
    range === undefined ? [] : [[range.min, range.max ?? []].flat().map((end) => end / unit)];
  const ofProject: string[] = [];
  for await (const read of readCsvRows(text(), { sourceName: 'A list' })) {
    if (!('record' in read)) throw new Error(JSON.stringify(read));
    const { name, units, priceRange, superBuiltUpRange } = read.record;
    told[name] = units.map(({ bhk = 0, superBuiltUpSqft, price }) => [
      bhk,
      ...ends(superBuiltUpSqft, 1),
      ...ends(price, 100_000),
    ]);
    if (priceRange ?? superBuiltUpRange) ofProject.push(name);
  }
  expect(told).toEqual(TRUTH);
  expect(ofProject).toEqual(['Nandi Nest']);
});
