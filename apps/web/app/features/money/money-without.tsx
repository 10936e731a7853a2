import type { FittingHome } from '@manemitra/contract/search';
import { withoutText, withoutWords } from '@manemitra/domain/cost-names';

/** Beside a price that is "at least" so much: what is not in it. Another price than the all-in one leaves nothing out. */
export function MoneyWithout({
  home,
  most,
  before,
  className = '',
}: {
  home: Pick<FittingHome, 'unknownCosts'> | null | undefined;
  /** How many costs are named before they are counted. */
  most?: number;
  /** What stands before it, in a line of other words: there it is the bare words. */
  before?: string;
  className?: string;
}) {
  const words = before === undefined ? withoutText : withoutWords;
  const text = words(home?.unknownCosts ?? [], most);
  if (text === null) return null;
  return (
    <span data-money-of="all-in" className={`text-sm font-normal text-ink-soft ${className}`}>
      {before}
      {text}
    </span>
  );
}
