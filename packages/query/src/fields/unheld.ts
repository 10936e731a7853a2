import { beginsComparison } from '../comparisons.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { beginsMoney, moneyAt } from '../money.ts';
import { lengthAt, list, phraseAt, phraseSet, rowLength } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { quantityAt } from '../quantity.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { comparisonsAfter, comparisonsBefore } from '../words/comparison-words.ts';
import { nearAfter, nearBefore } from '../words/near-words.ts';
import { floorWords, unheldPhrases } from '../words/unheld-words.ts';
import { listJoints } from '../words/joint-words.ts';
import { wordSet } from '../tokens.ts';

export const unheld: Reader = { begins: (text) => unheldPhrases.has(text), read: readUnheld };

/** A known wish that no field holds. */
function readUnheld({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(unheldPhrases, tokens, at);
  return length === 0 ? undefined : { length, kind: 'unheld' };
}

export const everydayNear: Reader = {
  begins: (text) =>
    FACING.has(text) ||
    nearBefore.has(text) ||
    EVERYDAY_KINDS.has(text) ||
    EVERYDAY_NOUNS.has(text),
  read: readEverydayNear,
};

/** "near a good school", "park paas me", "walking distance to a market": nobody knows which one is meant. */
function readEverydayNear(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const facing = FACING.has(tokens[at]?.text ?? '') ? 1 : 0;
  const before = facing || (phraseAt(nearBefore, tokens, at)?.length ?? 0);
  let next = at + before;
  if (before > 0) next += rowLength(EVERYDAY_ARTICLES, tokens, next);
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
  const kind = EVERYDAY_KINDS.has(tokens[at]?.text ?? '') ? 1 : 0;
  const word = tokens[at + kind]?.text ?? '';
  if (!EVERYDAY_NOUNS.has(word) || namedPlaceAt(sentence, at) !== undefined) return 0;
  return NAMING.has(tokens[at + kind + 1]?.text ?? '') ? 0 : kind + 1;
}

const FACING = new Set(['facing', 'overlooking', 'faces']);
const EVERYDAY_NOUNS = new Set(
  `park parks school schools hospital hospitals college colleges temple temples church mosque mall malls market
  markets lake lakes shop shops restaurant restaurants cafe mandir masjid gurudwara bazaar supermarket playground
  garden bank banks atm clinic shaale aspatre devasthana kere highway`.split(/\s+/),
);
const EVERYDAY_KINDS = new Set(
  'good public big international vegetable main local cbse icse kids children'.split(' '),
);
const EVERYDAY_ARTICLES = new Set(['a', 'an', 'the', 'any', 'some', 'my', 'kids', 'our']);
/** "park view", "temple road", "garden city" are names or views. */
const NAMING = new Set(
  'view road street layout city facing area town nagar colony enclave extension cross block'.split(
    ' ',
  ),
);

export const nameTail: Reader = { begins: (text) => NATURAL.has(text), read: readNameTail };

/** "Ramdev garden layout": the everyday words at the end of a name that no map of ours has. */
function readNameTail({ tokens }: Sentence, at: number): Reading | undefined {
  if (!NATURAL.has(tokens[at]?.text ?? '') || !SETTLED.has(tokens[at + 1]?.text ?? '')) {
    return undefined;
  }
  return { length: 2, kind: 'unheld' };
}

const NATURAL = new Set(
  'garden gardens park lake green greens golf club palm hill hills valley'.split(' '),
);
const SETTLED = new Set(
  'view views layout enclave nagar nagara colony extension avenue town city palya village estate meadows county residency'.split(
    ' ',
  ),
);

const FLOOR_LEADS = new Set(
  'higher high lower low top middle mid ground upper first last any ground- terrace penthouse a the'.split(
    ' ',
  ),
);

const MOST_FLOOR_WORDS = 8;

export const floor: Reader = {
  begins: (text) => comparisonsBefore.has(text) || FLOOR_LEADS.has(text) || /^\d/.test(text),
  read: readFloor,
};

/** "10th floor or above", "higher floor", "above 5th floor", "not ground floor". */
function readFloor({ tokens }: Sentence, at: number): Reading | undefined {
  let next = at;
  next += phraseAt(comparisonsBefore, tokens, next)?.length ?? 0;
  for (let words = 0; words < MOST_FLOOR_WORDS; words++) {
    const text = tokens[next]?.text ?? '';
    if (FLOOR_LEADS.has(text) || /^\d+(?:st|nd|rd|th)?$/.test(text) || isJoint(tokens, next, at))
      next++;
    else break;
  }
  if (next === at || !floorWords.has(tokens[next]?.text ?? '')) return undefined;
  next++;
  next += phraseAt(comparisonsAfter, tokens, next)?.length ?? 0;
  return { length: next - at, kind: 'unheld' };
}

function isJoint(tokens: readonly Token[], index: number, start: number): boolean {
  const text = tokens[index]?.text ?? '';
  if (index === start || !['or', 'to', '-', 'and', '/'].includes(text)) return false;
  const next = tokens[index + 1]?.text ?? '';
  return /^\d+(?:st|nd|rd|th)?$/.test(next) || FLOOR_LEADS.has(next);
}

const feetWords = wordSet('feet ft foot ಅಡಿ adi');
const roadWords = wordSet('road roads rd raste ರಸ್ತೆ sadak सड़क');

export const roadWidth: Reader = { begins: beginsNumber, read: readRoadWidth };

/** "on a 40 feet road": the width of a road. */
function readRoadWidth({ tokens }: Sentence, at: number): Reading | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  let next = at + number.length;
  if (!feetWords.has(tokens[next]?.text ?? '')) return undefined;
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

const rateWords = phraseSet(
  list(
    `per sqft; per sq ft; per sft; per square foot; per square feet; / sqft; / sq ft; / sft; psf`,
  ),
);

export const rate: Reader = {
  begins: (text) => RATE_LEADS.has(text) || beginsComparison(text) || beginsMoney(text),
  read: readRate,
};

/** "under 7000 per sq ft", "rate per sqft below 8000": no field holds a price per area. */
function readRate({ tokens }: Sentence, at: number): Reading | undefined {
  const lead = RATE_LEADS.has(tokens[at]?.text ?? '') ? 1 : 0;
  const before = lead === 0 ? 0 : lengthAt(rateWords, tokens, at + lead);
  const quantity = quantityAt(tokens, at + lead + before, moneyAt);
  if (quantity === undefined) return undefined;
  const end = at + lead + before + quantity.length;
  const after = lengthAt(rateWords, tokens, end);
  const { value, unit } = quantity.first;
  if (before + after === 0 || value * (unit || 1) < LEAST_RATE) return undefined;
  return { length: end + after - at, kind: 'unheld' };
}

/** Rupees per square foot; less is what is paid for upkeep. */
const LEAST_RATE = 100;
const RATE_LEADS = new Set(['price', 'rate', 'cost']);

const COUNTED_ROOMS = new Set(
  'bath baths bathroom bathrooms toilet toilets washroom washrooms balcony balconies bathrm ಬಾತ್‌ರೂಮ್ बाथरूम'.split(
    ' ',
  ),
);

export const countedRooms: Reader = {
  begins: (text) => COUNTED_ROOMS.has(text) || text === '+' || beginsNumber(text),
  read: readCountedRooms,
};

/** "2 bathrooms", "with 3 balconies", "3 baths". */
function readCountedRooms({ tokens }: Sentence, at: number): Reading | undefined {
  const number = numberAt(tokens, at);
  const next = at + (number?.length ?? 0);
  const plus = tokens[next]?.text === '+' ? 1 : 0;
  if (!COUNTED_ROOMS.has(tokens[next + plus]?.text ?? '')) return undefined;
  return { length: next + plus + 1 - at, kind: 'unheld' };
}
