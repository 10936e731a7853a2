import { spokenName } from './gazetteer.ts';
import type { Place } from './place.ts';
import type { Reading, Sentence } from './reading.ts';

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
      text: `Which “${quote}” do you mean?`,
      choices: candidates.map((place) => ({
        label: spokenName(place),
        sentence: `${text.slice(0, from)}${spokenName(place)}${text.slice(to)}`,
      })),
    },
  };
}
