import { CRORE, LAKH, formatShortRupees } from '@manemitra/domain/money';
import type { FieldValues, NumberRange } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import type { Question } from '../interpretation.ts';
import { exactRupees, guessedUnit, isPlausible, moneyAt } from '../money.ts';
import { lengthAt } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Amount, Quantity } from '../quantity.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { allInWords, chargeWords, priceLeads } from '../words/money-words.ts';

export const price: FieldLanguage<'price'> = {
  field: 'price',
  readers: [readPrice],
  say: (value) => `${value.basis === 'all-in' ? 'all-in ' : ''}${sayRange(value, exactRupees)}`,
  label: labelOfPrice,
};

/** An amount with a unit, or a bare one that a budget word or a comparison makes money. */
function readPrice(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const lead = leadLength(sentence, at);
  const quantity = quantityAt(tokens, at + lead, moneyAt);
  if (quantity === undefined) return undefined;
  const { first, second, comparison } = quantity;
  if (first.value <= 0 || (second?.value ?? 1) <= 0) return undefined;
  const hasUnit = first.unit > 0 || (second?.unit ?? 0) > 0;
  const isAnnounced = lead > 0 || comparison !== 'exact';
  if (!hasUnit && !isAnnounced && !standsAlone(sentence, at, quantity)) return undefined;
  if (
    !hasUnit &&
    (!isSaidAsNumber(quantity) || countsSomething(sentence, at + lead + quantity.length))
  ) {
    return undefined;
  }

  let length = lead + quantity.length;
  const range = rupeesOf(quantity);
  if (range === undefined)
    return hasUnit || isAnnounced ? ask(sentence, at, length, quantity) : undefined;
  length += trailingBudgetWord(sentence, at + length);
  if (isRent(sentence, at + length)) return { length, kind: 'background' };
  const bounds = boundsOf(quantity, range);
  if ([bounds.min, bounds.max].some((rupees) => rupees !== undefined && !isPlausible(rupees))) {
    return ask(sentence, at, length, quantity);
  }
  return wish(length, {
    field: 'price',
    value: { ...bounds, basis: 'listed' },
    ...(hasUnit && !range.guessed ? {} : { assumed: assumedUnit(bounds) }),
    ...(comparison === 'stretch' ? { isStretch: true } : {}),
    ...(hasUnit || isAnnounced ? {} : { bareNumber: first.value }),
  });
}

function leadLength({ tokens }: Sentence, at: number): number {
  const lead = lengthAt(priceLeads, tokens, at);
  if (lead === 0) return 0;
  let length = lead;
  while (LEAD_FILLERS.has(tokens[at + length]?.text ?? '')) length++;
  return length;
}

const LEAD_FILLERS = new Set([
  ':',
  '-',
  '=',
  'is',
  'of',
  'to',
  'be',
  'ka',
  'hai',
  'should',
  'only',
]);

/** A bare number that nothing else explains: "3 bhk flat 1.6 doddakannelli". */
function standsAlone({ tokens }: Sentence, at: number, quantity: Quantity): boolean {
  const { first, second } = quantity;
  if (!first.inDigits || guessedUnit(first.value) === undefined) return false;
  const before = tokens[at - 1]?.text ?? '';
  if (NUMBERED.has(before)) return false;
  return second !== undefined || !countsSomething({ tokens }, at + quantity.length);
}

function countsSomething({ tokens }: Pick<Sentence, 'tokens'>, at: number): boolean {
  const next = tokens[at]?.text ?? '';
  if (next === '/') return !/^\d/.test(tokens[at + 1]?.text ?? '');
  return COUNTED.has(next);
}

/** After these words a number is a name: "phase 2", "sector 7". */
const NUMBERED = new Set(
  'phase block sector stage cross main ward floor no number tower plot type layout gate # + g x or and ya &'.split(
    ' ',
  ),
);

/** Before these words a number counts something that is not money. */
const COUNTED = new Set(
  (
    'floor floors bath baths bathroom bathrooms toilet toilets balcony balconies car cars people ' +
    'person persons members kids children year years yr yrs month months week weeks day days am pm ' +
    'acre acres percent % kids parking parkings options flats units towers storey storeys star side ' +
    'sides stage phase block cross main sector unit bhk km kms per sqft sft sq kitchen hall families min mins minutes minute x * tv bikes'
  ).split(' '),
);

function isSaidAsNumber({ first, second }: Quantity): boolean {
  return first.inDigits || !Number.isInteger(first.value) || (second?.inDigits ?? false);
}

