import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf } from '@manemitra/query/interpretation';
import { lengthAt, list, phraseSet } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { wordsBeside } from './pointing.ts';
import type { Absolute, Before } from './absolute.ts';

const swapWords = phraseSet(
  list(
    'what about; how about; whatabout; instead; rather; and in; what if; nahi to; ke badle; ki jagah; badlu; badalige; hege; kya hoga; की जगह; के बदले; ಬದಲು; ಬದಲಿಗೆ',
  ),
);

const PLACES: ReadonlySet<string> = new Set(['locality', 'zone', 'near']);

/** "What about Yelahanka": another place in the place of the one before, with all other wishes. */
export function swappedPlace(
  tokens: readonly Token[],
  { previous, names, today }: Before,
): Absolute | undefined {
  const at = tokens.findIndex((_, from) => lengthAt(swapWords, tokens, from) > 0);
  if (previous === undefined || at === -1) return undefined;
  const words = wordsBeside(tokens, [[at, at + lengthAt(swapWords, tokens, at)]]);
  // A place by itself is read as one.
  const alone = interpret(`in ${words}`, { today, names });
  const isOfPlaces =
    alone.constraints.length > 0 &&
    alone.alternatives === undefined &&
    alone.constraints.every(({ field, strength }) => PLACES.has(field) && strength === 'must');
  const kept = previous.constraints.filter(({ field }) => !PLACES.has(field));
  if (!isOfPlaces || kept.length === previous.constraints.length) return undefined;
  const prompt = describe(
    criteriaOf({ ...previous, constraints: [...kept, ...alone.constraints] }),
    names,
  );
  return { prompt, says: '', isAnew: true };
}
