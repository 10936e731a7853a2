import { describe, expect, it } from 'vitest';
import { csvCells, readCsvRows } from './csv-rows.ts';
import { underHeader } from './find-header.ts';
import { guessMapping } from './guess-mapping.ts';
import { uniqueHeadings } from './headings.ts';
import { rowsToMend } from './rows-to-mend.ts';

async function* textOf(lines: readonly string[]): AsyncGenerator<string> {
  yield lines.join('\n');
}

async function headingsOf(lines: readonly string[]): Promise<readonly string[] | undefined> {
  for await (const row of underHeader(csvCells(textOf(lines)))) {
    if ('headings' in row) return row.headings;
  }
  return undefined;
}

describe('the header of a sheet', () => {
  it.each<[string, string[], string]>([
    ['is its first line', ['Project,Builder,Price', 'Kaveri,Sample,90 L'], 'Project,Builder,Price'],
    [
      'stands below a title and a line with a date',
      [
        'LIVE INVENTORY,,',
        'East,,Updated 14-Nov-26',
        'Project,Builder,Price',
        'Kaveri,Sample,90 L',
      ],
      'Project,Builder,Price',
    ],
    [
      'may be of names that nobody knows',
      ['Naam,Kahan,Kitna', 'Kaveri,Hebbal,90 L'],
      'Naam,Kahan,Kitna',
    ],
    [
      'joins homes above and their facts below, and leaves what groups nothing',
      [
        'Project,,2 BHK,,3 BHK,,Others,',
        'Name,Builder,Size (sft),Price (Cr),Size (sft),Price (Cr),Units,Remarks',
        'Kaveri,Sample,1100,1.1,1500,1.6,200,Call Ravi',
      ],
      'Name,Builder,2 BHK Size (sft),2 BHK Price (Cr),3 BHK Size (sft),3 BHK Price (Cr),Units,Remarks',
    ],
    [
      'takes names that reach over both lines from the upper one',
      [
        'Project,Builder,2 BHK,,Price,,RERA',
        ',,Size,Price,Min,Max,',
        'Kaveri,Sample,1100,1.1 Cr,90 L,2 Cr,',
      ],
      'Project,Builder,2 BHK Size,2 BHK Price,Price Min,Price Max,RERA',
    ],
    [
      'says by the upper line which area the ends of a range are of',
      [
        'Project,Builder,Super area,,Cost,',
        ',,Min sft,Max sft,Base /sft,Ticket size',
        'Kaveri,Sample,1100,1500,"7,200",1.1 Cr',
      ],
      'Project,Builder,Super area Min sft,Super area Max sft,Base /sft,Ticket size',
    ],
    [
      'gives the last home no columns that the first has not',
      [
        'Project,Builder,2 BHK,,3 BHK,,,',
        ',,Size,Price,Size,Price,Units,Handover',
        'K,S,1100,1.1 Cr,,,200,Dec-27',
      ],
      'Project,Builder,2 BHK Size,2 BHK Price,3 BHK Size,3 BHK Price,Units,Handover',
    ],
  ])('%s', async (_, lines, expected) => {
    expect((await headingsOf(lines))?.join(',')).toBe(expected);
  });

  it('is followed by rows; one whose only cell is no name says so', async () => {
    const lines = ['Project,Builder,Source', ',NORTH,', 'Kaveri,Sample,A list'];
    const rows = [];
    for await (const row of readCsvRows(textOf(lines))) rows.push(row);
    expect(rows).toMatchObject([
      {
        problems: [
          { field: 'row', reason: '"NORTH" stands alone in this row, so it tells no project.' },
        ],
      },
      { record: { name: 'Kaveri' } },
    ]);
  });

  it('comes back in one line in the rows to mend', async () => {
    const lines = ['Project,Builder,2 BHK,', ',,Size,Price', 'Kaveri,Sample,1100,cheap'];
    async function* reasons() {
      yield { line: 3, reason: 'No.' };
    }
    const mend: string[][] = [];
    for await (const row of rowsToMend(csvCells(textOf(lines)), reasons())) mend.push(row);
    expect(mend).toEqual([
      ['why_refused', 'row_of_sheet', 'Project', 'Builder', '2 BHK Size', '2 BHK Price'],
      ['No.', '3', 'Kaveri', 'Sample', '1100', 'cheap'],
    ]);
  });
});

describe('columns of homes', () => {
  it.each([
    ['2 BHK Size (sft)', 'home_area'],
    ['2BHK Carpet Area', 'home_carpet_area'],
    ['3 BHK - Price (Cr)', 'home_price'],
    ['2.5 BHK price range', 'home_price'],
    ['No. of 2 BHK units', 'home_count'],
    ['Studio price', 'home_price'],
    ['1 RK size', 'home_area'],
    ['3 BHK + 3T cost', 'home_price'],
    ['2 BHK price per sqft', null],
    ['2 & 3 BHK price', null],
    ['3 BHK All incl. (₹)', null],
    ['Price', 'price_range'],
    ['Price / sq.ft', 'rate_range'],
    ['Proj. Name', 'name'],
    ['Builder / Group', 'promoter'],
    ['Micro Mkt', 'locality'],
    ['Poss.', 'possession_on'],
    ['RERA Regn. No.', 'rera_numbers'],
    ['Total Inv.', 'total_units'],
    ['Remarks / notes', null],
  ])('"%s" is read as %s', (heading, as) => {
    expect(guessMapping([heading])).toEqual([{ column: heading, as }]);
  });

  it('of one home and fact are read once, those of others beside them', () => {
    const headings = uniqueHeadings(['2 BHK Size', '2 BHK Area', '3 BHK Size']);
    expect(guessMapping(headings).map(({ as }) => as)).toEqual(['home_area', null, 'home_area']);
  });

  it('become the homes of the row, beside what it lists; a cell that cannot be read is refused alone', async () => {
    const rows = [];
    const lines = [
      'Project,Builder,Configuration,2 BHK Size (sft),2 BHK Price,3 BHK Size (sft),3 BHK Price,Source',
      'Kaveri,Sample,"2, 4 BHK",1180-1240,1.1 Cr,1500,sold out,A list',
      'Tunga,Sample,,NA,on request,,1.6 Cr onwards,A list',
    ];
    for await (const row of readCsvRows(textOf(lines))) rows.push(row);
    expect(rows).toMatchObject([
      {
        record: {
          units: [
            {
              label: '2 BHK',
              type: 'apartment',
              bhk: 2,
              superBuiltUpSqft: { min: 1180, max: 1240 },
              price: { min: 11_000_000 },
            },
            { label: '4 BHK', bhk: 4 },
            { label: '3 BHK', bhk: 3, superBuiltUpSqft: { min: 1500 } },
          ],
        },
        refusedCells: [
          { field: '3 BHK Price', reason: expect.stringContaining('sold out') as string },
        ],
      },
      { record: { units: [{ label: '3 BHK', price: { min: 16_000_000 } }] } },
    ]);
    // Nothing at all stands in a cell with `NA`.
    expect(rows[1]).toMatchObject({
      refusedCells: [{ field: '2 BHK Price', reason: expect.stringContaining('tells nothing') }],
    });
  });
});
