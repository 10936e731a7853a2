import { LAKH } from '@manemitra/domain/money';
import { sumAt } from '../fields/amounts-told.ts';
import { banLength } from '../fields/bans.ts';
import { failingThing } from '../fields/story/failing.ts';
import { oldHome } from '../fields/story/old-home.ts';
import { lengthAt } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { formerBehind } from '../words/widening-words.ts';
import type { Told } from './told-clauses.ts';

/**
 * "In case the lift fails", "our old bungalow in Cooke Town", "no dogs in lift": what may break, the home one has and the rules of others are told, whatever their words weigh
 * as a wish. The place of the old home still counts where nothing else is said: "in the same area".
 */
export function toldThings({ tokens }: Sentence): Told[] {
  return [...tokens.keys()].flatMap((at): Told[] => {
    const former = formerSum(tokens, at);
    if (former > 0) return [{ from: at, to: at + former, isOf: (field) => field === 'price' }];
    const length = Math.max(failingThing(tokens, at), oldHome(tokens, at), banLength(tokens, at));
    return length === 0 ? [] : [{ from: at, to: at + length, isOf: () => true }];
  });
}

/** "65 lakh bol raha tha par 72 tak …", "90 was the plan, … 1.05 cr": how long a sum is that is told as former, where another follows. */
export function formerSum(tokens: readonly Token[], at: number): number {
  const length = sumAt(tokens, at)?.length ?? 0;
  if (length === 0 || lengthAt(formerBehind, tokens, at + length) === 0) return 0;
  const isFollowed = tokens.some((_, later) => {
    const sum = later > at + length ? quantityAt(tokens, later, sumAt) : undefined;
    return sum !== undefined && (sum.first.unit >= LAKH || sum.comparison === 'max');
  });
  return isFollowed ? length : 0;
}
