import type { UnitPrice } from '@manemitra/contract/property-detail';
import { formatSquareFeet } from '@manemitra/domain/area';
import { withoutWords } from '@manemitra/domain/cost-names';
import { formatShortAtLeast, formatShortRupees } from '@manemitra/domain/money';

/**
 * How far the homes of a type go beyond the one that is priced: `Homes of this type go up to 1,591 sq ft, and up to ₹1.63 Cr listed: at
 * least ₹1.78 Cr all-in.` Which size costs what is not known, so the two ends are not paired. Null where all are alike.
 */
export function dearestText({
  size,
  dearest,
  keysInHand,
}: Pick<UnitPrice, 'size' | 'dearest'> & { keysInHand: Pick<UnitPrice['keysInHand'], 'unknown'> }):
  | string
  | null {
  const ends = [
    ...(size.upTo === null ? [] : [`up to ${formatSquareFeet(size.upTo)}`]),
    ...(dearest === null ? [] : [`up to ${formatShortRupees(dearest.price)} listed`]),
  ];
  if (ends.length === 0) return null;
  const known = dearest?.allInAtLeast ?? null;
  const what = withoutWords(keysInHand.unknown) ?? 'all-in';
  const allIn = known === null ? '' : `: at least ${formatShortAtLeast(known)} ${what}`;
  return `Homes of this type go ${ends.join(', and ')}${allIn}.`;
}
