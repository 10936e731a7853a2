import { describe, expect, it } from 'vitest';
import { readCount, readYesNo } from './cell.ts';
import { readCsvRows } from './csv-rows.ts';
import { guessMapping, columnNote } from './guess-mapping.ts';
import { readHomes } from './homes.ts';
import { readInventory } from './inventory.ts';
import { readAllInRange, readCarpetRange, readLand } from './ranges.ts';
import { readPeriod } from './read-date.ts';
import { readAmenities } from './amenity-words.ts';
import { readKhatha } from './khatha-words.ts';
import { readReraNumbers } from './rera-numbers.ts';

/** What brokers write in the sheets that they hand about. */

async function sheet(...lines: string[]) {
  async function* text() {
    yield lines.join('\n');
  }
  const rows = [];
  for await (const row of readCsvRows(text(), { sourceName: 'A list' })) rows.push(row);
  return rows;
}

describe('a row that is no project', () => {
  it('is the names of the columns again, or a note below the sheet', async () => {
    const rows = await sheet(
      'Project,Builder,Config,Pin',
      'Tunga,Sample,2 BHK,560066',
      'Project,Builder,Config,Pin',
      '* E & OE. Made by: Somebody,,,',
    );
    expect(rows).toMatchObject([
      { record: { name: 'Tunga' } },
      { problems: [{ reason: expect.stringContaining('names of the columns again') }] },
      { problems: [{ reason: expect.stringContaining('stands alone') }] },
    ]);
  });
});

describe('two cells that contradict each other', () => {
  it('are both left out, each with the reason, for nobody says which is right', async () => {
    const [row] = await sheet(
      'Project,Builder,Config,SBUA (sft),Carpet,BSP,All incl. price',
      'Tunga,Sample,3 BHK,134.2,1012,1.63 Cr,1.19 Cr',
    );
    expect(row).toMatchObject({
      refusedCells: [
        { field: 'Carpet', reason: expect.stringContaining('another unit') },
        { field: 'SBUA (sft)', reason: expect.stringContaining('another unit') },
        { field: 'BSP', reason: expect.stringContaining('not higher') },
        { field: 'All incl. price', reason: expect.stringContaining('not higher') },
      ],
    });
    for (const field of ['carpetRange', 'superBuiltUpRange', 'priceRange', 'allInPriceRange'])
      expect(row).not.toHaveProperty(`record.${field}`);
  });
});

describe('columns', () => {
  const rows = [['1', 'Big!', '2%', 'Indiranagar 2 km', '1.4 Cr', '1.6 Cr', 'Dec-27', 'Yes']];
  const header = [
    'Sl',
    'USP',
    'Brokerage',
    'Nearest metro',
    'BSP',
    'Min ticket',
    'Possn',
    'OC recd?',
  ];
  const mapping = guessMapping(header, rows);

  it('are known by what brokers call them, and none tells again what another tells', () => {
    expect(mapping.map(({ as }) => as)).toEqual([
      null,
      null,
      null,
      null,
      'price_range',
      null,
      'possession_on',
      'oc_received',
    ]);
  });

  it('that are not taken say why', () => {
    const why = header.map((_, at) => columnNote(mapping, at, rows));
    expect(why.slice(0, 4)).toEqual([
      expect.stringContaining('numbers the rows'),
      expect.stringContaining('Praise'),
      expect.stringContaining('not for buyers'),
      expect.stringContaining('worked out'),
    ]);
    expect(why[5]).toContain('“BSP” is read as “Price range (before taxes)” already');
  });
});

describe('a doubtful cell is refused, and says what is doubtful', () => {
  it.each([
    [readAllInRange('1.68 Cr*'), 'points to a note'],
    [readAllInRange('175', 'All incl. price (Cr/L)'), 'Cr or L'],
    [readCarpetRange('70-72%'), 'share of another area'],
    [readInventory('1,140 (Ph1)'), 'of a part'],
    [readLand('14 (ph1)', 4046.86), 'of a part'],
    [readYesNo('Recd (Tower A)'), 'the whole project'],
    [readYesNo('Yes (applied)'), 'the whole project'],
    [readPeriod('46722'), 'counts days and would be 2027-12-01'],
    [readPeriod('31/06/2029'), 'no day of the calendar'],
    [readPeriod('27-Dec'), 'has no year'],
    [readAmenities('40+ amenities'), 'names none'],
    [readKhatha('A / B mixed survey nos'), 'not one of'],
  ])('%j', (read, reason) => {
    expect(read).toEqual({ reason: expect.stringContaining(reason) });
  });
});

describe('abbreviations are read', () => {
  it.each([
    [readKhatha('A khata / e-khata'), { khatha: 'A', eKhatha: true }],
    [readKhatha('A khata, e-khata in process'), { khatha: 'A', eKhatha: false }],
    [readKhatha('B khata - A khata convn u/p'), { khatha: 'B' }],
    [readKhatha('e khata done'), { eKhatha: true }],
    [readPeriod('Q3 FY28'), '2027-Q4'],
    [readPeriod('Q4 FY29'), '2029-Q1'],
    [readPeriod('12/26'), '2026-12'],
    [readCarpetRange('RERA carpet 875-917'), { min: 875, max: 917 }],
    [readCarpetRange('1750 tent.'), { min: 1750 }],
    [readInventory('3 towers / 468'), { towers: 3, totalUnits: 468 }],
    [readCount('1,140 (approx)'), 1140],
    [readYesNo('Yes (individual)'), true],
    [readYesNo('No (T1 exp. Aug)'), false],
    [
      readReraNumbers('Ph1: PRM/KA/RERA/1251/308/PR/231109/006390\nPh2: applied'),
      ['PRM/KA/RERA/1251/308/PR/231109/006390'],
    ],
    [readAmenities('crèche'), ['creche']],
    [readAmenities('CH/SP/Gym'), ['clubhouse', 'swimming-pool', 'gym']],
    [readAmenities('60k sft club, 2 pools,\npet park'), ['clubhouse', 'swimming-pool', 'pet-park']],
  ])('%j', (read, value) => {
    expect(read).toEqual({ value });
  });

  it.each([
    ['1BHK (Ph1)', { label: '1 BHK Phase 1', type: 'apartment', bhk: 1 }],
    ['2BHK (Tower A)', { label: '2 BHK Tower A', bhk: 2 }],
    ['4BHK RH', { type: 'row-house', bhk: 4 }],
    ['PH Duplex 5BHK', { bhk: 5 }],
    ['odd sites', { type: 'plot' }],
    ['40 X 60', { type: 'plot', plotSqft: { min: 2400 } }],
  ])('%s', (cell, home) => {
    expect(readHomes(cell)).toMatchObject({ value: [home] });
  });
});
