import type { Question } from '../interpretation.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { TOLD_OUTRIGHT } from '../criteria.ts';
import type { Sort } from '../criteria.ts';
import { firstSaid } from './order-told.ts';
import type { Token } from '../token.ts';
import { intentWords } from '../words/intent-words.ts';
import { tooHigh } from '../words/story-words.ts';
import {
  mostWords,
  saidCopulas,
  shownWords,
  sortDirections,
  firstWords,
  ordersFromTo,
  sortedThings,
  sortFirsts,
  sortKeys,
  sortLeads,
  sortTails,
  sortWords,
  superlatives,
  vagueBudgets,
} from '../words/sort-words.ts';

export const sort: Reader = {
  begins: (text) =>
    sortWords.has(text) ||
    sortLeads.has(text) ||
    sortKeys.has(text) ||
    mostWords.has(text) ||
    sortFirsts.has(text) ||
    tooHigh.has(text),
  read: readSort,
};

/** What is asked for beside wishes: an order, another kind of help, something vague. */

function readSort({ tokens }: Sentence, at: number): Reading | undefined {
  const phrase = phraseAt(sortWords, tokens, at);
  const built = orderBuilt(tokens, at) ?? superlative(tokens, at) ?? firstSaid(tokens, at);
  const complaint = phrase === undefined && built === undefined ? complaintLength(tokens, at) : 0;
  if (complaint > 0) return { length: complaint, kind: 'sort', sort: 'price-asc' };
  const sort = (built?.length ?? 0) > (phrase?.length ?? 0) ? built : phrase;
  return sort && { length: sort.length, kind: 'sort', sort: sort.value };
}

/** "too expensive", "ye sab bahut mehnga hai": of all that was shown, so that what is cheaper is asked for. */
function complaintLength(tokens: readonly Token[], at: number): number {
  const high = lengthAt(tooHigh, tokens, at);
  if (high === 0 || rowLength(shownWords, tokens, 0) < at) return 0;
  const length = high + rowLength(saidCopulas, tokens, at + high);
  return /^[\p{L}\d]/u.test(tokens[at + length]?.text ?? '') ? 0 : length;
}

/** Only prices and sizes can be sorted both ways. */
const TURNED: Partial<Record<Sort, Record<'up' | 'down', Sort>>> = {
  'price-asc': { up: 'price-asc', down: 'price-desc' },
  'area-desc': { up: 'area-asc', down: 'area-desc' },
};

/** "sort by price per sqft low to high", "distance ke hisaab se": what is sorted by, and which way. */
function orderBuilt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Sort } | undefined {
  const asked = lengthAt(sortLeads, tokens, at);
  const key = phraseAt(sortKeys, tokens, at + asked);
  if (key === undefined) return undefined;
  let end = at + asked + key.length;
  end += rowLength(SORT_JOINTS, tokens, end);
  const direction = phraseAt(sortDirections, tokens, end);
  const behind = direction === undefined ? lengthAt(sortTails, tokens, end) : 0;
  if (asked === 0 && direction === undefined && behind === 0) return undefined;
  const length = end + (direction?.length ?? 0) + behind - at;
  if (direction === undefined) return { length, value: key.value };
  const value = TURNED[key.value]?.[direction.value];
  if (value === undefined && direction.value === 'down') return undefined;
  return { length, value: value ?? key.value };
}

/** "sabse naye project pehle", "newest flats first": what comes first. */
function superlative(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Sort } | undefined {
  const most = mostWords.has(tokens[at]?.text ?? '') ? 1 : 0;
  const first = phraseAt(sortFirsts, tokens, at + most);
  if (first === undefined) return undefined;
  const end = at + most + first.length;
  const things = rowLength(sortedThings, tokens, end);
  const isFirst = firstWords.has(tokens[end + things]?.text ?? '');
  if (TOLD_OUTRIGHT.has(first.value)) {
    // "Sabse bada" may be said of a builder, "sabse bada flat" is of homes, and their kind is read by itself.
    const isMost = most > 0 || superlatives.has(tokens[at]?.text ?? '');
    const isSaid = things === 0 ? isFirst : isMost;
    const length = most + first.length + (things === 0 ? 1 : 0);
    return isSaid ? { length, value: first.value } : undefined;
  }
  if (!isFirst && most === 0) return undefined;
  return { length: end + things + (isFirst ? 1 : 0) - at, value: first.value };
}

const SORT_JOINTS = new Set([',', '-', ':', '(', 'from', 'in', 'order', '@']);

export const intent: Reader = { begins: (text) => intentWords.has(text), read: readIntent };

function readIntent({ tokens }: Sentence, at: number): Reading | undefined {
  const intent = phraseAt(intentWords, tokens, at);
  return intent && { length: intent.length, kind: 'intent', intent: intent.value };
}

export const vagueBudget: Reader = {
  begins: (text) => vagueBudgets.has(text),
  read: readVagueBudget,
};

/** "budget friendly" is no number: the buyer is asked for one. */
function readVagueBudget({ tokens, text }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(vagueBudgets, tokens, at);
  if (length === 0 || lengthAt(ordersFromTo, tokens, at) > 0) return undefined;
  const from = tokens[at]?.from ?? 0;
  const to = tokens[at + length - 1]?.to ?? from;
  const quote = text.slice(from, to);
  const question: Question = {
    about: 'price',
    quote,
    text: `How much may it cost? “${quote}” means something else to everyone.`,
    choices: ['₹80 L', '₹1.2 Cr', '₹2 Cr'].map((limit) => ({
      label: `Up to ${limit}`,
      sentence: `${text.slice(0, from)}under ${limit}${text.slice(to)}`.trim(),
    })),
  };
  return { length, kind: 'ask', question, isVague: true };
}
