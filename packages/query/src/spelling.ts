import { misspellingCost, type Slips } from './gazetteer/spelling.ts';
import { spelledWords } from './spelled-words.ts';
import { tokenOf } from './token.ts';
import type { Token } from './token.ts';
import { wordsOf } from './phrases.ts';
import { amenityWords } from './words/amenity-words.ts';
import { bhkWords } from './words/bhk-words.ts';
import { facingWords } from './words/direction-words.ts';
import { khathaWords } from './words/khatha-words.ts';
import { moneyUnits } from './words/money-words.ts';
import { monthWords, possessionLeads, spelledStatusWords } from './words/possession-words.ts';
import { propertyTypeWords } from './words/property-type-words.ts';
import { moreVocabulary } from './words/vocabulary-words.ts';

const SHORTEST = 5;
const TWO_SLIPS_FROM = 8;

/** Latin words of the language long enough to be recognised when misspelt. */
const vocabulary = spelledWords();
for (const word of [
  ...moreVocabulary,
  ...[
    amenityWords,
    propertyTypeWords,
    spelledStatusWords,
    possessionLeads,
    facingWords,
    khathaWords,
    moneyUnits,
    monthWords,
    bhkWords,
  ].flatMap((table) => wordsOf(table)),
])
  if (/^[a-z]+$/.test(word) && word.length >= SHORTEST) vocabulary.add(word);

/** The tokens with misspelt words of the language put right, the same ones where none is; only `suspects` are looked at. */
export function withSpellingRepaired(
  tokens: readonly Token[],
  suspects: ReadonlySet<number>,
): readonly Token[] {
  let repaired: Token[] | undefined;
  for (const index of suspects) {
    const token = tokens[index];
    const text = token && nearestWord(token.text);
    if (token === undefined || text === undefined) continue;
    repaired ??= [...tokens];
    repaired[index] = tokenOf(text, token.from, token.to);
  }
  return repaired ?? tokens;
}

/** The one word of the vocabulary within one slip, or two in a long word; nothing on a tie. */
function nearestWord(text: string): string | undefined {
  if (text.length < SHORTEST || text.length > 20 || !/^[a-z]+$/.test(text)) return undefined;
  const allowed = text.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best: { word: string; slips: number } | undefined;
  let isTie = false;
  for (let length = text.length - allowed; length <= text.length + allowed; length++) {
    for (const { key: word } of vocabulary.like(text.charAt(0), length)) {
      const slips = misspellingCost(text, word, best?.slips ?? allowed, OF_LETTERS);
      if (slips === Infinity) continue;
      isTie = best !== undefined && slips === best.slips && word !== best.word;
      if (best === undefined || slips < best.slips) best = { word, slips };
    }
  }
  return isTie ? undefined : best?.word;
}

/** Of a word of the language every slip is one: a letter wrong, missing, extra or swapped. */
const OF_LETTERS: Slips = {
  more: () => 1,
  other: (written, meant) => (written === meant ? 0 : 1),
  turned: 1,
  cheapest: 1,
};
