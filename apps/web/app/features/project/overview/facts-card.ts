import {
  FACT_IDS,
  factsOf,
  type FactId,
  type ShownFact,
  type Told,
} from '@manemitra/contract/facts/registry';
import type { FactGroup } from '@manemitra/contract/property-detail';

/**
 * Facts that the card leaves out: the register has its own line, and the location tab lists what is near apart from the
 * metro.
 */
const ELSEWHERE: readonly FactId[] = ['rera', 'ward', 'bus-stops', 'on-foot'];
const ON_THE_CARD = FACT_IDS.filter((id) => !ELSEWHERE.includes(id));

/** The facts of the overview, in the order in which buyers ask for them. */
export const factSheet = (property: Told): ShownFact[] => factsOf(property, ON_THE_CARD);

/** What follows from our own lists has its source where it is told. */
const OF_OUR_LISTS: readonly FactGroup[] = ['ward', 'metro', 'buses', 'near'];

/** The groups of the facts that the card shows, and the prices, which lead the page. */
export const sourcedGroups = (facts: readonly ShownFact[]): ReadonlySet<FactGroup> =>
  new Set<FactGroup>([
    'prices',
    ...facts.flatMap(({ value, group }) =>
      isShown(value) && !OF_OUR_LISTS.includes(group) ? [group] : [],
    ),
  ]);

/** Spec 5: the card hides what is NA, N/A, empty or a negative number. */
export function isShown(value: string | null): value is string {
  if (value === null) return false;
  const text = value.trim();
  return text !== '' && !/^n\/?a$/i.test(text) && !/^[-−]\s*[\d.,]+/.test(text);
}

/**
 * The facts that the card shows, and the names of the others: hidden, not forgotten. What we work out from the place nobody keeps back:
 * where it has no value, the place is not known.
 */
export function cardOf(facts: readonly Pick<ShownFact, 'label' | 'value' | 'group'>[]): {
  shown: { label: string; value: string }[];
  undisclosed: string[];
  unplaced: string[];
} {
  const hidden = facts.filter(({ value }) => !isShown(value));
  const isOurs = ({ group }: Pick<ShownFact, 'group'>) => OF_OUR_LISTS.includes(group);
  return {
    shown: facts.flatMap(({ label, value }) => (isShown(value) ? [{ label, value }] : [])),
    undisclosed: hidden.filter((fact) => !isOurs(fact)).map(({ label }) => label),
    unplaced: hidden.filter(isOurs).map(({ label }) => label),
  };
}
