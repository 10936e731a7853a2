import type { FoundProperty } from '@manemitra/contract/search';
import { againstLimit, type Limit } from '@manemitra/domain/against-limit';
import { projectOverLimit } from '@manemitra/domain/all-in-of-project';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';

/**
 * The limit in a sentence that was understood; a must before a wish, and none that is only to be avoided. Where each of several whole
 * wishes has a limit of its own, it is that of the `judged` one, by which the project was found, else the highest: the most that they
 * would pay.
 */
export function statedLimit(
  { constraints, alternatives = [] }: Pick<Interpretation, 'constraints' | 'alternatives'>,
  judged?: number,
): Limit | null {
  const common = limitIn(constraints);
  if (common !== undefined) return common;
  const own = judged === undefined ? undefined : alternatives[judged];
  if (own !== undefined) return limitIn(own) ?? null;
  const limits = alternatives.flatMap((list) => limitIn(list) ?? []);
  // An alternative without a limit may cost anything.
  if (limits.length < alternatives.length) return null;
  return limits.toSorted((a, b) => b.max - a.max)[0] ?? null;
}

function limitIn(constraints: readonly Constraint[]): Limit | undefined {
  const limits = (['must', 'nice'] as const).flatMap((wanted) =>
    constraints.flatMap((constraint) => {
      if (constraint.field !== 'price' || constraint.strength !== wanted) return [];
      const { min, max, basis } = constraint.value;
      if (max === undefined) return [];
      return [min === undefined ? { max, basis } : { max, basis, isRange: true }];
    }),
  );
  return limits[0];
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
