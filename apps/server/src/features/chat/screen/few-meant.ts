import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Token } from '@manemitra/query/token';
import { groupIn } from './few-said.ts';
import { thoseSpokenOf } from './pointing-words.ts';
import type { Shown } from './shown.ts';
import { has } from './in-clause.ts';
import { whichWords } from './asking-words.ts';

/** What is shown, and what the question before was about. */
export interface ShownAfter extends Shown {
  askedOf: () => FoundProperty[];
}

/** "Which of them is cheaper", after one was spoken of, and then another: of those. */
export function spokenOf(
  tokens: readonly Token[],
  { focus, spoken = [] }: Shown,
): FoundProperty[] | undefined {
  const isOfThem = has(thoseSpokenOf, tokens) && has(whichWords, tokens);
  return isOfThem && focus.length === 1 && spoken.length > 1 ? spoken : undefined;
}

/** So many that are seen, or were spoken of together or one after the other. */
export const fewOf = (count: number, shown: ShownAfter): FoundProperty[] | undefined =>
  [shown.focus, shown.askedOf(), shown.projects, (shown.spoken ?? []).slice(-count)].find(
    ({ length }) => length === count,
  );

/**
 * Those of which one is picked: "the cheaper of those two", "the cheaper of them", else all that is seen. Undefined where so many as are
 * said are neither seen nor were spoken of.
 */
export function amongOf(tokens: readonly Token[], shown: ShownAfter): FoundProperty[] | undefined {
  const { projects, focus, spoken = [], askedOf } = shown;
  const group = groupIn(tokens)?.pointing;
  if (group?.at === 'group') return fewOf(group.count, shown);
  if (focus.length > 1) return focus;
  const those = has(thoseSpokenOf, tokens)
    ? [askedOf(), spoken].find(({ length }) => length > 1)
    : undefined;
  return those ?? projects;
}

/** Of two that are seen, or were spoken of, the one that was not spoken of last. */
export function otherOf({
  projects,
  focus,
  spoken = [],
  askedOf,
}: ShownAfter): FoundProperty | undefined {
  const [last, ...others] = focus;
  if (last === undefined || others.length > 0) return undefined;
  const two = [askedOf(), projects, spoken.slice(-2)].find(
    (all) => all.length === 2 && all.some(({ slug }) => slug === last.slug),
  );
  return two?.find(({ slug }) => slug !== last.slug);
}
