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
  reraComplaints: 'Fewest',
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

/** Rows that always show their note: areas in the second unit, possession with its occupancy certificate. */
export function isShownWithItsNote({ key }: Pick<ComparisonRow, 'key'>): boolean {
  return key === 'superBuiltupArea' || key === 'carpetArea' || key === 'possession';
}

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
  return key === 'reraComplaints' ? 'Not checked yet' : 'Not disclosed';
}
