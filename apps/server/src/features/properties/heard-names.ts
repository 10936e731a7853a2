import { allowedCost, misspellingCost, soundOf } from '@manemitra/query/gazetteer/spelling';
import { isNativeScript, latinOf } from '@manemitra/query/gazetteer/transliteration';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import { projectsOf } from '@manemitra/query/project-index';

/** Words that end many names and are spelt unlike their sound. */
const ENDINGS = new Map([
  ['ಹೈಟ್ಸ್', 'heights'],
  ['हाइट्स', 'heights'],
  ['ಗ್ರೀನ್ಸ್', 'greens'],
  ['ग्रीन्स', 'greens'],
]);

/** The sounds of words in names, one per different word. */
const sounds = new Map<string, string>();

/**
 * A name typed in Kannada or Devanagari, in Latin letters: each word as a project name that sounds like it spells it, else
 * by its sound ("ನೀಲಾಂಬರಿ" becomes "neelambari"). Other words stay.
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
  for (const spelt of projectsOf(names.projects).byWord.keys()) {
    const other = sounds.get(spelt) ?? soundOf(spelt);
    sounds.set(spelt, other);
    if (other.charAt(0) !== sound.charAt(0) || !/^[a-z]{2,}$/.test(spelt)) continue;
    const cost = misspellingCost(sound, other, allowedCost(spelt));
    if (cost < likest.cost) likest = { spelt, cost };
  }
  return likest.spelt;
}
