import { formatShortRupees } from '@manemitra/domain/money';
import type { Criterion } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import type { CatalogueNames, Constraint, Interpretation } from '@manemitra/query/interpretation';
import { SMALL_SHARE_OF_BUDGET } from './fields/range.ts';
import type { Finder } from './finder.ts';
import { lowestPrice } from './lowest-price.ts';

const OF_HOMES: readonly Criterion['field'][] = ['bhk', 'propertyType'];
const OF_PLACES: readonly Criterion['field'][] = [
  'locality',
  'zone',
  'near',
  'region',
  'metroLine',
];
/** A start of so many times the budget is far beyond it. */
const FAR = 1.5;

type Budget = Extract<Constraint, { field: 'price' }> & { value: { max: number } };

/** The most that must not be passed; undefined where none is named, or where it differs between alternatives. */
export function budgetOf({ constraints }: Interpretation): Budget | undefined {
  return constraints.find(
    (one): one is Budget =>
      one.field === 'price' && one.strength === 'must' && one.value.max !== undefined,
  );
}

/**
 * Where nothing fits and such homes begin beyond the budget: at what they begin, in one sentence. Null where something else stands in the
 * way.
 */
export function farBelowText(
  finder: Finder,
  interpretation: Interpretation,
  names: CatalogueNames,
): string | null {
  const budget = budgetOf(interpretation);
  if (budget === undefined || interpretation.alternatives !== undefined) return null;
  const musts = interpretation.constraints.filter(({ strength }) => strength === 'must');
  const homes = musts.filter(({ field }) => OF_HOMES.includes(field));
  const places = musts.filter(({ field }) => OF_PLACES.includes(field));
  if (homes.length === 0) return null;
  const say = (wishes: readonly Criterion[]) =>
    `“${describe({ constraints: [...wishes] }, names)}”`;
  const { max, basis } = budget.value;
  const beyond = (what: string, start: number) =>
    `${what} starts at ${formatShortRupees(start)} ${basis}: ${formatShortRupees(max)} is ${start > FAR * max ? 'far ' : ''}below that.`;
  const here = [...homes, ...places];
  const start = lowestPrice(finder, here, basis);
  if (start !== undefined) {
    return start > max * (1 + SMALL_SHARE_OF_BUDGET) ? beyond(say(here), start) : null;
  }
  const [found = 0] = finder.counts([{ criteria: { constraints: here } }]);
  if (places.length === 0 || found > 0) return null;
  const elsewhere = lowestPrice(finder, homes, basis);
  if (elsewhere === undefined || elsewhere <= max) return null;
  return `We list no ${say(here)} at any price. ${beyond(say(homes), elsewhere)}`;
}
