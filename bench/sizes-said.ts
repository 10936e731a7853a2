import { numberAt } from '@manemitra/query/numbers';
import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { plotNouns, timesWords } from '@manemitra/query/words/plot-words';

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
  ...sidesIn(tokenize(said)),
  ...[...said.matchAll(/\bsize (\d{3,5})\b/gi)].map(([, size]) => Number(size)),
  ...[...said.matchAll(SQUARE_FEET)].flatMap(([, before = '', size]) =>
    BOUNDS.test(before) ? [] : [Number(size)],
  ),
];

/** "30x40", "thirty by forty", and "30 40 site", where a plot is named beside it. */
const sidesIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((_, at) => {
    const width = numberAt(tokens, at);
    if (width === undefined) return [];
    const joint = at + width.length;
    const isTimes = tokens[joint]?.text === '×' || timesWords.has(tokens[joint]?.text ?? '');
    const depth = numberAt(tokens, isTimes ? joint + 1 : joint);
    if (depth === undefined) return [];
    const isBesidePlot = [at - 2, at - 1, joint + depth.length].some(
      (beside) => lengthAt(plotNouns, tokens, beside) > 0,
    );
    return isTimes || isBesidePlot ? [width.value * depth.value] : [];
  });

/** Up to two words and a size that ends what is said, or has what is so large or its price behind it. */
const SQUARE_FEET =
  /((?:[^\s,.]+ ){0,2})(?<![\d.-])(\d{3,5}) ?(?:s(?:q ?)?ft|sqft|स्क्वायर फीट|ಚದರ ಅಡಿ)(?=\s*(?:का |ka )?(?:[,.;\n]|$|(?:site|plot)s?\b|प्लॉट|ಸೈಟ್|(?:under |below |within )?[\d.]+ ?(?:l|lakhs?|lac|cr|crores?|लाख|करोड़)(?![a-z])))/gimu;
const BOUNDS =
  /(?<!\p{L})(?:min|minimum|max|maximum|least|most|atleast|atmost|above|over|under|below|than|from|to|between|se|inda|kam|kammi|kanishta|कम|न्यूनतम|ಕನಿಷ್ಠ)(?!\p{L})/iu;

const isClose = (a: number | undefined, b: number): boolean =>
  a !== undefined && Math.abs(a - b) <= 0.005 * b;
