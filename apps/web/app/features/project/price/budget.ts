import type { KeysInHand } from '@manemitra/contract/property-detail';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';

/** The most that a buyer said they would pay. */
export interface StatedBudget {
  max: number;
  /** `listed`: they spoke of the price; `all-in`: of everything until the keys. */
  basis: 'listed' | 'all-in';
}

/**
 * The limit in a sentence that was understood; a must before a wish, and none that is only to be avoided. Where each of several whole
 * wishes has a limit of its own, the highest is the most that they would pay.
 */
export function statedBudget({
  constraints,
  alternatives = [],
}: Pick<Interpretation, 'constraints' | 'alternatives'>): StatedBudget | undefined {
  const common = limitIn(constraints);
  if (common !== undefined) return common;
  const limits = alternatives.flatMap((list) => limitIn(list) ?? []);
  // An alternative without a limit may cost anything.
  if (limits.length < alternatives.length) return undefined;
  return limits.toSorted((a, b) => b.max - a.max)[0];
}

function limitIn(constraints: readonly Constraint[]): StatedBudget | undefined {
  const limits = (['must', 'nice'] as const).flatMap((wanted) =>
    constraints.flatMap((constraint) => {
      if (constraint.field !== 'price' || constraint.strength !== wanted) return [];
      const { max, basis } = constraint.value;
      return max === undefined ? [] : [{ max, basis }];
    }),
  );
  return limits[0];
}

export interface BudgetVerdict {
  tone: 'under' | 'over' | 'open';
  text: string;
}

/**
 * What all of it costs against a limit. The limit of somebody who spoke of the price alone is held against
 * everything too: that is what they will pay. Undefined where nothing is known.
 */
export function againstBudget(
  { total, atLeast }: Pick<KeysInHand, 'total' | 'atLeast'>,
  agreement: number | null,
  { max, basis }: StatedBudget,
): BudgetVerdict | undefined {
  const known = total ?? atLeast;
  if (known === null) return undefined;
  const limit = `your limit of ${formatShortRupees(max)}`;
  const gap = formatShortRupees(Math.abs(max - known));
  if (known > max) {
    const least = total === null ? 'At least ' : '';
    const price =
      basis === 'listed' && agreement !== null && agreement <= max
        ? ' The price alone is within it.'
        : '';
    return { tone: 'over', text: `${least}${gap} over ${limit}.${price}` };
  }
  if (total === null) {
    return { tone: 'open', text: `${gap} of ${limit} is left for what is not known.` };
  }
  return known === max
    ? { tone: 'under', text: `Just at ${limit}.` }
    : { tone: 'under', text: `${gap} under ${limit}.` };
}
