/**
 * Digits grouped as in India, in lakhs and crores: `1850000` -> `18,50,000`, `8.504` with two decimals -> `8.5`.
 * Rounds half away from zero, to six decimals at most. Not by `Intl.NumberFormat`, whose first use holds up a slow
 * phone for 150 ms (docs/performance.md). Not for numbers from 10^21.
 */
export function formatIndianNumber(value: number, decimals = 0): string {
  const rounded = Number(value.toFixed(decimals));
  const [whole = '', fraction] = String(Math.abs(rounded)).split('.');
  const grouped = whole.replaceAll(/\d(?=(?:\d{2})*\d{3}$)/g, '$&,');
  const sign = rounded < 0 || Object.is(rounded, -0) ? '-' : '';
  return sign + grouped + (fraction === undefined ? '' : `.${fraction}`);
}
