import { numberAt } from '../numbers.ts';
import { moneyAt } from '../money.ts';
import { lengthAt, list, phraseAt, phraseSet } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { comparisonsAfter, comparisonsBefore } from '../words/comparison-words.ts';
import { floorWords, unheldPhrases } from '../words/unheld-words.ts';

/** A known wish that no field holds. */
export function readUnheld({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(unheldPhrases, tokens, at);
  return length === 0 ? undefined : { length, kind: 'unheld' };
}

const FLOOR_LEADS = new Set(
  'higher high lower low top middle mid ground upper first last any ground- terrace penthouse a the'.split(
    ' ',
  ),
);

const MOST_FLOOR_WORDS = 8;

/** "10th floor or above", "higher floor", "above 5th floor", "not ground floor". */
export function readFloor({ tokens }: Sentence, at: number): Reading | undefined {
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

const feetWords = new Set(['feet', 'ft', 'foot', 'ಅಡಿ', 'adi']);
const roadWords = new Set(['road', 'roads', 'rd', 'raste', 'ರಸ್ತೆ', 'sadak', 'सड़क']);

/** "on a 40 feet road": the width of a road. */
export function readRoadWidth({ tokens }: Sentence, at: number): Reading | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  let next = at + number.length;
  if (!feetWords.has(tokens[next]?.text ?? '')) return undefined;
  next += tokens[next + 1]?.text === 'wide' ? 2 : 1;
  if (!roadWords.has(tokens[next]?.text ?? '')) return undefined;
  next += tokens[next + 1]?.text === 'facing' ? 2 : 1;
  return { length: next - at, kind: 'unheld' };
}

const rateWords = phraseSet(
  list(
    `per sqft; per sq ft; per sft; per square foot; per square feet; / sqft; / sq ft; / sft; psf`,
  ),
);

/** "under 7000 per sq ft", "rate per sqft below 8000": no field holds a price per area. */
export function readRate({ tokens }: Sentence, at: number): Reading | undefined {
  const lead = RATE_LEADS.has(tokens[at]?.text ?? '') ? 1 : 0;
  const before = lead === 0 ? 0 : lengthAt(rateWords, tokens, at + lead);
  const quantity = quantityAt(tokens, at + lead + before, moneyAt);
  if (quantity === undefined) return undefined;
  const end = at + lead + before + quantity.length;
  const after = lengthAt(rateWords, tokens, end);
  if (before + after === 0 || quantity.first.value < 100) return undefined;
  return { length: end + after - at, kind: 'unheld' };
}

const RATE_LEADS = new Set(['price', 'rate', 'cost']);

const COUNTED_ROOMS = new Set(
  'bath baths bathroom bathrooms toilet toilets washroom washrooms balcony balconies bathrm ಬಾತ್‌ರೂಮ್ बाथरूम'.split(
    ' ',
  ),
);

/** "2 bathrooms", "with 3 balconies", "3 baths". */
export function readCountedRooms({ tokens }: Sentence, at: number): Reading | undefined {
  const number = numberAt(tokens, at);
  const next = at + (number?.length ?? 0);
  const plus = tokens[next]?.text === '+' ? 1 : 0;
  if (!COUNTED_ROOMS.has(tokens[next + plus]?.text ?? '')) return undefined;
  return { length: next + plus + 1 - at, kind: 'unheld' };
}
