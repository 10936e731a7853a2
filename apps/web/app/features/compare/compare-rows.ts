import type { ComparisonRow } from '@manemitra/contract/compare';

/** The word for "best" in each row; a row without a word marks none. */
const BEST_WORDS: Partial<Record<ComparisonRow['key'], string>> = {
  pricing: 'Lowest',
  khata: 'Better khata',
  possession: 'Soonest',
  openSpace: 'Most open',
  monthlyMaintenance: 'Lowest',
  allInPrice: 'Lowest',
  loading: 'Least',
};

/** Of the project these speak of each of its homes; the table above of one. */
const OF_ALL_HOMES: ReadonlySet<ComparisonRow['key']> = new Set([
  'superBuiltupArea',
  'pricing',
  'carpetArea',
  'allInPrice',
  'loading',
]);

/** What a row's name does not say: that the value is for all homes. */
export function scopeText({ key }: Pick<ComparisonRow, 'key'>): string | null {
  return OF_ALL_HOMES.has(key) ? 'all its homes' : null;
}

/** Rows that always show their note: areas in the second unit, possession with its certificate, complaints with their day. */
export const isShownWithItsNote = ({ key }: Pick<ComparisonRow, 'key'>): boolean => NOTED.has(key);

const NOTED: ReadonlySet<ComparisonRow['key']> = new Set([
  'superBuiltupArea',
  'carpetArea',
  'possession',
  'reraComplaints',
]);

export function bestWord({ key, best }: ComparisonRow, at: number): string | undefined {
  return best?.includes(at) === true ? BEST_WORDS[key] : undefined;
}

/**
 * The rows to show. The name is in the head; a row that nobody discloses is hidden (spec 2) and only named below the table.
 * The registration is always shown: a portal must not name a project without it.
 */
export function rowsToShow(
  rows: readonly ComparisonRow[],
  isOnlyDifferences: boolean,
): { shown: ComparisonRow[]; undisclosed: string[] } {
  const facts = rows.filter(({ key }) => key !== 'projectName');
  const told = facts.filter(({ values }) => values.some((value) => value !== null));
  return {
    shown: isOnlyDifferences ? told.filter(({ key, differs }) => differs || key === 'rera') : told,
    undisclosed: facts.filter((row) => !told.includes(row)).map(({ label }) => label),
  };
}

/** What stands where there is no value: of complaints nobody keeps anything back, we have not looked. */
export function unknownText({ key }: Pick<ComparisonRow, 'key'>): string {
  if (key === 'ward') return PLACE_NOT_KNOWN;
  return key === 'reraComplaints' ? 'Not checked yet' : 'Not disclosed';
}

/** Of what we work out ourselves from the place nobody keeps anything back. */
export const PLACE_NOT_KNOWN = 'Exact place not known';

/** What the table needs explained: marks of best values, and sums that are known in part. */
export function footnotes(rows: readonly ComparisonRow[]): string[] {
  const hasBest = rows.some((row) => row.values.some((_, at) => bestWord(row, at) !== undefined));
  const hasSum = rows.some(({ key }) => key === 'pricing' || key === 'allInPrice');
  const hasPart = rows.some(({ values }) => values.some((value) => value?.includes('at least')));
  return [
    'A row that is alike in all says “the same”.',
    ...(hasBest
      ? [
          'A best value is marked only where it is known of each and the figures mean the same: prices and loading of the same kinds of homes, with every unit type disclosed; never areas or the number of amenities, because more is a matter of taste.',
        ]
      : []),
    ...(hasSum
      ? [
          'Listed prices are agreement prices. The all-in price adds duty, registration, GST and the charges at possession.',
        ]
      : []),
    ...(hasPart ? ['“At least” leaves out what is not known.'] : []),
  ];
}
