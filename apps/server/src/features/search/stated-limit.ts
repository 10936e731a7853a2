import type { FoundProperty } from '@manemitra/contract/found-property';
import { againstLimit, type Limit } from '@manemitra/domain/against-limit';
import { projectOverLimit } from '@manemitra/domain/all-in-of-project';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';

/**
 * The limit in a sentence that was understood; a must before a wish, the lowest of several, and none that is only to be avoided. Where
 * several whole wishes differ in it, it is that of the `judged` one, by which the project was found, else the highest: the most that they
 * would pay.
 */
export function statedLimit(
  { constraints, alternatives = [] }: Pick<Interpretation, 'constraints' | 'alternatives'>,
  judged?: number,
): Limit | null {
  const limits = alternatives.map((own) => limitIn([...constraints, ...own]));
  if (limits.length === 0) return limitIn(constraints) ?? null;
  if (judged !== undefined && judged < limits.length) return limits[judged] ?? null;
  const known = limits.flatMap((limit) => limit ?? []);
  // An alternative without a limit may cost anything.
  if (known.length < limits.length) return null;
  return known.toSorted((a, b) => b.max - a.max)[0] ?? null;
}

function limitIn(constraints: readonly Constraint[]): Limit | undefined {
  for (const wanted of ['must', 'nice'] as const) {
    const limits = constraints.flatMap((constraint) => {
      if (constraint.field !== 'price' || constraint.strength !== wanted) return [];
      const { min, max, basis } = constraint.value;
      if (max === undefined) return [];
      return [min === undefined ? { max, basis } : { max, basis, isRange: true }];
    });
    const [lowest] = limits.toSorted((a, b) => a.max - b.max);
    if (lowest !== undefined) return lowest;
  }
  return undefined;
}

/** The limit and what the fitting home leaves of it: the one place that calculates the difference which pages show. */
export function presentLimit(
  home: FoundProperty['home'],
  limit: Limit | null,
  /** What is known of all that will be paid, where only prices of the project are. */
  ofProject?: Parameters<typeof projectOverLimit>[0],
): Pick<FoundProperty, 'limit' | 'difference'> {
  const found =
    home === null || limit === null
      ? undefined
      : (againstLimit(home, limit) ?? (ofProject && projectOverLimit(ofProject, limit)));
  const difference = found && { tone: found.tone, left: found.left, text: found.text };
  return { limit, difference: difference ?? null };
}
