import { SAVED_SEARCHES_MAX, SEARCH_NAME_MAX_LENGTH } from '@manemitra/contract/limits';
import type { SavedSearch } from '#web/browser/kept-entries.ts';
import { slots, store, stored } from '#web/browser/storage.ts';

/** Saves a sentence. Answers false when there is no room. */
export function saveSearch(sentence: string): boolean {
  const list = stored(slots.savedSearches);
  if (list.some((search) => search.sentence === sentence)) return true;
  if (list.length >= SAVED_SEARCHES_MAX) return false;
  const now = new Date().toISOString();
  store(slots.savedSearches, [{ sentence, name: '', savedAt: now, lookedAt: now }, ...list]);
  return true;
}

/** Forgets a saved search; the returned function puts it back. */
export function forgetSearch(sentence: string): () => void {
  const list = stored(slots.savedSearches);
  const at = list.findIndex((search) => search.sentence === sentence);
  const gone = list[at];
  store(
    slots.savedSearches,
    list.filter((search) => search.sentence !== sentence),
  );
  return () => {
    const now = stored(slots.savedSearches);
    if (gone === undefined || now.some((search) => search.sentence === sentence)) return;
    store(slots.savedSearches, now.toSpliced(at, 0, gone));
  };
}

export function nameSearch(sentence: string, name: string): void {
  edit(sentence, { name: name.trim().slice(0, SEARCH_NAME_MAX_LENGTH) });
}

/** Marks the results as seen: from now on only later ones are new. */
export function noteLooked(sentence: string): void {
  edit(sentence, { lookedAt: new Date().toISOString() });
}

function edit(sentence: string, change: Partial<SavedSearch>): void {
  const list = stored(slots.savedSearches);
  if (!list.some((search) => search.sentence === sentence)) return;
  store(
    slots.savedSearches,
    list.map((search) => (search.sentence === sentence ? { ...search, ...change } : search)),
  );
}
