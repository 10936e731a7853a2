import type { UnitPrice } from '@manemitra/contract/property-detail';
import { formatSquareFeet } from '@manemitra/domain/area';
import { withoutWords } from '@manemitra/domain/cost-names';
import { formatShortAtLeast, formatShortRupees } from '@manemitra/domain/money';

/**
 * How far the homes of a type go beyond the one that is priced: `The largest 3 BHK: 1,591 sq ft super built-up. The dearest 3 BHK: ₹1.63
 * Cr listed, at least ₹1.78 Cr all-in.` Which size costs what is not known, so the two ends are not paired. Null where all are alike.
 */
export function dearestText({
  label,
  size,
  dearest,
  keysInHand,
}: Pick<UnitPrice, 'label' | 'size' | 'dearest'> & {
  keysInHand: Pick<UnitPrice['keysInHand'], 'unknown'>;
}): string | null {
  const texts = [
    ...(size.upTo === null
      ? []
      : [`The largest ${label}: ${formatSquareFeet(size.upTo)}${ofBasis(size.basis)}.`]),
    ...(dearest === null ? [] : [`The dearest ${label}: ${pricesText(dearest, keysInHand)}.`]),
  ];
  return texts.length === 0 ? null : texts.join(' ');
}

/** Beside a carpet area a figure without its kind would be read as one. */
const ofBasis = (basis: UnitPrice['size']['basis']): string =>
  basis === 'super-built-up' ? ' super built-up' : '';

function pricesText(
  { price, allInAtLeast }: NonNullable<UnitPrice['dearest']>,
  { unknown }: Pick<UnitPrice['keysInHand'], 'unknown'>,
): string {
  const listed = `${formatShortRupees(price)} listed`;
  if (allInAtLeast === null) return listed;
  return `${listed}, at least ${formatShortAtLeast(allInAtLeast)} ${withoutWords(unknown) ?? 'all-in'}`;
}
