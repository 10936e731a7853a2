import { isArticle } from '../fields/khatha.ts';
import type { NameIndex } from '../name-index.ts';
import { onceFor } from '../once.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence, Wish } from '../reading.ts';
import { phraseWords } from '../tokens.ts';
import { amenityWords } from '../words/amenity-words.ts';
import { approverWords } from '../words/approver-words.ts';
import { khathaJoined, khathaLetters, khathaWords } from '../words/khatha-words.ts';
import { litigationWords, occupancyWords, reraWords } from '../words/legal-words.ts';
import { looseWords } from '../words/loose-words.ts';
import { spelledStatusWords } from '../words/possession-words.ts';
import { propertyTypeWords } from '../words/property-type-words.ts';
import { soundedOtherwise } from '../words/sounded-words.ts';
import { waterSources } from '../words/water-words.ts';
import { allHeardAt, heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';

const NO_LITIGATION: Wish = { field: 'litigation', value: { none: true } };

/** Two letters sound like too much. */
const SHORTEST_WORD = 3;

/** Every word table by the sound of its phrases. */
const words = new SoundIndex<Wish>(
  [
    ...phrasesOf(amenityWords, (id): Wish => ({
      field: 'amenity',
      value: { id },
    })),
    ...phrasesOf(propertyTypeWords, (type): Wish => ({
      field: 'propertyType',
      value: { in: [type] },
    })),
    ...phrasesOf(spelledStatusWords, (status): Wish => ({
      field: 'possession',
      value: { status },
    })),
    ...phrasesOf(waterSources, (source): Wish => ({
      field: 'water',
      value: { in: [source] },
    })),
    ...phrasesOf(approverWords, (name): Wish => ({
      field: 'approver',
      value: { in: [name] },
    })),
    ...phrasesOf(khathaJoined, (grade): Wish => ({
      field: 'khatha',
      value: { in: [grade] },
    })),
    ...phrasesOf(reraWords, (): Wish => ({
      field: 'rera',
      value: { registered: true },
    })),
    ...phrasesOf(occupancyWords, (): Wish => ({
      field: 'occupancyCertificate',
      value: { received: true },
    })),
    ...phrasesOf(litigationWords, () => NO_LITIGATION),
    ...looseWords.flatMap(([meant, phrases]) =>
      phrases.map((said) => [meant, phraseWords(said)] as const),
    ),
  ],
  { shortest: SHORTEST_WORD },
);

/** A word of a table in any spelling that sounds like it, in any script, with any ending. */
export function readSpellings(sentence: Sentence, at: number): Reading[] {
  const { tokens, names } = sentence;
  // "Ok ready ones" sounds like "OC ready".
  if (soundedOtherwise.has(tokens[at]?.text ?? '')) return [];
  const heard = [...allHeardAt(words, tokens, at), heardAt(promotersOf(names), tokens, at)];
  return heard.flat().map(({ length, value, how }) => ({ seen: how, ...wish(length, value) }));
}

const promotersOf = onceFor(
  ({ promoters }: NameIndex) =>
    new SoundIndex(
      phrasesOf(promoters, ({ slug }): Wish => ({ field: 'promoter', value: { in: [slug] } })),
      { isOfCatalogue: true },
    ),
);

const khathas = new SoundIndex<true>(phrasesOf(khathaWords, (value) => value));

/** "no B khata, so A": a letter where khatas are spoken of. */
export function readKhathaLetters(sentence: Sentence, at: number): Reading[] {
  const { tokens } = sentence;
  const letters =
    khathaLetters.get(tokens[at]?.text ?? '') ?? KHATHA_SOUNDS.get(tokens[at]?.text ?? '');
  if (letters === undefined || !saysKhatha(sentence)) return [];
  const noun = heardAt(khathas, tokens, at + 1)[0]?.length ?? 0;
  const isStated = heardAt(khathas, tokens, at - 1).length > 0;
  // "A khata, with a gym"; but "khata A no B".
  const mayBeArticle = tokens[at]?.text === 'a' && noun === 0 && !isStated;
  if (mayBeArticle && isArticle(tokens, at + 1)) return [];
  return letters.map(({ value }) => wish(1 + noun, { field: 'khatha', value: { in: [value] } }));
}

/** "ಏ ಖಾತಾ": the letter's name as Kannada writes it long. */
const KHATHA_SOUNDS = new Map([
  ['ಏ', [{ value: 'A' as const }]],
  ['अ', [{ value: 'A' as const }]],
]);

const saysKhatha = onceFor(({ tokens }: Sentence) =>
  tokens.some((_, at) => heardAt(khathas, tokens, at).length > 0),
);
