import { useEffect } from 'react';
import { Link, useNavigation } from 'react-router';
import { FoundBy } from '#web/browser/found-by.ts';
import { useOnScreen } from '#web/browser/on-screen.ts';
import { slots, store } from '#web/browser/storage.ts';
import { useWideScreen } from '#web/browser/use-wide-screen.ts';
import { noteLooked } from '#web/features/kept/public.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AreasForAll } from './areas-for-all.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { LimitsLine } from './limits-line.tsx';
import { ListToolbar, MAP_BUTTON_ID } from './list-toolbar.tsx';
import { cursorOf } from './paging.ts';
import { usePhoneMap } from './phone-map-entry.ts';
import { RelaxationList } from './relaxation-list.tsx';
import { ResultList } from './result-list.tsx';
import { searchedArea } from './searched-area.ts';
import type { ListAnswer, Search } from './search.ts';
import { UnsurePlacesNote } from './unsure-places.tsx';
import { useMapAhead } from './use-map-ahead.ts';
import { WorthAsking } from './worth-asking.tsx';
import { UnsurePricesNote } from './unsure-prices.tsx';

/** The projects that fit: how many, why these, and the list with its map. */
export function Answered({
  search,
  answer,
  mapWish,
  onMapWish,
}: {
  search: Search;
  answer: ListAnswer;
  /** Whether the map is to be beside the list, as far as somebody said so: it outlasts one search. */
  mapWish: boolean | undefined;
  onMapWish: (isShown: boolean) => void;
}) {
  const { q, sort, cursor } = search;
  const navigation = useNavigation();
  const isSearching = navigation.location?.pathname === paths.propertyList();
  const next = cursorOf(answer.pagination.nextPage);
  const isWide = useWideScreen();
  const phone = usePhoneMap();
  // Unless somebody said otherwise there is a map where there is room for it.
  const isMapShown = isWide === true ? mapWish !== false : isWide === false && phone.isOpen;
  const hasCards = answer.properties.length > 0;
  // Whoever searched an area without homes is still on the map, and areas that suit all are looked at there.
  const isOnEmptyArea =
    isMapShown &&
    (searchedArea(answer.interpretation) !== undefined || answer.areasForAll.length > 0);
  const isListShown = hasCards || isOnEmptyArea;
  const bringMap = useMapAhead(isWide, answer);
  const areas = <AreasForAll areas={answer.areasForAll} />;

  // A list with cards says so itself.
  useOnScreen(hasCards ? null : 'list', [], answer.wholeSentence);
  useEffect(() => {
    const remember = (): void => store(slots.search, answer.wholeSentence);
    remember();
    noteLooked(q);
    // Of several tabs it is the list that somebody is looking at: a link of it may be opened in a new one.
    window.addEventListener('focus', remember);
    return () => window.removeEventListener('focus', remember);
  }, [q, answer.wholeSentence]);

  return (
    <div className="flex flex-col gap-2 sm:gap-4">
      <ListToolbar
        search={search}
        answer={answer}
        isSearching={isSearching}
        isMapShown={isMapShown}
        onMap={() => (isWide === true ? onMapWish(!isMapShown) : phone.open())}
        onMapAhead={bringMap}
      />
      {hasCards && (
        <LimitsLine
          search={search}
          interpretation={answer.interpretation}
          onMap={() => phone.open()}
          onMapAhead={bringMap}
        />
      )}
      {cursor !== undefined && (
        <Link
          to={paths.propertyList({ q, sort })}
          className="inline-flex min-h-6 self-start text-areca underline underline-offset-4"
        >
          Back to the first projects
        </Link>
      )}
      {!hasCards && answer.worthAsking !== null && <WorthAsking of={answer.worthAsking} />}
      {!hasCards && answer.unsurePlaces !== null && (
        <UnsurePlacesNote unsure={answer.unsurePlaces} />
      )}
      {!hasCards && answer.unsurePrices !== null && (
        <UnsurePricesNote unsure={answer.unsurePrices} />
      )}
      {!hasCards && <RelaxationList relaxations={answer.relaxations} farBelow={answer.farBelow} />}
      {!isListShown && areas}
      {!hasCards && answer.relaxations.length === 0 && (
        <EmptyState
          title="Nothing fits, and no small change would find more"
          text="Remove a wish above, or say “preferably”: then it ranks projects instead of ruling them out."
        />
      )}
      {isSearching ? (
        <CardSkeletons count={4} />
      ) : (
        isListShown && (
          <FoundBy value={answer.wholeSentence}>
            <ResultList
              lead={areas}
              sentence={answer.wholeSentence}
              address={paths.propertyList({ q, sort, cursor })}
              first={answer}
              sort={sort}
              nextAddress={
                next === undefined ? undefined : paths.propertyList({ q, sort, cursor: next })
              }
              map={{
                isRoomKept: mapWish !== false,
                isDrawn: isMapShown,
                isWide: isWide === true,
                onClose: phone.close,
                onClosed: () => document.getElementById(MAP_BUTTON_ID)?.focus(),
              }}
            />
          </FoundBy>
        )
      )}
    </div>
  );
}
