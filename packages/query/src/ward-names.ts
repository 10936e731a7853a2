import { keyOf, soundOf } from './gazetteer/spelling.ts';
import { wards } from './gazetteer/wards.ts';
import { lengthAt } from './phrases.ts';
import { namedPlaceAt } from './place-reading.ts';
import type { Sentence } from './reading.ts';
import type { Token } from './token.ts';
import { phraseWords } from './tokens.ts';
import { wardWords } from './words/official-area-words.ts';

const nameSound = (words: readonly string[]): string => soundOf(keyOf(words));

/** Ashoka Nagara and Ashokanagar sound alike: letters go before sound. */
const slugOfLetters = new Map(
  wards.flatMap(({ slug, name, nameKn }) => [
    [phraseWords(name).join(''), slug],
    [phraseWords(nameKn).join(''), slug],
  ]),
);
const slugOfSound = new Map(wards.map(({ slug, name }) => [nameSound(phraseWords(name)), slug]));

const LONGEST_NAME = Math.max(...wards.map(({ name }) => phraseWords(name).length));

/** "Begur ward", "ward Hoodi": a ward of 2025 by its name, however it is spelt, beside the word that makes a ward of it. */
export function wardNamedAt(
  sentence: Sentence,
  at: number,
): { length: number; value: string } | undefined {
  const { tokens } = sentence;
  const lead = lengthAt(wardWords, tokens, at);
  if (lead > 0) return wardBehind(sentence, at, lead);
  for (let words = 1; words <= LONGEST_NAME && at + words < tokens.length; words++) {
    const noun = lengthAt(wardWords, tokens, at + words);
    if (noun === 0) continue;
    const value = slugOf(sentence, at, words);
    return value === undefined ? undefined : { length: words + noun, value };
  }
  return undefined;
}

function wardBehind(
  sentence: Sentence,
  at: number,
  lead: number,
): { length: number; value: string } | undefined {
  for (let words = Math.min(LONGEST_NAME, sentence.tokens.length - at - lead); words > 0; words--) {
    const value = slugOf(sentence, at + lead, words);
    if (value !== undefined) return { length: lead + words, value };
  }
  return undefined;
}

/** By its letters, or by the locality of the same name, which has more spellings and scripts. */
function slugOf(sentence: Sentence, at: number, length: number): string | undefined {
  const texts = sentence.tokens.slice(at, at + length).map(({ text }: Token) => text);
  const own = slugOfLetters.get(texts.join('')) ?? slugOfSound.get(nameSound(texts));
  if (own !== undefined) return own;
  const place = namedPlaceAt(sentence, at);
  if (place === undefined || 'ask' in place || place.length !== length) return undefined;
  return slugOfSound.get(nameSound(phraseWords(place.name)));
}
