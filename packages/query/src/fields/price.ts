import { CRORE, LAKH, formatShortRupees } from '@manemitra/domain/money';
import { beginsComparison } from '../comparisons.ts';
import type { FieldValues, NumberRange } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import type { Question } from '../interpretation.ts';
import { isNumberedPart } from '../numbered-parts.ts';
import { beginsMoney, exactRupees, guessedUnit, isPlausible } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, rowLength } from '../phrases.ts';
import { namedMostAt, quantityAt } from '../quantity.ts';
import type { Quantity } from '../quantity.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { notShownLimits } from '../words/comparison-words.ts';
import type { Comparison } from '../words/comparison-words.ts';
import { priceLeads } from '../words/money-words.ts';
import { sumAt } from './amounts-told.ts';
import {
  countsBefore,
  countsSomething,
  eitherSideOf,
  isMeasured,
  isNamedOtherwise,
  isOtherMoney,
  isRaised,
  toleranceAt,
} from './price-context.ts';
import { boundsOf, rupeesOf } from './price-range.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { minuteUnits } from '../words/near-words.ts';
import { leastPrices, numberedInPrices, priceFillers } from '../words/price-words.ts';

export const price: FieldLanguage<'price'> = {
  field: 'price',
  readers: [
    {
      begins: (text) =>
        leastPrices.has(text) ||
        priceLeads.has(text) ||
        beginsComparison(text) ||
        beginsMoney(text),
      read: readPrice,
    },
  ],
  say: (value) => `${value.basis === 'all-in' ? 'all-in ' : ''}${sayRange(value, exactRupees)}`,
  label: labelOfPrice,
};

/** An amount with a unit, or a bare one that a budget word or a comparison makes money. */
function readPrice(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const least = leastBudgetLength(sentence, at);
  const lead = least > 0 ? least : leadLength(sentence, at);
  const said = quantityAt(tokens, at + lead, sumAt, least > 0 ? undefined : ownsBound);
  if (said === undefined) return undefined;
  const quantity = least > 0 ? withMostNamed(tokens, at + lead, said) : said;
  const { first, second, comparison } = quantity;
  if (first.value <= 0 || (second?.value ?? 1) <= 0) return undefined;
  const hasUnit = first.unit > 0 || (second?.unit ?? 0) > 0;
  const isAnnounced = lead > 0 || comparison !== 'exact';
  if (!hasUnit && !isAnnounced && !standsAlone(sentence, at, quantity)) return undefined;
  if (
    !hasUnit &&
    (!isSaidAsNumber(quantity) ||
      isYear(quantity) ||
      (lead === 0 && isTime(tokens, at + quantity.length - 1, quantity)) ||
      countsSomething(tokens, at + lead + quantity.length))
  ) {
    return undefined;
  }

  let length = lead + quantity.length;
  const range = rupeesOf(quantity);
  if (range === undefined) {
    const isPrice = hasUnit || (isAnnounced && !(lead === 0 && isMeasured(tokens, at)));
    return isPrice ? ask(sentence, at, length, quantity) : undefined;
  }
  if (quantity.areBothNamed === true && range.second !== undefined && range.second < range.first) {
    return askWhichLimit(sentence, at, length, { least: range.first, most: range.second });
  }
  const tolerance = toleranceAt(tokens, at + length, quantity);
  length += tolerance?.length ?? 0;
  length += trailingBudgetWord(sentence, at + length);
  if (lead === 0 && (isOtherMoney(tokens, at + length) || isNamedOtherwise(tokens, at))) {
    return { length, kind: 'unheld' };
  }
  const bounds =
    tolerance === undefined
      ? boundsOf(quantity, range)
      : eitherSideOf(range.first, tolerance.rupees);
  if (least > 0 && bounds.min === undefined && bounds.max !== undefined) {
    bounds.min = bounds.max;
    delete bounds.max;
  }
  if (isRaised(tokens, at) && range.second !== undefined) delete bounds.min;
  if ([bounds.min, bounds.max].some((rupees) => rupees !== undefined && !isPlausible(rupees))) {
    return ask(sentence, at, length, quantity);
  }
  return wish(length, {
    field: 'price',
    value: { ...bounds, basis: 'listed' },
    ...(hasUnit && !range.guessed ? {} : { assumed: assumedUnit(bounds) }),
    ...(lengthAt(notShownLimits, tokens, at) > 0 ? { isSure: true } : {}),
    ...(comparison === 'stretch' ? { isStretch: true } : {}),
    ...(comparison === 'min' || comparison === 'max' ? { isBound: true } : {}),
    ...(lead > 0 || comparison === 'max' ? { isLimit: true } : {}),
    ...(hasUnit || isAnnounced ? {} : { bareNumber: first.value }),
  });
}

/** "1.2 cr max 3bhk" is at most 1.2 crore; in "1.2 cr min 1200 sqft" the least is of the area. */
function ownsBound(
  tokens: readonly Token[],
  { end, value }: { end: number; value: Comparison },
): boolean {
  if (value === 'max') return true;
  const rooms = numberAt(tokens, end);
  return rooms !== undefined && lengthAt(bhkWords, tokens, end + rooms.length) > 0;
}

/** "Minimum budget 1.5 crore maximum 1.8": what is called the least goes on to the most. */
function withMostNamed(tokens: readonly Token[], at: number, least: Quantity): Quantity {
  const most = namedMostAt(tokens, at + least.length, sumAt, least.first);
  if (most === undefined || least.second !== undefined) return least;
  return {
    ...least,
    length: least.length + most.length,
    comparison: 'between',
    second: most.amount,
    areBothNamed: true,
  };
}

