import type { Sort } from '@manemitra/query/criteria';
import { everyConstraint } from '@manemitra/query/interpretation';
import type { LatLng } from '@manemitra/query/place';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOnScreen } from '#web/browser/on-screen.ts';
import { type ListedCard, ProjectCard } from '#web/features/project-card/public.ts';
import { LevelSign } from '#web/features/verdict/public.ts';
import { late } from '#web/ui/late.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { CardActions } from './card-actions.tsx';
import { CardList } from './card-list.tsx';
import { FootBars } from './foot-bars.tsx';
import { foundOnMap } from './found-on-map.ts';
import { groupHeads, mixedText } from './group-heads.ts';
import { SightOfMapContext, useListAndMap } from './list-and-map.ts';
import { ListEnd } from './list-end.tsx';
import { BESIDE_ID, COLUMN_ID, MapBeside } from './map-beside.tsx';
import { loadPhoneMap } from './map-code.ts';
import { PhoneMapNotCome } from './map-not-come.tsx';
import { withoutRepeats } from './paging.ts';
import { stayAwayText } from './stay-away.ts';
import type { ListAnswer } from './search.ts';
import { searchedArea, withinArea, withoutArea } from './searched-area.ts';
import { sizeBasisOf } from './size-basis.ts';
import { UnsurePlacesNote } from './unsure-places.tsx';
import { UnsurePricesNote } from './unsure-prices.tsx';
import { useChipEdit } from './use-chip-edit.ts';
import { useReach } from './use-reach.tsx';
import { usePages } from './use-pages.ts';
import { WorthAsking } from './worth-asking.tsx';
import { usePointedCard } from './use-pointed-card.ts';

// Over the whole of a narrow screen.
const PhoneMap = late(
  async () => {
    const { PhoneMap: Loaded } = await loadPhoneMap();
    return { default: Loaded };
  },
  PhoneMapNotCome,
  () => loadPhoneMap.here()?.PhoneMap,
);

/** The place of the map: beside the list, or on a narrow screen, when it is asked for, over all of it. */
export interface MapPlace {
  /** Its room is kept beside the list on wide screens. */
  isRoomKept: boolean;
  isDrawn: boolean;
  isWide: boolean;
  /** Closes it on a narrow screen, where it has a button for that. */
  onClose: () => void;
  /** It is gone, and the focus has to go somewhere. */
  onClosed: () => void;
}

