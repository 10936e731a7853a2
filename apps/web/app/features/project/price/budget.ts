import type { KeysInHand } from '@manemitra/contract/property-detail';
import { againstLimit, type AgainstLimit, type Limit } from '@manemitra/domain/against-limit';
import { formatShortRupees } from '@manemitra/domain/money';

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
