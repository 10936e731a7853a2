import type { Question } from '../interpretation.ts';
import { moneyAt } from '../money.ts';
import { lengthAt, list, phraseAt, phraseSet } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Reading, Sentence } from '../reading.ts';
import { intentWords } from '../words/intent-words.ts';
import { sortWords } from '../words/sort-words.ts';

/** What is asked for beside wishes: an order, another kind of help, something vague. */

export function readSort({ tokens }: Sentence, at: number): Reading | undefined {
  const sort = phraseAt(sortWords, tokens, at);
  return sort && { length: sort.length, kind: 'sort', sort: sort.value };
}

export function readIntent({ tokens }: Sentence, at: number): Reading | undefined {
  const intent = phraseAt(intentWords, tokens, at);
  return intent && { length: intent.length, kind: 'intent', intent: intent.value };
}

/** "emi upto 60k": an instalment is no price. */
export function readInstalment({ tokens }: Sentence, at: number): Reading | undefined {
  const intent = phraseAt(intentWords, tokens, at);
  if (intent?.value !== 'emi') return undefined;
  let next = at + intent.length;
  while (INSTALMENT_FILLERS.has(tokens[next]?.text ?? '')) next++;
  const quantity = quantityAt(tokens, next, moneyAt);
  if (quantity === undefined) return undefined;
  const { value, unit } = quantity.second ?? quantity.first;
  if (value * (unit || 1) < 1000 || value * (unit || 1) >= MOST_INSTALMENT) return undefined;
  next += quantity.length;
  while (INSTALMENT_TAILS.has(tokens[next]?.text ?? '')) next++;
  return { length: next - at, kind: 'intent', intent: 'emi' };
}

/** Rupees a month; more is the loan itself. */
const MOST_INSTALMENT = 500_000;
const INSTALMENT_FILLERS = new Set([
  ':',
  '-',
  'is',
  'of',
  'should',
  'be',
  'comes',
  'to',
  'can',
  'pay',
]);
const INSTALMENT_TAILS = new Set(
  'per month monthly pm ok fine affordable max possible / mo a can pay'.split(' '),
);

const vagueBudgets = phraseSet(
  list(`
    budget friendly; decent budget; good budget; reasonable budget; reasonable price;
    reasonably priced; affordable; affordable price; affordable budget; low budget; low cost;
    cheap; economical; pocket friendly; within budget; in my budget; middle class budget;
    not too expensive; not very expensive; not expensive; kam budget; kam budget me;
    kam daam me; kadime budget; kammi budget; कम बजट; सस्ती कीमत; ಕಡಿಮೆ ಬಜೆಟ್; ಕೈಗೆಟುಕುವ
  `),
);

/** "budget friendly" is no number: the buyer is asked for one. */
export function readVagueBudget({ tokens, text }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(vagueBudgets, tokens, at);
  if (length === 0) return undefined;
  const from = tokens[at]?.from ?? 0;
  const to = tokens[at + length - 1]?.to ?? from;
  const question: Question = {
    about: 'price',
    text: `How much may it cost? “${text.slice(from, to)}” means something else to everyone.`,
    choices: ['₹80 L', '₹1.2 Cr', '₹2 Cr'].map((limit) => ({
      label: `Up to ${limit}`,
      sentence: `${text.slice(0, from)}under ${limit}${text.slice(to)}`.trim(),
    })),
  };
  return { length, kind: 'ask', question, isVague: true };
}
