import { allowedCost, misspellingCost, soundOf } from '@manemitra/query/gazetteer/spelling';
import { isNativeScript, latinOf } from '@manemitra/query/gazetteer/transliteration';
import type { CatalogueNames } from '@manemitra/query/interpretation';

/** Words that end many names and are spelt far from their sound. */
const ENDINGS = new Map([
  ['ಹೈಟ್ಸ್', 'heights'],
  ['हाइट्स', 'heights'],
  ['ಗ್ರೀನ್ಸ್', 'greens'],
  ['ग्रीन्स', 'greens'],
]);

/** The words of project names by the first letter of their sound. */
type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, string>>;

const vocabularies = new WeakMap<CatalogueNames, Vocabulary>();

/**
 * A name typed in Kannada or Devanagari in the letters of the catalogue: each word as the project name that sounds like it spells
 * it, else by its sound ("ನೀಲಾಂಬರಿ" is "neelambari"). Other words stay.
 */
export function asNamesAreSpelt(typed: string, names: CatalogueNames): string {
  if (!isNativeScript(typed)) return typed;
  return typed
    .split(/\s+/)
    .map((word) => (isNativeScript(word) ? (ENDINGS.get(word) ?? heard(word, names)) : word))
    .join(' ');
}

function heard(word: string, names: CatalogueNames): string {
  const latin = latinOf(word);
  const sound = soundOf(latin);
  let likest = { spelt: latin, cost: Number.POSITIVE_INFINITY };
  for (const [other, spelt] of vocabularyOf(names).get(sound.charAt(0)) ?? []) {
    const cost = misspellingCost(sound, other, allowedCost(spelt));
    if (cost < likest.cost) likest = { spelt, cost };
  }
  return likest.spelt;
}

function vocabularyOf(names: CatalogueNames): Vocabulary {
  const known = vocabularies.get(names);
  if (known !== undefined) return known;
  const vocabulary = new Map<string, Map<string, string>>();
  for (const { name } of names.projects) {
    for (const word of name.toLowerCase().match(/[a-z]{2,}/g) ?? []) {
      const sound = soundOf(word);
      const alike = vocabulary.get(sound.charAt(0)) ?? new Map<string, string>();
      if (!alike.has(sound)) alike.set(sound, word);
      vocabulary.set(sound.charAt(0), alike);
    }
  }
  vocabularies.set(names, vocabulary);
  return vocabulary;
}
