import { everyConstraint } from './interpretation.ts';
import type { Interpretation, Question } from './interpretation.ts';
import { moneyAt } from './money.ts';
import { lengthAt, list, phraseAt, phraseSet, rowLength } from './phrases.ts';
import { quantityAt } from './quantity.ts';
import type { Piece, Reader, Reading, Sentence } from './reading.ts';
import type { Token } from './token.ts';
import { wordSet } from './tokens.ts';
import { intentWords } from './words/intent-words.ts';

/* What may be paid every month: no price, and asked about where no price is said. */

export const instalment: Reader = {
  begins: (text) => intentWords.has(text) || MONTHLY.has(text) || beginsAmount(text),
  read: (sentence, at) => instalmentBehind(sentence, at) ?? instalmentAhead(sentence, at),
};

/** "emi upto 60k", "EMI should stay under 55k", "ತಿಂಗಳ ಕಂತು ನಲವತ್ತು ಸಾವಿರ ಮೀರಬಾರದು". */
function instalmentBehind({ tokens }: Sentence, at: number): Reading | undefined {
  const named = instalmentLength(tokens, at);
  if (named === 0) return undefined;
  let next = at + named;
  next += rowLength(BETWEEN, tokens, next);
  const quantity = quantityAt(tokens, next, moneyAt);
  if (quantity === undefined) return undefined;
  const { value, unit } = quantity.second ?? quantity.first;
  if (!isInstalment(value * (unit || 1))) return undefined;
  next += quantity.length;
  const bound = rowLength(BOUNDS, tokens, next);
  next += bound;
  const tails = rowLength(TAILS, tokens, next);
  // "emi 45k for 50 lakh loan" asks what a loan comes to.
  const isLimit = quantity.comparison !== 'exact' || bound > 0 || !isOfLoan(tokens, next + tails);
  return {
    length: next + tails - at,
    kind: 'intent',
    intent: 'emi',
    ...(isLimit ? { isInstalment: true as const } : {}),
  };
}

/** "60k emi": the amount before its name. */
function instalmentAhead({ tokens }: Sentence, at: number): Reading | undefined {
  const amount = moneyAt(tokens, at);
  if (amount === undefined || !isInstalment(amount.value * (amount.unit || 1))) return undefined;
  const named = instalmentLength(tokens, at + amount.length);
  const length = amount.length + named;
  if (named === 0 || isOfLoan(tokens, at + length)) return undefined;
  return { length, kind: 'intent', intent: 'emi', isInstalment: true };
}

function instalmentLength(tokens: readonly Token[], at: number): number {
  const monthly = MONTHLY.has(tokens[at]?.text ?? '') ? 1 : 0;
  const named = phraseAt(intentWords, tokens, at + monthly);
  if (named?.value === 'emi') return monthly + named.length;
  const kist = lengthAt(instalmentNames, tokens, at + monthly);
  return kist === 0 ? 0 : monthly + kist;
}

const instalmentNames = phraseSet(list(`kist; kisht; kantu; किस्त; किश्त; ಕಂತು; ಇಎಂಐ`));
const MONTHLY = wordSet('monthly mahine tingala tingalu महीने मासिक ತಿಂಗಳ ಮಾಸಿಕ');

function isOfLoan(tokens: readonly Token[], at: number): boolean {
  return OF.has(tokens[at]?.text ?? '');
}

const OF = wordSet('for on of pe par ka per');

/** Rupees a month; more is the loan itself. */
const isInstalment = (rupees: number) => rupees >= 1000 && rupees < 500_000;

const BETWEEN = wordSet(
  ': - is of should be comes to can pay stay remain must i we my at not go cross exceed have has within',
);
const BOUNDS = wordSet(
  'se upar nahi jani jaani jaana chahiye na ho tak datbardu datbaradu daatbardu daatabaradu daatabardu data meerabardu varegu olage agbardu kinta jasti dinda mele se ऊपर नहीं तक के आसपास रहे मीरबारदु ಮೀರಬಾರದು ದಾಟಬಾರದು ಒಳಗೆ',
);
const TAILS = wordSet('per month monthly pm ok fine affordable max possible / mo a can pay only');

const beginsAmount = (text: string): boolean => /^\d/.test(text);

/** Where only an instalment tells what may be spent, the price is asked: it hangs on the loan, and on what is paid at once. */
export function instalmentQuestion(
  { text, tokens }: Pick<Sentence, 'text' | 'tokens'>,
  pieces: readonly Piece[],
  previous: Interpretation | undefined,
): Question | undefined {
  const said = pieces.find((piece) => piece.kind === 'intent' && piece.isInstalment === true);
  const hasPrice =
    pieces.some(
      (piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => field === 'price'),
    ) ||
    (previous !== undefined && everyConstraint(previous).some(({ field }) => field === 'price'));
  if (said === undefined || hasPrice) return undefined;
  const quote = text.slice(tokens[said.from]?.from, tokens[said.to - 1]?.to);
  return {
    about: 'price',
    quote,
    text: `“${quote}” is what you pay a month. How much may the home cost?`,
    choices: [],
  };
}
