import {
  formatRupees,
  formatShortGap,
  formatShortRupees,
  roundedDown,
  shortBeside,
} from './money.ts';

/** The most that a buyer said they would pay, in rupees. */
export interface Limit {
  max: number;
  /** `listed`: they spoke of the price; `all-in`: of everything until the keys. */
  basis: 'listed' | 'all-in';
  /** True for the upper end of a range ("around 1.5 crore" has a lower end too). */
  isRange?: boolean;
}

/** Of one home, in rupees; `null` is not known. */
export interface HomePrice {
  price: number | null;
  /** Everything until the keys; known only when every part of it is. */
  allInPrice: number | null;
  /** The sum of the known parts, where some parts are not known. */
  atLeast: number | null;
}

export interface AgainstLimit {
  tone: 'under' | 'over' | 'open';
  /** What is left of the limit; negative where it is exceeded. */
  left: number;
  /** `₹6 L under your limit of ₹1.75 Cr`. */
  gap: string;
  /** The gap behind what is counted: `All in, ₹6 L under your limit of ₹1.75 Cr`. */
  text: string;
}

/**
 * The one comparison of a home with a buyer's limit; every page and answer uses it. It compares the all-in price, because
 * that is what will be paid, whatever the limit was named for. Where a part is unknown, the known parts say how much the
 * home is over at least, or what is left at most. Where only the listed price is known, it is compared with a limit for the
 * price, and the result says that more is to be paid. Undefined where nothing can be compared.
 */
export function againstLimit(
  { price, allInPrice, atLeast }: HomePrice,
  { max, basis, isRange = false }: Limit,
): AgainstLimit | undefined {
  const limit = saidLimit({ max, isRange });
  const known = allInPrice ?? atLeast;
  if (known !== null) {
    const left = max - known;
    const gap = allInPrice === null ? boundText(known, limit) : gapText(known, limit);
    const within = allInPrice === null ? 'open' : 'under';
    return { tone: left < 0 ? 'over' : within, left, gap, text: `All in, ${gap}` };
  }
  if (price === null || basis === 'all-in') return undefined;
  const left = max - price;
  const gap = gapText(price, limit);
  return {
    tone: left < 0 ? 'over' : 'open',
    left,
    gap,
    text: `Before taxes and charges, ${gap}`,
  };
}

interface SaidLimit {
  max: number;
  text: string;
}

/** A limit as texts name it. */
export const saidLimit = ({ max, isRange = false }: Pick<Limit, 'max' | 'isRange'>): SaidLimit => ({
  max,
  text: `${isRange ? 'the top of your range,' : 'your limit of'} ${formatShortRupees(max)}`,
});

/** Where not all of a sum is known: how much is over at least, or left at most. */
export function boundText(known: number, { max, text }: SaidLimit): string {
  if (known === max) return `just at ${text}`;
  const gap = formatShortGap(max, roundedDown(known));
  if (known < max)
    return `at most ${gap.isLess ? besideLimit(known, max) : gap.text} left of ${text}`;
  const isShown = !gap.isLess && roundedDown(known) !== max;
  return `at least ${isShown ? gap.text : besideLimit(known, max, true)} over ${text}`;
}

function gapText(known: number, { max, text }: SaidLimit): string {
  if (known === max) return `just at ${text}`;
  const { text: gap, isLess } = formatShortGap(max, known);
  return `${isLess ? besideLimit(known, max) : gap} ${known < max ? 'under' : 'over'} ${text}`;
}

/** Where a sum and a limit read the same in short, by the digits that tell them apart: `₹40,000`. */
const besideLimit = (known: number, max: number, isAtLeast = false): string =>
  formatRupees(Math.abs(shortBeside(known, max, isAtLeast).rupees - max));