/** "minimum budget 1.5 cr" */
function leastBudgetLength(sentence: Sentence, at: number): number {
  if (!leastPrices.has(sentence.tokens[at]?.text ?? '')) return 0;
  const lead = leadLength(sentence, at + 1);
  return lead === 0 ? 0 : lead + 1;
}

function leadLength({ tokens }: Sentence, at: number): number {
  const lead = lengthAt(priceLeads, tokens, at);
  return lead === 0 ? 0 : lead + rowLength(priceFillers, tokens, at + lead);
}

/** A bare number that nothing else explains: "3 bhk flat 1.6 doddakannelli". */
function standsAlone({ tokens }: Sentence, at: number, quantity: Quantity): boolean {
  const { first, second } = quantity;
  if (!first.inDigits || guessedUnit(first.value) === undefined) return false;
  const before = tokens[at - 1]?.text ?? '';
  // "alert(1)": what is called with a number is no wish.
  if (
    before === '(' &&
    tokens[at - 2]?.to === tokens[at - 1]?.from &&
    /^\p{L}/u.test(tokens[at - 2]?.text ?? '')
  )
    return false;
  if (numberedInPrices.has(before) || isNumberedPart(tokens, at)) return false;
  // "2b" is no amount of anything that is known.
  const behind = tokens[at + quantity.length];
  if (behind?.from === tokens[at + quantity.length - 1]?.to && /^\p{L}/u.test(behind?.text ?? ''))
    return false;
  if (countsBefore(tokens, at)) return false;
  // "2 nahi, 3bhk": a number that is taken back was no amount.
  const next = tokens[at + quantity.length]?.text ?? '';
  if (next === 'not' || denialsBehind.has(next)) return false;
  return second !== undefined || !countsSomething(tokens, at + quantity.length);
}

/** "Within 30 min" of a place that is not said: of two bounds the second is a unit. */
const isTime = (tokens: readonly Token[], last: number, { comparison }: Quantity): boolean =>
  comparison === 'max' && lengthAt(minuteUnits, tokens, last) > 0;

/** "I can wait till 2029". */
function isYear({ first, second }: Quantity): boolean {
  return second === undefined && /^20[2-4]\d$/.test(String(first.value));
}

function isSaidAsNumber({ first, second }: Quantity): boolean {
  // "at least half of the land" is no money, "under dedh" is.
  const isFraction = !Number.isInteger(first.value) && first.value > 1;
  return first.inDigits || isFraction || (second?.inDigits ?? false);
}

export function assumedUnit(bounds: NumberRange): string {
  const read = [bounds.min, bounds.max].filter((end) => end !== undefined).map(formatShortRupees);
  return `No unit was given, so we read it as ${read.join(' to ')}.`;
}

function trailingBudgetWord({ tokens }: Sentence, at: number): number {
  if (tokens[at]?.text !== 'budget' && tokens[at]?.text !== 'range') return 0;
  return tokens[at + 1]?.text === 'max' || tokens[at + 1]?.text === 'maximum' ? 2 : 1;
}

function ask(
  { text, tokens }: Sentence,
  at: number,
  length: number,
  { first, second }: Quantity,
): Reading | undefined {
  const from = tokens[at]?.from ?? 0;
  const to = tokens[at + length - 1]?.to ?? from;
  const quote = text.slice(from, to);
  const { value, unit } = second ?? first;
  const guesses = [LAKH, CRORE]
    .filter((other) => other !== unit)
    .map((other) => Math.round(value * other))
    .filter(isPlausible);
  const question: Question = {
    about: 'price',
    quote,
    text: `“${quote}” is an unusual price for a home. How much did you mean?`,
    choices: guesses.map((rupee) => ({
      label: `Up to ${formatShortRupees(rupee)}`,
      sentence: `${text.slice(0, from)}under ${exactRupees(rupee)}${text.slice(to)}`.trim(),
    })),
  };
  return { length, kind: 'ask', question };
}

/** "Minimum 1.5 crore maximum 1.2 crore": both cannot hold, and nobody here knows which is a slip. */
function askWhichLimit(
  { text, tokens }: Sentence,
  at: number,
  length: number,
  { least, most }: { least: number; most: number },
): Reading {
  const from = tokens[at]?.from ?? 0;
  const to = tokens[at + length - 1]?.to ?? from;
  const choice = (range: NumberRange) => ({
    label: labelOfPrice({ ...range, basis: 'listed' }),
    sentence: `${text.slice(0, from)}${sayRange(range, exactRupees)}${text.slice(to)}`.trim(),
  });
  const quote = text.slice(from, to);
  const question: Question = {
    about: 'price',
    quote,
    text: `“${quote}”: the least is more than the most. Which did you mean?`,
    choices: [choice({ min: most, max: least }), choice({ max: most }), choice({ min: least })],
  };
  return { length, kind: 'ask', question };
}

/** "under 5", "above 3", "3 to 5" in the words that are read back as the same range. */
function sayRange(range: NumberRange, say: (value: number) => string): string {
  const { min, max } = range;
  if (min !== undefined && max !== undefined) return `between ${say(min)} and ${say(max)}`;
  if (min !== undefined) return `above ${say(min)}`;
  return `under ${say(max ?? 0)}`;
}

function labelOfPrice({ min, max, basis }: FieldValues['price']): string {
  const all = basis === 'all-in' ? ' all-in' : '';
  if (min !== undefined && max !== undefined) {
    return `${formatShortRupees(min)} – ${formatShortRupees(max)}${all}`;
  }
  if (min !== undefined) return `From ${formatShortRupees(min)}${all}`;
  return `Up to ${formatShortRupees(max ?? 0)}${all}`;
}
