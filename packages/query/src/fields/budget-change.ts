import { LAKH } from '@manemitra/domain/money';
import { beginsMoney, moneyAt } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Change, Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import {
  conditionsOfSums,
  endsOfBudgets,
  multiplesOfBudgets,
} from '../words/budget-change-words.ts';
import { byBehind, changeWords } from '../words/change-words.ts';
import type { ChangeWord } from '../words/change-words.ts';
import { percentWords } from '../words/count-words.ts';
import { moneyUnits } from '../words/money-words.ts';

/** "raise it by ten percent", "budget mein 12 lakh aur jod do", "10 lakh less", "double the budget": what changes the limit that was said. */
export const budgetChange: Reader = {
  begins: (text) => multiplesOfBudgets.has(text) || changeWords.has(text) || beginsMoney(text),
  read: readBudgetChange,
};

function readBudgetChange({ tokens }: Sentence, at: number): Reading | undefined {
  const multiple = phraseAt(multiplesOfBudgets, tokens, at);
  if (multiple !== undefined) {
    const change = { change: 'budget-times', factor: multiple.value } as const;
    return { length: multiple.length, kind: 'change', change };
  }
  const lead = wordsAt(tokens, at);
  const start = at + lead.length;
  const amount =
    amountAt(tokens, start) ?? (lead.said.has('by') ? lakhsAt(tokens, start) : undefined);
  if (amount === undefined) return undefined;
  const end = start + amount.length;
  const tail = tailAt(tokens, end);
  const takesNothing = lead.said.has('take') && !isEndOfThought(tokens, end + tail.length);
  if (takesNothing) return undefined;
  const way = wayBehind(tail, amount) || wayAhead(lead, amount) || amount.way;
  if (way === 0) return undefined;
  // "Corner idre 5 lakh jasti kodtini" raises no limit of the others.
  if (conditionsOfSums.has(tokens[at - 1]?.text ?? ''))
    return { length: end + tail.length - at, kind: 'unheld' };
  const isOfBoth = lead.said.has('both') || tail.said.has('both');
  const change = { ...changeBy(amount, way), ...(isOfBoth ? { isOfBoth } : {}) };
  return { length: end + tail.length - at, kind: 'change', change };
}

interface ChangeWords {
  length: number;
  said: ReadonlySet<ChangeWord>;
}

const NO_WORDS: ChangeWords = { length: 0, said: new Set() };
/** More words do not tell one change. */
const MOST_WORDS = 7;

function wordsAt(tokens: readonly Token[], at: number): ChangeWords {
  const said = new Set<ChangeWord>();
  let length = 0;
  for (let count = 0; count < MOST_WORDS; count++) {
    const word = phraseAt(changeWords, tokens, at + length);
    if (word === undefined) break;
    said.add(word.value);
    length += word.length;
  }
  return { length, said };
}

/** What follows an amount as far as it ends a thought: in "1.3 cr aur gym" the word only means "and". */
function tailAt(tokens: readonly Token[], at: number): ChangeWords {
  const by = lengthAt(byBehind, tokens, at);
  const { length, said } = wordsAt(tokens, at + by);
  const isChange = by === 0 || VERBS.some((verb) => said.has(verb));
  if (!isChange) return NO_WORDS;
  if (isEndOfThought(tokens, at + by + length)) return { length: by + length, said };
  // In "das lakh kam kar do aur gym bhi" the last word joins what follows.
  const joins = by + length - 1;
  const isJoined = length > 1 && lengthAt(endsOfBudgets, tokens, at + joins) > 0;
  return isJoined ? { length: joins, said: wordsBefore(tokens, at + by, at + joins) } : NO_WORDS;
}

function wordsBefore(tokens: readonly Token[], at: number, end: number): ReadonlySet<ChangeWord> {
  return wordsAt(tokens.slice(0, end), at).said;
}

const VERBS: readonly ChangeWord[] = ['raise', 'lower', 'add', 'take'];

interface ChangeAmount {
  length: number;
  rupees?: number;
  percent?: number;
  /** Which way, where it is said inside: "10 more lakhs". */
  way: 1 | -1 | 0;
}

function amountAt(tokens: readonly Token[], at: number): ChangeAmount | undefined {
  const money = moneyAt(tokens, at);
  if (money !== undefined && money.unit > 0) {
    return { length: money.length, rupees: Math.round(money.value * money.unit), way: 0 };
  }
  const number = numberAt(tokens, at);
  if (number === undefined || number.value <= 0) return undefined;
  const next = at + number.length;
  const percent = lengthAt(percentWords, tokens, next);
  if (percent > 0) {
    if (number.value >= 100) return undefined;
    return { length: number.length + percent, percent: number.value, way: 0 };
  }
  const word = phraseAt(changeWords, tokens, next);
  if (word === undefined || (word.value !== 'more' && word.value !== 'less')) return undefined;
  const unit = phraseAt(moneyUnits, tokens, next + word.length);
  if (unit === undefined || unit.value < LEAST_UNIT) return undefined;
  return {
    length: number.length + word.length + unit.length,
    rupees: Math.round(number.value * unit.value),
    way: word.value === 'more' ? 1 : -1,
  };
}

/** "Increase by 10": a budget goes up by lakhs. Fewer could be rooms, more is a new limit. */
function lakhsAt(tokens: readonly Token[], at: number): ChangeAmount | undefined {
  const number = numberAt(tokens, at);
  const isLakhs = number !== undefined && number.value >= 5 && number.value < 100;
  if (!isLakhs || !isEndOfThought(tokens, at + number.length)) return undefined;
  return { length: number.length, rupees: Math.round(number.value * LAKH), way: 0 };
}

/** A thousand: of homes nobody changes the price by less. */
const LEAST_UNIT = 1000;

type Way = ChangeAmount['way'];

function wayBehind({ said }: ChangeWords, { way }: ChangeAmount): Way {
  if (said.has('lower') || said.has('take')) return -1;
  if (said.has('raise') || said.has('add')) return 1;
  if (way !== 0 || said.size === 0) return 0;
  if (said.has('less')) return -1;
  return said.has('more') ? 1 : 0;
}

/** "raise the budget by 20 lakh", "add 10 lakh"; "raise it 1.2 crore" names the new budget, "raise it 10%" does not. */
function wayAhead({ said }: ChangeWords, { percent }: ChangeAmount): Way {
  if (said.has('take')) return -1;
  if (said.has('add')) return 1;
  if (!said.has('by') && percent === undefined) return 0;
  if (said.has('lower')) return -1;
  return said.has('raise') ? 1 : 0;
}

function isEndOfThought(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return (
    next === undefined ||
    !/^[\p{L}\p{M}\d]/u.test(next.text) ||
    lengthAt(endsOfBudgets, tokens, at) > 0
  );
}

function changeBy({ rupees, percent }: ChangeAmount, way: 1 | -1): Change {
  return rupees === undefined
    ? { change: 'budget-times', factor: (100 + way * (percent ?? 0)) / 100 }
    : { change: 'budget-by', rupees: way * rupees };
}
