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
  const unit = unitOf(rupees);
  return unit === undefined ? formatRupees(rupees) : inUnit(rupees, unit);
}

const CRORES = { rupees: CRORE, name: 'Cr' };
const LAKHS = { rupees: LAKH, name: 'L' };

/** In which unit an amount is written with so many decimals: in crore from what they show as 100 lakh; none below a lakh. */
function unitOf(rupees: number, decimals = 2, round = Math.round): typeof LAKHS | undefined {
  if (round((rupees / LAKH) * 10 ** decimals) >= 100 * 10 ** decimals) return CRORES;
  return rupees >= LAKH ? LAKHS : undefined;
}

const inUnit = (rupees: number, unit: typeof LAKHS): string =>
  `₹${roundTo2(rupees / unit.rupees)} ${unit.name}`;

/** The smallest difference that the short form of an amount shows. */
const stepOf = (rupees: number): number => (unitOf(rupees)?.rupees ?? 100) / 100;

const asShown = (rupees: number): number => Math.round(rupees / stepOf(rupees)) * stepOf(rupees);

/** What a sum comes to at least, to the digits that its short form shows: rounded up it would promise too much. */
export const roundedDown = (rupees: number): number =>
  Math.floor(rupees / stepOf(rupees)) * stepOf(rupees);

/** The short form of a sum of which parts are missing. */
export const formatShortAtLeast = (rupees: number): string =>
  formatShortRupees(roundedDown(rupees));

/**
 * The short form of an amount with as many digits more as tell it from another: beside `₹1.8 Cr` it is `₹1.804 Cr`. What it shows is `rupees`,
 * rounded down where the amount is only known in part.
 */
export function shortBeside(
  amount: number,
  other: number,
  isAtLeast = false,
): { text: string; rupees: number } {
  const round = isAtLeast ? Math.floor : Math.round;
  const shown = isAtLeast ? roundedDown(amount) : asShown(amount);
  const text = formatShortRupees(shown);
  if (amount === other || text !== formatShortRupees(other)) return { text, rupees: shown };
  for (const digits of [3, 4, 5, 6]) {
    const unit = unitOf(amount, digits, round) ?? LAKHS;
    const step = unit.rupees / 10 ** digits;
    const rupees = Math.round(round(amount / step) * step);
    if (rupees !== other && step >= 1) {
      return { text: `₹${Number((rupees / unit.rupees).toFixed(digits))} ${unit.name}`, rupees };
    }
  }
  return { text: formatRupees(amount), rupees: amount };
}

/**
 * How far two amounts are apart, by their short forms, so that who adds what is shown finds what is shown: between `₹1.45 Cr` and
 * `₹1.5 Cr` it is `₹5 L`, whatever was rounded away. Where both read the same, `text` is a step that they are less than apart.
 */
export function formatShortGap(one: number, other: number): { text: string; isLess: boolean } {
  const gap = Math.abs(asShown(one) - asShown(other));
  if (gap === 0 && one !== other) {
    return { text: formatShortRupees(stepOf(Math.max(one, other))), isLess: true };
  }
  return { text: exactText(gap), isLess: false };
}

/** How far two amounts are apart, by their short forms, in words: `₹5 L`, `under ₹1 L` where both read the same. */
export function shortGapText(one: number, other: number): string {
  const { text, isLess } = formatShortGap(one, other);
  return isLess ? `under ${text}` : text;
}

/** The shortest form in which nothing more is rounded away. */
function exactText(rupees: number): string {
  const unit = rupees % stepOf(LAKH) === 0 ? unitOf(rupees) : undefined;
  return unit === undefined ? formatRupees(rupees) : `₹${rupees / unit.rupees} ${unit.name}`;
}

function roundTo2(value: number): number {
  return Math.round(value * 100) / 100;
}