/** The cards, their map, and what comes after the last card. */
export function ResultList({
  lead,
  address,
  sentence,
  first,
  nextAddress,
  sort,
  map,
}: {
  /** Content before the cards, beside the map. */
  lead: ReactNode;
  /** The address of this list, which names it in the cache. */
  address: string;
  /** The search with its order and the words that it does not use. */
  sentence: string;
  first: ListAnswer;
  nextAddress: string | undefined;
  sort: Sort | undefined;
  map: MapPlace;
}) {
  const pages = usePages(address, first);
  const column = useRef<HTMLDivElement>(null);
  const activeId = usePointedCard(column);
  const cards = useMemo(
    () => withoutRepeats(pages.data.pages.map(({ properties }) => properties)),
    [pages.data.pages],
  );
  const onMap = useListAndMap(column, cards);
  const { total, relaxations, interpretation } = first;
  const heads = useMemo(
    () => groupHeads(cards, everyConstraint(interpretation)),
    [cards, interpretation],
  );
  const asking = first.worthAsking;
  // Below the homes that fit, which it would push down.
  const afterFits = [...heads.keys()].find((index) => index > 0);
  const mixed = mixedText(cards);
  const sizeBasis = sizeBasisOf(sort ?? interpretation.sort, everyConstraint(interpretation));
  const stayAway = stayAwayText(cards, interpretation.sort);
  const isBeside = map.isRoomKept && map.isDrawn && map.isWide;
  const edit = useChipEdit(sort, { isOnMap: true });
  const queries = useQueryClient();
  useEffect(() => {
    if (map.isDrawn) void queries.prefetchQuery(foundOnMap(sentence));
  }, [queries, map.isDrawn, sentence]);
  const inArea = {
    // Where there is no home, the areas that suit all are looked at.
    around: first.areasForAll.map(({ coordinates }) => ({ at: coordinates })),
    ways: useReach(sentence, interpretation, map.isDrawn),
    area: searchedArea(interpretation),
    onArea: (ring: LatLng[]): void => {
      const changed = withinArea(interpretation, ring);
      if (changed !== undefined) edit.mutate(changed);
    },
    onRemoveArea: () => edit.mutate(withoutArea(interpretation)),
    isAboutFloods: interpretation.constraints.some(
      ({ field, value }) => field === 'nearWater' && value.of === 'flood-spots',
    ),
    entry: useLocation().key,
  };
  useOnScreen(
    'list',
    cards.map(({ slug }) => slug),
    sentence,
  );

  const cardOf = (card: ListedCard, isFirst = false): ReactNode => (
    <ProjectCard
      property={card}
      constraints={interpretation.constraints}
      alternatives={interpretation.alternatives}
      sizeBasis={sizeBasis}
      isFirst={isFirst}
      isActive={isBeside && (card.id === activeId || card.id === onMap.chosenId)}
      Actions={CardActions}
    />
  );

  return (
    <SightOfMapContext value={isBeside ? onMap.sight : undefined}>
      <div
        className={
          map.isRoomKept
            ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,40%)]'
            : 'flex flex-col gap-6'
        }
      >
        <div
          ref={column}
          id={COLUMN_ID}
          tabIndex={-1}
          className="relative flex min-w-0 flex-col outline-none max-lg:order-2"
        >
          {/* Past the cards, of which there may be hundreds. */}
          {isBeside && <SkipLink href={`#${BESIDE_ID}`}>Skip to the map</SkipLink>}
          {lead}
          {stayAway !== undefined && (
            <p className="flex items-start gap-2 pb-2 text-sm leading-snug font-semibold text-gulmohar sm:pb-3">
              <LevelSign level="stay-away" />
              <span>{stayAway}</span>
            </p>
          )}
          {asking !== null && afterFits === undefined && <WorthAsking of={asking} />}
          {mixed !== undefined && <p className="pb-2 text-sm text-ink-soft sm:pb-3">{mixed}</p>}
          {/* Before the cards for the keyboard, which would have to pass all of an endless list; below them for the eye. */}
          <FootBars />
          {isBeside && onMap.further !== undefined && (
            <div className="pb-2 sm:pb-3">
              <p className="pb-2 text-sm text-ink-soft">
                Chosen on the map, and further down the list:
              </p>
              {cardOf(onMap.further)}
            </div>
          )}
          <CardList
            bringAbsent={onMap.bringAbsent}
            isOnePage={pages.data.pages.length === 1}
            address={address}
            cards={cards}
            total={total}
            renderCard={(card, index) => (
              <>
                {asking !== null && index === afterFits && <WorthAsking of={asking} />}
                {heads.has(index) && (
                  <p className="pt-3 pb-2 leading-snug font-semibold sm:pb-3">{heads.get(index)}</p>
                )}
                {cardOf(card, index === 0)}
              </>
            )}
          />
          <ListEnd
            pages={pages}
            shown={cards.length}
            total={total}
            nextAddress={nextAddress}
            relaxations={cards.length === 0 ? [] : relaxations}
          />
          {cards.length > 0 && first.unsurePlaces !== null && (
            <UnsurePlacesNote unsure={first.unsurePlaces} />
          )}
          {cards.length > 0 && first.unsurePrices !== null && (
            <UnsurePricesNote unsure={first.unsurePrices} />
          )}
        </div>
        {map.isRoomKept && (
          <MapBeside
            isDrawn={isBeside}
            cards={cards}
            sentence={sentence}
            total={total}
            {...inArea}
            activeId={activeId}
            asked={onMap.asked}
            {...onMap.tells}
          />
        )}
        {map.isDrawn && !map.isWide && (
          <Suspense fallback={null}>
            <PhoneMap
              cards={cards}
              sentence={sentence}
              total={total}
              {...inArea}
              onClose={map.onClose}
              onClosed={map.onClosed}
            />
          </Suspense>
        )}
      </div>
    </SightOfMapContext>
  );
}
