import { formatSquareFeet } from './area.ts';
import { formatRupees } from './money.ts';

/** What a home's loading means: the part of the price that buys corridors, lifts and clubhouse. */

export interface LoadingFacts {
  carpetSqft: number | null;
  superBuiltUpSqft: number | null;
  /** The agreement price, rupees. */
  price: number | null;
}

export interface LoadingMeaning {
  /** Super built-up over carpet: 25 is a quarter more than what is inside the walls. */
  percent: number;
  sharedSqft: number;
  /** Carpet as a share of what is paid for, percent. */
  usablePercent: number;
  /** Whole rupees; null without a price. */
  perSuperBuiltUpSqft: number | null;
  perCarpetSqft: number | null;
  sentence: string;
}

/**
 * `undefined` unless both areas are known and the larger is not smaller: a listing with a carpet area above
 * its super built-up area has swapped or misnamed one. RERA has carpet named since 2017 (Act of 2016, section 2(k)).
 */
export function loadingMeaning({
  carpetSqft,
  superBuiltUpSqft,
  price,
}: LoadingFacts): LoadingMeaning | undefined {
  if (!carpetSqft || !superBuiltUpSqft || superBuiltUpSqft < carpetSqft) return undefined;
  const percent = Math.round((100 * (superBuiltUpSqft - carpetSqft)) / carpetSqft);
  const usablePercent = Math.round((100 * carpetSqft) / superBuiltUpSqft);
  const perSqft = (sqft: number) => (price === null ? null : Math.round(price / sqft));
  const perSuperBuiltUpSqft = perSqft(superBuiltUpSqft);
  const perCarpetSqft = perSqft(carpetSqft);
  const sharedSqft = Math.round(superBuiltUpSqft - carpetSqft);
  const areas = `You pay for ${formatSquareFeet(superBuiltUpSqft)} and live in ${formatSquareFeet(carpetSqft)}: ${usablePercent} % of it.`;
  const rates =
    perSuperBuiltUpSqft === null || perCarpetSqft === null
      ? ''
      : ` Before taxes and charges: ${formatRupees(perSuperBuiltUpSqft)} a square foot as quoted is ${formatRupees(perCarpetSqft)} a square foot of carpet.`;
  return {
    percent,
    sharedSqft,
    usablePercent,
    perSuperBuiltUpSqft,
    perCarpetSqft,
    sentence: `${areas}${rates}`,
  };
}
