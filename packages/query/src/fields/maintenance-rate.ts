import { beginsComparison, comparisonBehind } from '../comparisons.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Amount } from '../quantity.ts';
import { wish } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { countWords, perSqftWords } from '../words/count-words.ts';
import { maintenancePerSqft } from './counts.ts';
import { rupeeSigns, rupeeWords } from '../words/money-words.ts';
import { feetOfRates } from '../words/rate-words.ts';

/**
 * "maintenance kammi irli, 2 rupayi olage sqft ge", "maintenance shd be below 4 rs a sqft": a few rupees a square foot behind the
 * name of the maintenance are its rate, with whatever between.
 */
export const maintenanceRate: Reader = {
  begins: (text) =>
    beginsComparison(text) ||
    beginsNumber(text) ||
    rupeeSigns.has(text) ||
    perSqftWords.has(text) ||
    feetOfRates.has(text),
  read: readMaintenanceRate,
};

function readMaintenanceRate(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const before = perFootLength(tokens, at);
  const quantity = quantityAt(tokens, at + before, rupeesAt);
  if (quantity === undefined || quantity.second !== undefined) return undefined;
  const { value } = quantity.first;
  let length = before + quantity.length;
  const behind = before > 0 ? 0 : perFootLength(tokens, at + length);
  length += behind;
  const bound = behind > 0 ? comparisonBehind(tokens, at + length) : undefined;
  length += bound?.length ?? 0;
  const isLeast = quantity.comparison === 'min' || bound?.value === 'min';
  if (before + behind === 0 || isLeast || value > MOST_RATE) return undefined;
  if (!isMaintenanceSaid(sentence, at)) return undefined;
  return wish(length, { field: 'maintenancePerSqft', value: { max: value }, isSure: true });
}

/** A number of rupees, with the word or without. */
function rupeesAt(tokens: readonly Token[], at: number): Amount | undefined {
  const sign = lengthAt(rupeeSigns, tokens, at);
  const number = numberAt(tokens, at + sign);
  if (number === undefined) return undefined;
  const length = sign + number.length;
  return { ...number, length: length + lengthAt(rupeeWords, tokens, at + length), unit: 1 };
}

const perFootLength = (tokens: readonly Token[], at: number): number =>
  lengthAt(perSqftWords, tokens, at) || lengthAt(feetOfRates, tokens, at);

/** A society that asks for more a square foot is none of Bengaluru. */
const MOST_RATE = 40;
/** So far before it the name may stand: "maintenance jaasti irbaradu, adikke …, sqft ge 3 rupayi olage". */
const FURTHEST_NAME = 16;

/** Whether the maintenance is named before; a name whose count reaches here is read with it, as one. */
function isMaintenanceSaid(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const { before } = countWords.maintenancePerSqft;
  for (let from = Math.max(0, at - FURTHEST_NAME); from < at; from++) {
    if (lengthAt(before, tokens, from) === 0) continue;
    return maintenancePerSqft.readers.every((count) => {
      const reading = count.read(sentence, from);
      return reading === undefined || from + reading.length <= at;
    });
  }
  return false;
}
