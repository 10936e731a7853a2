import { CRORE, LAKH } from '@manemitra/domain/money';
import { isPlausible } from '../money.ts';
import type { Token } from '../token.ts';
import { moneyUnits } from '../words/money-words.ts';
import { soundedBounds, soundedAnds } from '../words/sounded-words.ts';
import { seenNumberAt } from './bold-numbers.ts';
import type { SeenNumber } from './bold-number-words.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { isCountedAt } from './bold-units.ts';
import { keyAt } from './word-sounds.ts';

/** A sum that the words could be, in rupees; `isGuessed` where no unit was said. */
export interface Sum {
  length: number;
  rupees: number;
  isGuessed: boolean;
  isFrom: boolean;
}

const units = new SoundIndex<number>([
  ...phrasesOf(moneyUnits, (value) => value),
  // What street talk calls them.
  [CRORE, ['khokha']],
  [LAKH, ['peti']],
]);

/** The sums that begin at a token; the upper end of a range needs nothing else that says it is one. */
export function sumsAt(tokens: readonly Token[], at: number, isTop = false): Sum[] {
  const number = seenNumberAt(tokens, at);
  if (number === undefined) return wholeCroreAt(tokens, at);
  if (number.value <= 0) return [];
  const end = at + number.length;
  const unit = unitAt(tokens, end);
  const found =
    unit === undefined
      ? bareSums(tokens, at, number, isTop)
      : [
          {
            ...unit,
            length: number.length + unit.length,
            rupees: number.value * unit.value,
            isGuessed: false,
          },
          ...withRest(tokens, at, number, unit),
        ];
  return found
    .map((sum) => ({ ...sum, rupees: Math.round(sum.rupees) }))
    .filter(({ rupees }) => isPlausible(rupees));
}

/** "koti dati hodre beda", "crore fifty": the unit by itself is one. */
function wholeCroreAt(tokens: readonly Token[], at: number): Sum[] {
  const unit = (tokens[at]?.text.length ?? 0) < SHORTEST_UNIT ? undefined : unitAt(tokens, at);
  if (unit?.value !== CRORE || unit.isLike || seenNumberAt(tokens, at - 1) !== undefined) return [];
  const one: SeenNumber = { length: 0, value: 1, inDigits: false, isFrom: false };
  const whole = { length: unit.length, rupees: CRORE, isGuessed: false, isFrom: unit.isFrom };
  return [whole, ...withRest(tokens, at, one, unit)];
}

const SHORTEST_UNIT = 4;

interface Unit {
  length: number;
  value: number;
  isFrom: boolean;
  /** The word is only like that of a unit. */
  isLike: boolean;
}

function unitAt(tokens: readonly Token[], at: number): Unit | undefined {
  const hyphen = tokens[at]?.text === '-' ? 1 : 0;
  const [unit] = heardAt(units, tokens, at + hyphen);
  return (
    unit && {
      length: hyphen + unit.length,
      value: unit.value,
      isFrom: unit.ending.endsWith('inda'),
      isLike: unit.how === 'like',
    }
  );
}

/** "one crore five", "1 cr 20 lakh", "a crore and a half", "ಒಂದು ಕೋಟಿ ಹತ್ತು ಲಕ್ಷ". */
function withRest(
  tokens: readonly Token[],
  at: number,
  { length, value }: SeenNumber,
  unit: Unit,
): Sum[] {
  if (unit.value !== CRORE) return [];
  const start = at + length + unit.length;
  const and = soundedAnds.has(keyAt(tokens, start)) ? 1 : 0;
  const rest = seenNumberAt(tokens, start + and);
  if (rest === undefined || rest.value >= 100) return [];
  let end = start + and + rest.length;
  const lakh = unitAt(tokens, end);
  if (lakh !== undefined && lakh.value !== LAKH) return [];
  if (lakh === undefined && isCountedAt(tokens, end)) return [];
  end += lakh?.length ?? 0;
  const more = lakh === undefined && rest.value < 1 ? rest.value * CRORE : rest.value * LAKH;
  return [
    {
      length: end - at,
      rupees: value * CRORE + more,
      isGuessed: false,
      isFrom: lakh?.isFrom ?? rest.isFrom,
    },
  ];
}

/** No unit said: "one twenty" and "1.2" are crores, "sixty two" lakhs. */
function bareSums(tokens: readonly Token[], at: number, number: SeenNumber, isTop: boolean): Sum[] {
  const { length, value } = number;
  const end = at + length;
  const sums: Sum[] = [];
  const guess = (rupees: number, to: number, isFrom = false) => {
    if (!isCountedAt(tokens, to)) sums.push({ length: to - at, rupees, isGuessed: true, isFrom });
  };
  const isSmall = Number.isInteger(value) && value < 20;
  if (value >= LAKH) guess(value, end);
  else if (value < 20 && (!isSmall || isTop || number.isFrom || isLastOfThought(tokens, end))) {
    guess(value * CRORE, end, number.isFrom);
  } else if (value >= 20 && value < 1000) guess(value * LAKH, end, number.isFrom);
  const hundredths = isSmall && value < 10 ? hundredthsAt(tokens, end) : undefined;
  if (hundredths !== undefined) {
    const to = end + hundredths.length;
    guess(value * CRORE + hundredths.value * LAKH, to);
    if (hundredths.value < 10) guess(value * CRORE + hundredths.value * 10 * LAKH, to);
  }
  return sums;
}

/** The "twenty" of "one twenty" and "1 ka 20", the "zero five" of "one zero five". */
function hundredthsAt(tokens: readonly Token[], at: number): SeenNumber | undefined {
  const of = keyAt(tokens, at) === 'ka' ? 1 : 0;
  const zero = of + (seenNumberAt(tokens, at + of)?.value === 0 ? 1 : 0);
  const rest = seenNumberAt(tokens, at + zero);
  if (rest === undefined || !Number.isInteger(rest.value) || rest.value >= 100 || rest.value < 1) {
    return undefined;
  }
  return { ...rest, length: rest.length + zero };
}

/** "can stretch to two." */
function isLastOfThought(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text;
  return next === undefined || /^[,.;!?\n)]$/.test(next) || soundedBounds.has(keyAt(tokens, at));
}
