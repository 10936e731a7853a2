import { everyConstraint } from './interpretation.ts';
import type { Interpretation, Question } from './interpretation.ts';
import { moneyAt } from './money.ts';
import { lengthAt, phraseAt, rowLength } from './phrases.ts';
import { quantityAt } from './quantity.ts';
import type { Piece, Reader, Reading, Sentence } from './reading.ts';
import type { Token } from './token.ts';
import {
  betweenInstalments,
  boundsOfInstalments,
  instalmentNames,
  monthlyWords,
  ofInstalments,
  tailsOfInstalments,
} from './words/instalment-words.ts';
import { intentWords } from './words/intent-words.ts';

/* What may be paid every month: no price, and asked about where no price is said. */

export const instalment: Reader = {
  begins: (text) => intentWords.has(text) || monthlyWords.has(text) || beginsAmount(text),
  read: (sentence, at) => instalmentBehind(sentence, at) ?? instalmentAhead(sentence, at),
};

/** "emi upto 60k", "EMI should stay under 55k", "ತಿಂಗಳ ಕಂತು ನಲವತ್ತು ಸಾವಿರ ಮೀರಬಾರದು". */
function instalmentBehind({ tokens }: Sentence, at: number): Reading | undefined {
  const named = instalmentLength(tokens, at);
  if (named === 0) return undefined;
  let next = at + named;
  next += rowLength(betweenInstalments, tokens, next);
  const quantity = quantityAt(tokens, next, moneyAt);
  if (quantity === undefined) return undefined;
  const { value, unit } = quantity.second ?? quantity.first;
  if (!isInstalment(value * (unit || 1))) return undefined;
  next += quantity.length;
  const bound = rowLength(boundsOfInstalments, tokens, next);
  next += bound;
  const tails = rowLength(tailsOfInstalments, tokens, next);
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
  const monthly = monthlyWords.has(tokens[at]?.text ?? '') ? 1 : 0;
  const named = phraseAt(intentWords, tokens, at + monthly);
  if (named?.value === 'emi') return monthly + named.length;
  const kist = lengthAt(instalmentNames, tokens, at + monthly);
  return kist === 0 ? 0 : monthly + kist;
}

function isOfLoan(tokens: readonly Token[], at: number): boolean {
  return ofInstalments.has(tokens[at]?.text ?? '');
}

/** Rupees a month; more is the loan itself. */
const isInstalment = (rupees: number) => rupees >= 1000 && rupees < 500_000;

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