interface RupeeRange {
  first: number;
  second?: number;
  guessed: boolean;
}

/** Units of both ends: what is missing at one end is taken from the other, or guessed by size. */
function rupeesOf({ first, second }: Quantity): RupeeRange | undefined {
  if (second === undefined) {
    const unit = first.unit || guessedUnit(first.value);
    if (unit === undefined) return undefined;
    return { first: rupees(first, unit), guessed: first.unit === 0 };
  }
  let a = first.unit;
  let b = second.unit;
  const guessed = a === 0 && b === 0;
  if (guessed) {
    // "80 to 1.2" changes unit on the way, "1.2 to 1.5" does not.
    b = guessedUnit(second.value) ?? 0;
    a = first.value > second.value ? (guessedUnit(first.value) ?? 0) : b;
  } else if (a === 0) {
    a = b === CRORE && first.value >= 20 && first.value > second.value ? LAKH : b;
  } else if (b === 0) {
    b = a === LAKH && second.value < 20 && second.value < first.value ? CRORE : a;
  }
  if (a === 0 || b === 0) return undefined;
  return { first: rupees(first, a), second: rupees(second, b), guessed };
}

function rupees(amount: Amount, unit: number): number {
  return Math.round(amount.value * unit);
}

/** A lone amount is the most they would pay; "around" is 10 % either way. */
function boundsOf({ comparison }: Quantity, { first, second }: RupeeRange): NumberRange {
  // "under 1.5 or 1.6 cr" has no lower end.
  if (second !== undefined && comparison === 'max') return { max: Math.max(first, second) };
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (comparison === 'min') return { min: first };
  if (comparison === 'around') {
    return { min: Math.round(first * 0.9), max: Math.round(first * 1.1) };
  }
  return { max: first };
}

function assumedUnit(bounds: NumberRange): string {
  const read = [bounds.min, bounds.max].filter((end) => end !== undefined).map(formatShortRupees);
  return `No unit was given, so it was read as ${read.join(' to ')}.`;
}

function trailingBudgetWord({ tokens }: Sentence, at: number): number {
  if (tokens[at]?.text !== 'budget' && tokens[at]?.text !== 'range') return 0;
  return tokens[at + 1]?.text === 'max' || tokens[at + 1]?.text === 'maximum' ? 2 : 1;
}

/** What is paid again and again is rent or an instalment, never the price of a home. */
function isRent({ tokens }: Sentence, at: number): boolean {
  const [first = '', second = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (first === 'rent' || first === 'monthly' || first === 'emi' || first === 'pm') return true;
  return ['every', 'per', 'a', 'each', '/'].includes(first) && ['month', 'mo'].includes(second);
}

function ask(
  { text, tokens }: Sentence,
  at: number,
  length: number,
  { first, second }: Quantity,
): Reading | undefined {
  const from = tokens[at]?.from ?? 0;
  const to = tokens[at + length - 1]?.to ?? from;
  const said = text.slice(from, to);
  const { value, unit } = second ?? first;
  const guesses = [LAKH, CRORE]
    .filter((other) => other !== unit)
    .map((other) => Math.round(value * other))
    .filter(isPlausible);
  const question: Question = {
    about: 'price',
    text: `“${said}” is an unusual price for a home. How much did you mean?`,
    choices: guesses.map((rupee) => ({
      label: `Up to ${formatShortRupees(rupee)}`,
      sentence: `${text.slice(0, from)}under ${exactRupees(rupee)}${text.slice(to)}`.trim(),
    })),
  };
  return { length, kind: 'ask', question };
}

/** "under 5", "above 3", "3 to 5" in the words that are read back as the same range. */
export function sayRange(range: NumberRange, say: (value: number) => string): string {
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

/** "all-in under 1.6 Cr": the words stand apart from the amount and settle its basis. */
export function readAllIn({ tokens }: Sentence, at: number): Reading | undefined {
  let length = lengthAt(allInWords, tokens, at);
  if (length === 0) return undefined;
  // "including GST and registration": the charges may be listed.
  for (;;) {
    const joint = ['and', '&', '+', ',', '/'].includes(tokens[at + length]?.text ?? '') ? 1 : 0;
    const more =
      lengthAt(allInWords, tokens, at + length + joint) ||
      lengthAt(chargeWords, tokens, at + length + joint);
    if (more === 0) break;
    length += joint + more;
  }
  return { length, kind: 'marker', marker: { role: 'all-in' }, side: 'either' };
}
