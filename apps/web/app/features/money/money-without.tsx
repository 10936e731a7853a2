import type { FittingHome } from '@manemitra/contract/found-property';
import { withoutWords } from '@manemitra/domain/cost-names';

/** Apart from a price that is "at least" so much: what is not in it. Another price than the all-in one leaves nothing out. */
export function MoneyWithout({
  home,
  most,
  before,
}: {
  home: Pick<FittingHome, 'unknownCosts'> | null | undefined;
  /** How many costs are named before they are counted. */
  most: number;
  /** What stands before it, in a line of other words. */
  before: string;
}) {
  const text = withoutWords(home?.unknownCosts ?? [], most);
  if (text === null) return null;
  return (
    <span data-money-of="all-in" className="text-sm font-normal text-ink-soft">
      {before}
      {text}
    </span>
  );
}
