import { banLength } from '../fields/bans.ts';
import { failingThing } from '../fields/story/failing.ts';
import { oldHome } from '../fields/story/old-home.ts';
import type { Sentence } from '../reading.ts';
import type { Told } from './told-clauses.ts';

/**
 * "In case the lift fails", "our old bungalow in Cooke Town", "no dogs in lift": what may break, the home one has and the rules of others are told, whatever their words weigh
 * as a wish. The place of the old home still counts where nothing else is said: "in the same area".
 */
export function toldThings({ tokens }: Sentence): Told[] {
  return [...tokens.keys()].flatMap((at): Told[] => {
    const length = Math.max(failingThing(tokens, at), oldHome(tokens, at), banLength(tokens, at));
    return length === 0 ? [] : [{ from: at, to: at + length, isOf: () => true }];
  });
}
