import type { ComparisonRow } from '@manemitra/contract/compare';

/** How "best" is said of a row; a row without a word marks none. */
const BEST_WORDS: Partial<Record<ComparisonRow['key'], string>> = {
  pricing: 'Lowest',
  khata: 'Better khata',
  possession: 'Soonest',
  amenities: 'Most',
  openSpace: 'Most open',
  monthlyMaintenance: 'Lowest',
  allInPrice: 'Lowest',
  loading: 'Least',
  reraComplaints: 'Fewest',
};

export function bestWord({ key, best }: ComparisonRow, at: number): string | undefined {
  return best?.includes(at) === true ? BEST_WORDS[key] : undefined;
}

/**
 * The rows to show: the name stands in the head; a row that nobody discloses is hidden (spec 2), and only named
 * below the table. The registration is shown always: a portal must not name a project without it.
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
