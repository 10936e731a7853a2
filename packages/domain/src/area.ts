import { formatIndianNumber } from './indian-number.ts';

/** Land and homes are measured in square feet in speech and in square metres on the wire (spec 3). */

export const SQFT_PER_SQM = 10.763910417; // 1 / 0.3048²
export const SQM_PER_ACRE = 4046.8564224; // spec 9

export function squareMetersFromFeet(squareFeet: number): number {
  return squareFeet / SQFT_PER_SQM;
}

export function squareFeetFromMeters(squareMeters: number): number {
  return squareMeters * SQFT_PER_SQM;
}

/** `1512.4` -> `1,512 sq ft`. */
export function formatSquareFeet(squareFeet: number): string {
  return `${formatIndianNumber(squareFeet)} sq ft`;
}

/** `140.5` -> `141 sq m`. */
export function formatSquareMeters(squareMeters: number): string {
  return `${formatIndianNumber(squareMeters)} sq m`;
}

/** `4 acres`, `0.65 acres`; null of land so small that nobody measures it so. */
export function acresText(squareMeters: number): string | null {
  const acres = Math.round((squareMeters / SQM_PER_ACRE) * 100) / 100;
  return acres < 0.1 ? null : `${acres} ${acres === 1 ? 'acre' : 'acres'}`;
}

/** `16,187 sq m (4 acres)`: the land is sold by the acre and registered by the metre. */
export function landText(squareMeters: number): string {
  const acres = acresText(squareMeters);
  return formatSquareMeters(squareMeters) + (acres === null ? '' : ` (${acres})`);
}
