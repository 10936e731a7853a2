import { describe, expect, it } from 'vitest';
import { guessMapping, columnNote } from './guess-mapping.ts';

it.each(['__proto__', 'constructor', 'toString', 'has own property'])(
  'a column that is called “%s” is a column like any other',
  (column) => {
    expect(guessMapping([column, 'Project Name'], [['1', 'Kaveri Nest']])).toEqual([
      { column, as: null },
      { column: 'Project Name', as: 'name' },
    ]);
  },
);

/** Headings of portals and firms with cells as they stand below them. */
it.each<[string, string[], string | null]>([
  ['Type & Config', ['Residential Plots', '2, 3 BHK Apartments', '4 BHK Villa'], 'units'],
  ['Type and Config', ['Apartments', 'Villas'], 'home_type'],
  ['Type', ['Apartment', '2 BHK', '3 BHK'], 'units'],
  ['Units', ['214', 'NA', '~200'], 'total_units'],
  ['Units', ['2 BHK', '2 BHK; 3 BHK'], 'units'],
  ['Location', ['Hebbal', 'Yelahanka, North Bangalore'], 'locality'],
  ['Location', ['12, Main Road, Hebbal', 'Near the lake, Jalahalli, North Bangalore'], 'address'],
  ['Address / Location', ['12, Main Road, Hebbal', 'Jalahalli'], 'address'],
  ['Locality', ['12, Main Road, Hebbal'], 'locality'],
  ['Water src', ['Cauvery + Bore'], 'water_sources'],
  ['Src', ['A list'], 'source_name'],
  ['Rate', ['7200', '6,400/sft', '8,600'], 'rate_range'],
  ['Price', ['7200', '90 L'], 'rate_range'],
  ['Rate', ['90 L', '1.2 Cr', '7200'], 'price_range'],
  ['Price (Lakhs)', ['90', '120-140'], 'price_range'],
  ['All incl price', ['90 L onwards', '1.35 Cr - 1.55 Cr'], 'all_in_price_range'],
  ['All-inclusive Price (Lakhs)', ['90'], 'all_in_price_range'],
  ['3 BHK All incl price', ['90 L'], null],
  ['2 BHK price', ['6900'], null],
  ['Rate (psf)', ['6.90 K/sq.ft'], 'rate_range'],
  ['Rate per sq ft', ['6900'], 'rate_range'],
  ['min sft', ['1100'], 'min_area'],
  ['Super area (max sft)', ['1500'], 'max_super_area'],
  ['Lowest carpet area', ['900'], 'min_carpet_area'],
  ['Max possession', ['2028'], null],
  ['Maintenance (psf)', ['4.5'], 'maintenance_per_sqft'],
])('"%s" above %s is read as %s', (column, cells, as) => {
  expect(
    guessMapping(
      [column],
      cells.map((cell) => [cell]),
    ),
  ).toEqual([{ column, as }]);
});

it('an address beside another stays the locality', () => {
  const rows = [['12, Main Road, Hebbal', '12, Main Road, Hebbal']];
  expect(guessMapping(['Address', 'Location'], rows).map(({ as }) => as)).toEqual([
    'address',
    'locality',
  ]);
});

/** Headings that doubt themselves. */
it.each<[string, string[], string | null, RegExp | undefined]>([
  ['Price (all incl?)', ['90 L', '1.2 Cr'], null, /“all incl\?”.*Choose which/],
  ['All in price - tbc', ['90 L'], null, /Choose which/],
  ['Price incl. taxes (check)', ['90 L'], null, /Choose which/],
  ['Price?', ['90 L', '1.2 Cr'], 'price_range', /has a doubt in it/],
  ['Possession (tbc)', ['Dec 2027'], 'possession_on', /has a doubt in it.*“tbc”/],
  ['Carpet (approx.)', ['1,100'], 'carpet_area_range', /has a doubt in it.*“approx\.”/],
  ['All-in price (approx)', ['90 L'], null, /Choose which/],
  ['OC received?', ['Yes', 'No'], 'oc_received', undefined],
  ['Checked on', ['01/10/2026'], 'source_checked_on', undefined],
  ['All incl price', ['90 L'], 'all_in_price_range', undefined],
])('a heading that doubts itself is asked about or told: "%s"', (column, cells, as, told) => {
  const rows = cells.map((cell) => [cell]);
  const mapping = guessMapping([column], rows);
  expect(mapping).toEqual([{ column, as }]);
  const note = columnNote(mapping, 0, rows);
  expect(note ?? 'nothing').toMatch(told ?? /^nothing$/);
});

it('who chose what a doubtful heading holds is told of the doubt', () => {
  const mapping = [{ column: 'Price (all incl?)', as: 'all_in_price_range' }];
  expect(columnNote(mapping, 0, [['90 L']])).toMatch(/has a doubt in it.*“all incl\?”/);
});

describe('a column that is skipped', () => {
  const header = [
    'Price',
    'All in',
    'Rate',
    'Budget',
    'Remarks',
    'Empty',
    '3 BHK All incl price',
    'Status',
  ];
  const rows = [['90 L', '', '7,200', '95 L', 'corner plots', 'NA', '1.2 Cr', 'Ready']];
  const why = (column: string) => {
    const mapping = guessMapping(header, rows).map((each) =>
      each.column === 'Status' ? { ...each, as: null } : each,
    );
    return columnNote(mapping, header.indexOf(column), rows);
  };

  it.each([
    ['Budget', /“Price” is read as “Price range \(before taxes\)” already/],
    ['Remarks', /not for buyers/],
    ['Empty', /first rows tell nothing/],
    ['3 BHK All incl price', /with taxes or one without/],
    ['Status', /may be “Status”/],
  ])('says why and what to do: %s', (column, said) => {
    expect(why(column)).toMatch(said);
  });

  it('is the only one that has a reason', () => {
    expect(why('Price')).toBeUndefined();
  });
});
