import { formatShortRupees } from '@manemitra/domain/money';
import type { ListedCard } from '#web/features/project-card/public.ts';

/**
 * From which card on, in the order of fit, homes keep a limit by their listed price alone, and what is said there. Undefined where none
 * does, all do, or others stand among them.
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
