import { formatShortRupees } from '@manemitra/domain/money';
import type { ListedCard } from '#web/features/project-card/public.ts';

/**
 * The first card, in the order of fit, from which homes keep a limit only by their listed price, and the text shown there.
 * Undefined if none or all do, or if others are mixed in.
 */
export function overLimitFrom(
  cards: readonly Pick<ListedCard, 'difference' | 'limit'>[],
): { index: number; text: string } | undefined {
  const isOver = ({ difference }: Pick<ListedCard, 'difference'>) => difference?.tone === 'over';
  const index = cards.findIndex(isOver);
  const max = cards[index]?.limit?.max;
  if (index <= 0 || max === undefined || !cards.slice(index).every(isOver)) return undefined;
  return {
    index,
    text: `These fit by their listed price only: all in, they come to more than ${formatShortRupees(max)}.`,
  };
}
