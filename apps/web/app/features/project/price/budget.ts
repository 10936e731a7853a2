import type { KeysInHand } from '@manemitra/contract/property-detail';
import { againstLimit, type AgainstLimit, type Limit } from '@manemitra/domain/against-limit';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';

/**
 * The limit in a sentence that was understood; a must before a wish, and none that is only to be avoided. Where each of several whole
 * wishes has a limit of its own, it is that of the `judged` one, by which the project was found, else the highest: the most that they
 * would pay.
 */
export function statedBudget(
  { constraints, alternatives = [] }: Pick<Interpretation, 'constraints' | 'alternatives'>,
  judged?: number,
): Limit | undefined {
  const common = limitIn(constraints);
  if (common !== undefined) return common;
  const own = judged === undefined ? undefined : alternatives[judged];
  if (own !== undefined) return limitIn(own);
  const limits = alternatives.flatMap((list) => limitIn(list) ?? []);
  // An alternative without a limit may cost anything.
  if (limits.length < alternatives.length) return undefined;
  return limits.toSorted((a, b) => b.max - a.max)[0];
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

/**
 * What one home costs against a limit, in a sentence. Beyond what its card says: where lines are not known those that are may be
 * over it already.
 */
export function againstBudget(
  { total, atLeast }: Pick<KeysInHand, 'total' | 'atLeast'>,
  agreement: number | null,
  limit: Limit,
): Pick<AgainstLimit, 'tone' | 'text'> | undefined {
  if (total === null && atLeast !== null && atLeast > limit.max) {
    const gap = formatShortRupees(atLeast - limit.max);
    return {
      tone: 'over',
      text: `At least ${gap} over your limit of ${formatShortRupees(limit.max)}.`,
    };
  }
  const found = againstLimit({ price: agreement, allInPrice: total }, limit);
  return found && { tone: found.tone, text: `${found.text}.` };
}
