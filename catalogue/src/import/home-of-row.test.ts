import { describe, expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

async function rowsOf(header: string, ...rows: string[]) {
  async function* text() {
    yield [`Project,Builder,${header}`, ...rows.map((cells) => `Tunga,Sample,${cells}`)].join('\n');
  }
  const read = [];
  for await (const each of readCsvRows(text(), { sourceName: 'A list' })) read.push(each);
  return read;
}

const OF_PROJECT = [
  'priceRange',
  'carpetRange',
  'superBuiltUpRange',
  'plotRange',
  'areaRange',
] as const;

describe('a row that names exactly one home', () => {
  it.each([
    ['Config,Price,SBA', '3BHK,1.45 Cr,1650', { min: 14_500_000 }, { min: 1650 }],
    [
      'Config,Price,SBA',
      '3 BHK,1.45-1.6 Cr,1650-1700',
      { min: 14_500_000, max: 16_000_000 },
      { min: 1650, max: 1700 },
    ],
    ['Config,Starting @,Size (sft)', '3 BHK,1.45 Cr,1650', { min: 14_500_000 }, { min: 1650 }],
    ['Config,Base price,Size', '3 BHK,1.45 Cr onwards,1650', { min: 14_500_000 }, { min: 1650 }],
    [
      'Config,Min price,Max price,Size',
      '3 BHK,1.45 Cr,1.6 Cr,1650',
      { min: 14_500_000, max: 16_000_000 },
      { min: 1650 },
    ],
  ])('tells its price and area of that home: %s: %s', async (header, cells, price, area) => {
    const [row] = await rowsOf(header, cells);
    expect(row).toMatchObject({
      record: { units: [{ bhk: 3, price, superBuiltUpSqft: area }] },
    });
    expect(row).not.toHaveProperty('refusedCells');
    for (const field of OF_PROJECT) expect(row).not.toHaveProperty(`record.${field}`);
  });

  it('tells of a site by its size', async () => {
    expect(await rowsOf('Config,Price', '30x40 site,80 L')).toMatchObject([
      { record: { units: [{ type: 'plot', plotSqft: { min: 1200 }, price: { min: 8_000_000 } }] } },
    ]);
  });

  it('is no such row where it names a kind alone, several homes, or one that cannot be read besides', async () => {
    for (const homes of ['Villas', '2 & 3 BHK', '3 BHK; shops']) {
      const [row] = await rowsOf('Config,Price', `${homes},1.45 Cr`);
      expect(row).toHaveProperty('record.priceRange.min', 14_500_000);
      expect(row).not.toHaveProperty('record.units.0.price');
    }
  });

  it('loses no figure: what the home has, or cannot have, stays of the project', async () => {
    expect(await rowsOf('Config,Price', '3 BHK 1.3 Cr,1.45 Cr')).toMatchObject([
      { record: { units: [{ price: { min: 13_000_000 } }], priceRange: { min: 14_500_000 } } },
    ]);
    expect(await rowsOf('Config,Price', '3 BHK,up to 1.5 Cr')).toMatchObject([
      { record: { priceRange: { max: 15_000_000 } } },
    ]);
    expect(await rowsOf('units,min_price', '3 BHK,1.45 Cr')).toMatchObject([
      { record: { priceRange: { min: 14_500_000 } } },
    ]);
  });
});

it('the same rate or all-in price in each row of a project is no beginning of others', async () => {
  const header = 'Config,Rate (psf),All incl price';
  const rows = await rowsOf(header, '2 BHK,7900,1.2 Cr', '3 BHK,7900,1.2 Cr');
  const same = { min: 12_000_000, max: 12_000_000 };
  expect(rows).toMatchObject([
    { record: { rateRange: { min: 7900, max: 7900 }, allInPriceRange: same } },
  ]);
  expect(await rowsOf(header, '2 BHK,7900,1.2 Cr', '3 BHK,8200 onwards,1.5 Cr')).toMatchObject([
    { record: { rateRange: { min: 7900 }, allInPriceRange: { min: 12_000_000, max: 15_000_000 } } },
  ]);
});
