import type { SearchAnswer } from '@manemitra/contract/search';
import { Layers, Map as MapIcon } from 'lucide-react';
import { SaveSearchButton } from '#web/features/kept/public.ts';
import { Button } from '#web/ui/button.tsx';
import { FiltersButton } from './filters/filters-button.tsx';
import type { Search } from './search.ts';
import { totalText } from './result-words.ts';
import { ShareButton } from './share-button.tsx';
import { SortForm } from './sort-form.tsx';
import { useChosenActions } from './use-chosen-actions.ts';

/** How many fit, and what can be done with the list as a whole. */
export function ListToolbar({
  search: { q, sort },
  answer: { total, interpretation },
  isSearching,
  isMapShown,
  onMap,
}: {
  search: Search;
  answer: SearchAnswer;
  isSearching: boolean;
  isMapShown: boolean;
  onMap: () => void;
}) {
  const { view } = useChosenActions();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <output className="display figures block text-xl">
        {isSearching ? 'Searching…' : totalText(total)}
      </output>
      <div className="flex flex-wrap items-center gap-2">
        <FiltersButton interpretation={interpretation} sentence={q} sort={sort} />
        {total > 0 && (
          <Button
            kind={isMapShown ? 'soft' : 'quiet'}
            size="small"
            aria-pressed={isMapShown}
            onClick={onMap}
          >
            <MapIcon aria-hidden="true" className="size-4" />
            Map
          </Button>
        )}
        <SaveSearchButton sentence={q} />
        <ShareButton />
        {total > 0 && (
          <Button kind="quiet" size="small" onClick={view}>
            <Layers aria-hidden="true" className="size-4" />
            View selected
          </Button>
        )}
        {total > 1 && <SortForm sentence={q} interpretation={interpretation} sort={sort} />}
      </div>
    </div>
  );
}
