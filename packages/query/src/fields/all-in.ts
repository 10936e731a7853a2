import { lengthAt, rowLength } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import {
  alsoAllIn,
  beforeDates,
  chargeJoints,
  extraWords,
  handoverNouns,
  outFillers,
  outOfPrice,
} from '../words/all-in-words.ts';
import {
  addedWords,
  allAddedWords,
  allCosts,
  allInWords,
  chargeWords,
  includedWords,
  includesWords,
  paidBeside,
  withinThat,
} from '../words/money-words.ts';
import { moneyTold } from './sum-of-parts.ts';

export const allIn: Reader = {
  begins: (text) =>
    allInWords.has(text) ||
    chargeWords.has(text) ||
    allCosts.has(text) ||
    includesWords.has(text) ||
    withinThat.has(text),
  read: readAllIn,
};

/** "all-in under 1.6 Cr": the words stand apart from the amount and settle its basis. */
function readAllIn({ tokens }: Sentence, at: number): Reading | undefined {
  let length = Math.max(
    lengthAt(allInWords, tokens, at),
    chargesIncluded(tokens, at),
    chargesWithin(tokens, at),
  );
  if (length === 0 || isHandover(tokens, at, length)) return undefined;
  // "including GST and registration": the charges may be listed.
  for (;;) {
    const joint = chargeJoints.has(tokens[at + length]?.text ?? '') ? 1 : 0;
    const more =
      lengthAt(allInWords, tokens, at + length + joint) ||
      lengthAt(chargeWords, tokens, at + length + joint);
    if (more === 0) break;
    length += joint + more;
  }
  length += bracketed(tokens, at + length);
  if (length === lengthAt(allAddedWords, tokens, at) && isToldInParts(tokens)) {
    return { length, kind: 'background' };
  }
  return { length, kind: 'marker', marker: { role: 'all-in' }, side: 'either' };
}

/** "Papa 15, loan 45, sab mila ke": the parts are added, and no charges. */
const isToldInParts = (tokens: readonly Token[]): boolean =>
  (moneyTold(tokens)?.parts.length ?? 0) > 1;

/** "all inclusive (stamp duty, parking, everything)": the charges listed in brackets. */
function bracketed(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== '(') return 0;
  const costs = costsAt(tokens, at + 1);
  const isClosed = tokens[at + 1 + costs.length]?.text === ')';
  return costs.isOfCharges && isClosed ? costs.length + 2 : 0;
}

/** "Keys in hand by February 2027" says when, and of no charges. */
const isHandover = (tokens: readonly Token[], at: number, length: number): boolean =>
  handoverNouns.has(tokens[at]?.text ?? '') && beforeDates.has(tokens[at + length]?.text ?? '');

/** "registry mila ke", "registration aur parking sab jodkar", "including car park and registration": that charges are in the amount. */
function chargesIncluded(tokens: readonly Token[], at: number): number {
  const led = lengthAt(includesWords, tokens, at);
  const costs = costsAt(tokens, at + led);
  if (led > 0) return costs.isOfCharges ? led + costs.length : 0;
  if (costs.length === 0) return 0;
  const end = at + costs.length;
  // In "80 lakh, parking sersi" nothing but the parking is in.
  const isOfParts = !costs.isOfCharges && isToldInParts(tokens);
  const joined = costs.isOfAll && !isOfParts ? lengthAt(addedWords, tokens, end) : 0;
  if (joined > 0) return costs.length + joined;
  const included = costs.isOfCharges ? lengthAt(includedWords, tokens, end) : 0;
  return included === 0 ? 0 : costs.length + included;
}

/** "registration, parking sab", "all costs": charges, what may be paid with them, and words for all of it. */
function costsAt(
  tokens: readonly Token[],
  at: number,
): { length: number; isOfCharges: boolean; isOfAll: boolean } {
  let length = 0;
  let isOfCharges = false;
  let isOfAll = false;
  for (let listed = 0; listed < MOST_CHARGES; listed++) {
    const joint = length > 0 && chargeJoints.has(tokens[at + length]?.text ?? '') ? 1 : 0;
    const next = at + length + joint;
    const charge = lengthAt(chargeWords, tokens, next);
    const all = Math.max(charge, lengthAt(allCosts, tokens, next));
    const cost = Math.max(all, lengthAt(paidBeside, tokens, next));
    if (cost === 0) break;
    isOfCharges ||= charge > 0;
    isOfAll ||= all > 0;
    length += joint + cost;
  }
  return { length, isOfCharges, isOfAll };
}

/** "registration bhi isi mein", "adralle registration aagbeku": in the amount that was said. */
function chargesWithin(tokens: readonly Token[], at: number): number {
  const led = lengthAt(withinThat, tokens, at);
  const charges = chargesLength(tokens, at + led);
  if (charges === 0 || led > 0) return charges === 0 ? 0 : led + charges;
  const also = rowLength(alsoAllIn, tokens, at + charges);
  const within = lengthAt(withinThat, tokens, at + charges + also);
  return within === 0 ? 0 : charges + also + within;
}

/** "registration, stamp duty and GST" */
function chargesLength(tokens: readonly Token[], at: number): number {
  let length = lengthAt(chargeWords, tokens, at);
  for (let listed = 1; length > 0 && listed < MOST_CHARGES; listed++) {
    const joint = chargeJoints.has(tokens[at + length]?.text ?? '') ? 1 : 0;
    const charge = lengthAt(chargeWords, tokens, at + length + joint);
    if (charge === 0) break;
    length += joint + charge;
  }
  return length;
}

/** More than there are; a bound keeps long rows of them cheap. */
const MOST_CHARGES = 12;

export const chargesOut: Reader = {
  begins: (text) => outOfPrice.has(text) || chargeWords.has(text),
  read: readChargesOut,
};

/** "not including registration", "excl GST", "registration alag": paid on top, as with any listed price. */
function readChargesOut({ tokens }: Sentence, at: number): Reading | undefined {
  const isLed = outOfPrice.has(tokens[at]?.text ?? '');
  const first = isLed ? at + 1 + rowLength(outFillers, tokens, at + 1) : at;
  const charges = chargesLength(tokens, first);
  if (charges === 0) return undefined;
  const next = first + charges;
  if (isLed) return { length: next - at, kind: 'filler' };
  const extra = lengthAt(extraWords, tokens, next);
  return extra === 0 ? undefined : { length: next + extra - at, kind: 'filler' };
}
