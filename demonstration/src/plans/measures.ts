import { SQFT_PER_SQM } from '@manemitra/domain/area';
import { formatIndianNumber } from '@manemitra/domain/indian-number';

const MM_PER_INCH = 25.4;

/** `3810` -> `12′6″`: to the nearest inch, as plans in the city are lettered. */
export function feetAndInches(millimeters: number): string {
  const inches = Math.round(millimeters / MM_PER_INCH);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

/** `3810` -> `3.81`. */
export const meters = (millimeters: number): string => (millimeters / 1000).toFixed(2);

/** `1142` -> `1,142 sq ft · 106.1 m²`. */
export function bothAreas(squareFeet: number): string {
  return `${formatIndianNumber(squareFeet)} sq ft · ${(squareFeet / SQFT_PER_SQM).toFixed(1)} m²`;
}
