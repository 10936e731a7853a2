import { spokenName } from './gazetteer.ts';
import type { Place } from './place.ts';
import type { Reading, Sentence } from './reading.ts';

/** More branches than these are told by their area: nobody reads a list of twenty. */
const MOST_CHOICES = 9;

/** Several places have this name: nothing is searched until the buyer says which. */
export function askWhich(
  { text, tokens }: Sentence,
  span: { from: number; to: number; length: number },
  candidates: readonly Place[],
  about: 'locality' | 'near' = 'locality',
): Reading {
  const from = tokens[span.from]?.from ?? 0;
  const to = tokens[span.to - 1]?.to ?? from;
  const quote = text.slice(from, to);
  return {
    length: span.length,
    kind: 'ask',
    question: {
      about,
      quote,
      text:
        candidates.length > MOST_CHOICES
          ? `There are ${candidates.length} of “${quote}”. Which area is it in?`
          : `Which “${quote}” do you mean?`,
      choices: (candidates.length > MOST_CHOICES ? [] : candidates).map((place) => ({
        label: spokenName(place),
        sentence: `${text.slice(0, from)}${spokenName(place)}${text.slice(to)}`,
      })),
    },
  };
}
