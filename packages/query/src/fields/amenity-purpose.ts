import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish, type Reader, type Reading, type Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import type { AmenityPurpose, Purposes } from '../words/amenity-purposes.ts';
import { amenityWords } from '../words/amenity-words.ts';
import { purposesInEnglish } from '../words/english-amenity-purposes.ts';
import { purposesInHindi } from '../words/hindi-amenity-purposes.ts';
import { purposesInKannada } from '../words/kannada-amenity-purposes.ts';

const LANGUAGES: readonly Purposes[] = [purposesInEnglish, purposesInKannada, purposesInHindi];

/**
 * "Somewhere I can swim", "makkalu cycle odsakke jaaga", "subah daudne ke liye alag track": a part of the project told by what it is for. Of
 * those that are told here the longest counts, and a name that is longer says it better.
 */
export const amenityPurpose: Reader = {
  begins: (text) => LANGUAGES.some(({ begins }) => begins(text)),
  read: readPurpose,
};

function readPurpose({ tokens }: Sentence, at: number): Reading | undefined {
  let [id, longest] = ['', 0];
  for (const language of LANGUAGES) {
    for (const purpose of language.told) {
      const length = lengthOf(purpose, language, { tokens, from: at });
      if (length > longest) [id, longest] = [purpose.id, length];
    }
  }
  const named = phraseAt(amenityWords, tokens, at)?.length ?? 0;
  if (longest === 0 || longest < named) return undefined;
  return wish(longest, { field: 'amenity', value: { id } });
}

/** How many words tell a purpose from here on; 0 where a part of it is not said. */
function lengthOf(
  { parts }: AmenityPurpose,
  language: Purposes,
  { tokens, from }: { tokens: readonly Token[]; from: number },
): number {
  let at = from;
  for (const [place, part] of parts.entries()) {
    const start = place === 0 ? at : partBehind(part, language, { tokens, from: at });
    const length = start === undefined ? 0 : lengthAt(part, tokens, start);
    if (start === undefined || length === 0) return 0;
    at = start + length;
  }
  const spots = language.spots === undefined ? 0 : rowLength(language.spots, tokens, at);
  return at + spots - from;
}

/** Where a part begins behind the one before it. */
function partBehind(
  part: AmenityPurpose['parts'][number],
  { links, mostLinks }: Purposes,
  { tokens, from }: { tokens: readonly Token[]; from: number },
): number | undefined {
  for (let at = from; at <= from + mostLinks; at++) {
    if (lengthAt(part, tokens, at) > 0) return at;
    if (!links.has(tokens[at]?.text ?? '')) return undefined;
  }
  return undefined;
}
