import type { FittingHome } from '@manemitra/contract/found-property';
import { withoutWords } from '@manemitra/domain/cost-names';

/** Apart from a price that is "at least" so much: what is not in it. Another price than the all-in one leaves nothing out. */
export function MoneyWithout({
  home,
  most,
  before,
  isCertificateUnknown = false,
}: {
  home: Pick<FittingHome, 'unknownCosts'> | null | undefined;
  /** How many costs are named before they are counted. */
  most: number;
  /** What stands before it, in a line of other words. */
  before: string;
  /** It is said to be ready, and nobody tells of its certificate: then GST is not known either, which would else seem to contradict it. */
  isCertificateUnknown?: boolean;
}) {
  const costs = home?.unknownCosts ?? [];
  const text = withoutWords(costs, most);
  if (text === null) return null;
  return (
    <span data-money-of="all-in" className="text-sm font-normal text-ink-soft">
      {before}
      {text}
      {isCertificateUnknown && costs.includes('gst') && GST_IF}
    </span>
  );
}

/** Why GST is open of a home that is said to be ready. */
const GST_IF = '; GST is due only if it has no OC';
