import type { Token } from '@manemitra/query/token';
import { tooHigh } from '@manemitra/query/words/story-words';
import { consistsOf } from './accept.ts';
import { isSign } from './in-clause.ts';
import { besideComplaints } from './price-complaint-words.ts';

/** Where a turn says between its signs that the price is too high, and nothing else: "mehnga hai, sasta batao". `[from, to)` of its tokens. */
export function priceComplaints(tokens: readonly Token[]): (readonly [number, number])[] {
  const ends = [...tokens.flatMap((one, at) => (isSign(one) ? [at] : [])), tokens.length];
  return ends.flatMap((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const part = tokens.slice(from, end);
    return consistsOf(part, tooHigh, besideComplaints) ? [[from, end] as const] : [];
  });
}
