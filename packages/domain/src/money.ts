import { formatIndianNumber } from './indian-number.ts';

/** Rupees as Indians write them. All amounts are whole rupees unless a name says otherwise. */

export const LAKH = 100_000; // spec 9: 1 L = 100,000
export const CRORE = 10_000_000; // spec 9: 1 Cr = 10,000,000

/** `1850000` -> `₹18,50,000`. */
export function formatRupees(rupees: number): string {
  return `₹${formatIndianNumber(rupees)}`;
}

/** `14200000` -> `₹1.42 Cr`, `9000000` -> `₹90 L`, `45000` -> `₹45,000`: at most two decimals, none that are zero. */
export function formatShortRupees(rupees: number): string {
  if (roundTo2(rupees / LAKH) >= 100) return `₹${roundTo2(rupees / CRORE)} Cr`;
  if (rupees >= LAKH) return `₹${roundTo2(rupees / LAKH)} L`;
  return formatRupees(rupees);
}

function roundTo2(value: number): number {
  return Math.round(value * 100) / 100;
}
