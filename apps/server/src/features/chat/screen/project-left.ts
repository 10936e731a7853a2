import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { has } from './in-clause.ts';
import { otherHomes } from './similar-words.ts';

/** What says where homes are looked for. */
const WHERE: ReadonlySet<string> = new Set(['locality', 'zone', 'region', 'near']);

/**
 * The search before without the project that it named, where a turn goes on to a place or to others: "too far, show others in Hennur" after
 * “Purva Atmosphere” asks for no other home of it.
 */
export function withoutProjectLeft(
  previous: Interpretation | undefined,
  tokens: readonly Token[],
  alone: Interpretation,
): Interpretation | undefined {
  const wishes = everyConstraint(alone);
  const isElsewhere =
    has(otherHomes, tokens) ||
    wishes.some(({ field, strength }) => WHERE.has(field) && strength === 'must');
  const namesOne = wishes.some(({ field }) => field === 'project');
  if (previous === undefined || !isElsewhere || namesOne) return previous;
  const constraints = previous.constraints.filter(
    ({ field, strength }) => field !== 'project' || strength === 'avoid',
  );
  if (constraints.length === previous.constraints.length) return previous;
  return constraints.length === 0 ? undefined : { ...previous, constraints };
}
