/** The area that a gold and a reading of a plot hold, in square feet. */
export interface PlotArea {
  min?: number;
  max?: number;
}

/**
 * A plot of "30x40" or "1200 sqft" is about so large, which some writers call at least so large: both are right. Any size that is
 * given a bound by a word beside it ("minimum 2400 sqft") is at least, or at most, so large and nothing else.
 */
export function isAboutOrAtLeast(said: string, one: PlotArea, other: PlotArea): boolean {
  const isOpen = ({ min, max }: PlotArea, size: number) => min === size && max === undefined;
  const isAbout = ({ min, max }: PlotArea, size: number) => {
    const about = aboutSize(size);
    return isClose(min, about.min) && isClose(max, about.max);
  };
  return sizesIn(said).some(
    (size) =>
      (isOpen(one, size) && isAbout(other, size)) || (isAbout(one, size) && isOpen(other, size)),
  );
}

/** What is read where a size is said without a bound: a tenth more or less. */
export const aboutSize = (size: number) => ({ min: size * 0.9, max: size * 1.1 });

/** The sizes that are said by their sides, or in square feet without a word that bounds them. */
export const sizesIn = (said: string): number[] => [
  ...[...said.matchAll(/(\d+) ?(?:[x×*]|by) ?(\d+)/gi)].map(([, a, b]) => Number(a) * Number(b)),
  ...[...said.matchAll(/\bsize (\d{3,5})\b/gi)].map(([, size]) => Number(size)),
  ...[...said.matchAll(SQUARE_FEET)].flatMap(([, before = '', size]) =>
    BOUNDS.test(before) ? [] : [Number(size)],
  ),
];

/** Up to two words and a size that ends what is said, or has what is so large or its price behind it. */
const SQUARE_FEET =
  /((?:[^\s,.]+ ){0,2})(?<![\d.-])(\d{3,5}) ?(?:sq ?ft|स्क्वायर फीट)(?=\s*(?:[,.;\n]|$|(?:site|plot)s?\b|प्लॉट|ಸೈಟ್|(?:under |below |within )?[\d.]+ ?(?:l|lakhs?|lac|cr|crores?|लाख|करोड़)(?![a-z])))/gimu;
const BOUNDS =
  /\b(?:min|minimum|max|maximum|least|most|atleast|atmost|above|over|under|below|than|from|to|between|se|inda|kam|kammi|kanishta)\b/i;

const isClose = (a: number | undefined, b: number): boolean =>
  a !== undefined && Math.abs(a - b) <= 0.005 * b;
