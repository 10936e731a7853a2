import { beginsComparison } from '../comparisons.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { beginsMoney, moneyAt } from '../money.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { quantityAt } from '../quantity.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { comparisonsAfter, comparisonsBefore } from '../words/comparison-words.ts';
import { nearAfter, nearBefore } from '../words/near-words.ts';
import { floorWords, unheldPhrases } from '../words/unheld-words.ts';
import { listJoints } from '../words/joint-words.ts';
import { countsBefore } from './price-context.ts';
import {
  everydayArticles,
  everydayKinds,
  everydayNouns,
  everydayRates,
  facingViews,
  floorLeads,
  namingNouns,
  naturalNouns,
  numberedFloor,
  rateLeads,
  roadFeet,
  roadWords,
  roomsCounted,
  settledNames,
} from '../words/everyday-words.ts';

export const unheld: Reader = { begins: (text) => unheldPhrases.has(text), read: readUnheld };

/** A known wish that no field holds. */
function readUnheld({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(unheldPhrases, tokens, at);
  return length === 0 ? undefined : { length, kind: 'unheld' };
}

export const everydayNear: Reader = {
  begins: (text) =>
    facingViews.has(text) ||
    nearBefore.has(text) ||
    everydayKinds.has(text) ||
    everydayNouns.has(text),
  read: readEverydayNear,
};

/** "near a good school", "park paas me", "walking distance to a market": nobody knows which one is meant. */
function readEverydayNear(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const facing = facingViews.has(tokens[at]?.text ?? '') ? 1 : 0;
  const before = facing || (phraseAt(nearBefore, tokens, at)?.length ?? 0);
  let next = at + before;
  if (before > 0) next += rowLength(everydayArticles, tokens, next);
  const noun = everydayNoun(sentence, next);
  if (noun === 0) return undefined;
  next += noun;
  while (listJoints.has(tokens[next]?.text ?? '')) {
    const more = everydayNoun(sentence, next + 1);
    if (more === 0) break;
    next += 1 + more;
  }
  const after = phraseAt(nearAfter, tokens, next)?.length ?? 0;
  if (before + after === 0) return undefined;
  return { length: next + after - at, kind: 'unheld' };
}

/** A public place that is no single point: the metro, an airport and a workplace are read by their own fields. */
function everydayNoun(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const kind = everydayKinds.has(tokens[at]?.text ?? '') ? 1 : 0;
  const word = tokens[at + kind]?.text ?? '';
  if (!everydayNouns.has(word) || namedPlaceAt(sentence, at) !== undefined) return 0;
  return namingNouns.has(tokens[at + kind + 1]?.text ?? '') ? 0 : kind + 1;
}

export const nameTail: Reader = { begins: (text) => naturalNouns.has(text), read: readNameTail };

/** "Ramdev garden layout": the everyday words at the end of a name that no map of ours has. */
function readNameTail({ tokens }: Sentence, at: number): Reading | undefined {
  if (!naturalNouns.has(tokens[at]?.text ?? '') || !settledNames.has(tokens[at + 1]?.text ?? '')) {
    return undefined;
  }
  return { length: 2, kind: 'unheld' };
}

const MOST_FLOOR_WORDS = 8;

export const floor: Reader = {
  begins: (text) => comparisonsBefore.has(text) || floorLeads.has(text) || /^\d/.test(text),
  read: readFloor,
};

/** "10th floor or above", "higher floor", "above 5th floor", "not ground floor". */
function readFloor({ tokens }: Sentence, at: number): Reading | undefined {
  let next = at;
  next += phraseAt(comparisonsBefore, tokens, next)?.length ?? 0;
  for (let words = 0; words < MOST_FLOOR_WORDS; words++) {
    const text = tokens[next]?.text ?? '';
    if (floorLeads.has(text) || numberedFloor.test(text)) next++;
    else break;
  }
  if (next === at || !floorWords.has(tokens[next]?.text ?? '')) return undefined;
  next++;
  next += phraseAt(comparisonsAfter, tokens, next)?.length ?? 0;
  return { length: next - at, kind: 'unheld' };
}

export const roadWidth: Reader = { begins: beginsNumber, read: readRoadWidth };

/** "on a 40 feet road": the width of a road. */
function readRoadWidth({ tokens }: Sentence, at: number): Reading | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  let next = at + number.length;
  if (!roadFeet.has(tokens[next]?.text ?? '')) return undefined;
  next += tokens[next + 1]?.text === 'wide' ? 2 : 1;
  if (!roadWords.has(tokens[next]?.text ?? '')) return undefined;
  next += tokens[next + 1]?.text === 'facing' ? 2 : 1;
  return { length: next - at, kind: 'unheld' };
}

export const ratio: Reader = { begins: (text) => /^\d/.test(text), read: readRatio };

/** "20:80 plan": a way to pay. */
function readRatio({ tokens }: Sentence, at: number): Reading | undefined {
  const [part = '', colon, rest = ''] = tokens.slice(at, at + 3).map(({ text }) => text);
  const isRatio = colon === ':' && Number(part) + Number(rest) === 100;
  return isRatio ? { length: 3, kind: 'unheld' } : undefined;
}

export const rate: Reader = {
  begins: (text) => rateLeads.has(text) || beginsComparison(text) || beginsMoney(text),
  read: readRate,
};

/** "under 7000 per sq ft", "rate per sqft below 8000": no field holds a price per area. */
function readRate({ tokens }: Sentence, at: number): Reading | undefined {
  const lead = rateLeads.has(tokens[at]?.text ?? '') ? 1 : 0;
  const before = lead === 0 ? 0 : lengthAt(everydayRates, tokens, at + lead);
  const quantity = quantityAt(tokens, at + lead + before, moneyAt);
  if (quantity === undefined) return undefined;
  const end = at + lead + before + quantity.length;
  const after = lengthAt(everydayRates, tokens, end);
  const { value, unit } = quantity.first;
  if (before + after === 0 || value * (unit || 1) < LEAST_RATE) return undefined;
  return { length: end + after - at, kind: 'unheld' };
}

/** Rupees per square foot; less is what is paid for upkeep. */
const LEAST_RATE = 100;

export const countedRooms: Reader = {
  begins: (text) => roomsCounted.has(text) || text === '+' || beginsNumber(text),
  read: readCountedRooms,
};

/** "2 bathrooms", "with 3 balconies", "3 baths", "balcony 2 irbeku". */
function readCountedRooms({ tokens }: Sentence, at: number): Reading | undefined {
  if (roomsCounted.has(tokens[at]?.text ?? '')) {
    const count = countsBefore(tokens, at + 1) ? (numberAt(tokens, at + 1)?.length ?? 0) : 0;
    return { length: 1 + count, kind: 'unheld' };
  }
  const number = numberAt(tokens, at);
  const next = at + (number?.length ?? 0);
  const plus = tokens[next]?.text === '+' ? 1 : 0;
  if (!roomsCounted.has(tokens[next + plus]?.text ?? '')) return undefined;
  return { length: next + plus + 1 - at, kind: 'unheld' };
}
