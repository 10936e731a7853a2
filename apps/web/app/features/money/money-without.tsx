import type { FittingHome } from '@manemitra/contract/search';
import { withoutText } from '@manemitra/domain/cost-names';

/** Beside a price that is "at least" so much: what is not in it. Another price than the all-in one leaves nothing out. */
export function MoneyWithout({
  home,
  most,
  className = '',
}: {
  home: Pick<FittingHome, 'unknownCosts'> | null | undefined;
  /** How many costs are named before they are counted. */
  most?: number;
  className?: string;
}) {
  const text = withoutText(home?.unknownCosts ?? [], most);
  if (text === null) return null;
  return (
    <span data-money-of="all-in" className={`text-sm font-normal text-ink-soft ${className}`}>
      {text}
    </span>
  );
}
