import { Layers, Map as MapIcon } from 'lucide-react';
import { MoneySwitch } from '#web/features/money/public.ts';
import { SaveSearchButton } from '#web/features/kept/public.ts';
import { Button } from '#web/ui/button.tsx';
import { FiltersButton } from './filters/filters-button.tsx';
import type { ListAnswer, Search } from './search.ts';
import { totalTexts } from './result-words.ts';
import { ShareButton } from './share-button.tsx';
import { SortForm } from './sort-form.tsx';
import { useChosenActions } from './use-chosen-actions.ts';
import { WhyThese } from './why-these.tsx';

/** What opens the map has the focus again when the map is closed. */
export const MAP_BUTTON_ID = 'list-map-button';

/** How many fit, and what can be done with the list as a whole. */
export function ListToolbar({
  search: { q, sort },
  answer,
  isSearching,
  isMapShown,
  onMap,
  onMapAhead,
}: {
  search: Search;
  answer: ListAnswer;
  isSearching: boolean;
  isMapShown: boolean;
  onMap: () => void;
  /** The button is pointed at. */
  onMapAhead: () => void;
}) {
  const { total, interpretation } = answer;
  const { found, split } = totalTexts(answer, interpretation);
  const { view } = useChosenActions();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-4 sm:gap-y-3">
      {/* On a phone its parts stand in this row by themselves: the count beside the order, how many stand how below both. Else a line, with the tools below. */}
      <output className="display figures flex flex-wrap items-baseline gap-x-3 text-xl max-sm:contents max-sm:text-lg">
        <span>{isSearching ? 'Searching…' : found}</span>
        {!isSearching && split !== null && (
          <>
            <span className="sr-only">, </span>
            <span className="font-sans text-sm leading-snug font-normal text-wrap text-ink-soft max-sm:order-1 max-sm:-mt-2 max-sm:w-full">
              {split}
            </span>
          </>
        )}
      </output>
      {total > 1 && <WhyThese interpretation={interpretation} sort={sort} />}
      {/* On a phone one row to push sideways: three rows of buttons would leave no home in sight. */}
      <div
        className={`flex flex-wrap items-center gap-2 ${split === null ? '' : 'sm:w-full'} max-sm:order-2 max-sm:-mx-4 max-sm:-my-1 max-sm:relative max-sm:w-[calc(100%+2rem)] max-sm:flex-nowrap max-sm:scroll-row max-sm:px-4 max-sm:py-1 max-sm:fades-right`}
      >
        <FiltersButton interpretation={interpretation} sentence={q} sort={sort} />
        {total > 0 && (
          <Button
            id={MAP_BUTTON_ID}
            kind={isMapShown ? 'soft' : 'plain'}
            size="small"
            aria-pressed={isMapShown}
            // A finger that comes down is a tenth of a second ahead of its press.
            onPointerEnter={onMapAhead}
            onFocus={onMapAhead}
            onClick={onMap}
          >
            <MapIcon aria-hidden="true" className="size-4" />
            Map
          </Button>
        )}
        {total > 0 && <MoneySwitch />}
        <SaveSearchButton sentence={q} />
        <ShareButton />
        {total > 0 && (
          <Button kind="plain" size="small" onClick={view}>
            <Layers aria-hidden="true" className="size-4" />
            View selected
          </Button>
        )}
        {total > 1 && <SortForm sentence={q} interpretation={interpretation} sort={sort} />}
      </div>
    </div>
  );
}
