import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

/** The saved sentences, with what each finds today. */
export function SavedSearches() {
  const [searches] = useStored(slots.savedSearches);
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="display text-xl">
        Saved searches
      </h2>
      {searches.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          None yet. “Save search” above a list keeps its sentence here, with how many projects came
          since you last looked.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline rounded-lg border border-hairline bg-surface">
          {searches.map((search) => (
            <SavedSearchRow key={search.sentence} search={search} />
          ))}
        </ul>
      )}
    </section>
  );
}
