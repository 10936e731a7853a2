import { useState } from 'react';
import { CityMap } from '#web/features/map/public.ts';
import type { ListedCard } from '#web/features/project-card/public.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { CardRow } from './card-row.tsx';
import { type MapOfList, useMapOfList } from './use-map-of-list.tsx';

/** The map over the whole of a narrow screen, with a row of the homes at its foot, or a column beside it where the screen is low. */
export function PhoneMap({
  onClose,
  onClosed,
  ...list
}: MapOfList & {
  onClose: () => void;
  /** Gives the focus back to what opened it. */
  onClosed: () => void;
}) {
  const { cards: loaded } = list;
  const { chosenId, choose, chosen, coverage, onMap } = useMapOfList(list);
  const cards = useWithChosen(loaded, chosen);
  return (
    <FullScreen
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onClosed}
      title="On the map"
    >
      <div className="flex min-h-0 flex-1 flex-col low:flex-row">
        <CityMap
          {...onMap}
          selectedPinId={chosenId}
          onPinSelect={({ id }) => choose(id)}
          gestures="map"
          isFilling
          isFollowing
        />
        <div className="flex shrink-0 flex-col pb-2 low:w-72">
          <CardRow cards={cards} chosenId={chosenId} onChoose={choose} />
          <output className="block px-4 pt-1 text-xs text-ink-soft">{coverage}</output>
        </div>
      </div>
    </FullScreen>
  );
}

/** The loaded cards, and at their end the card of a pin beyond them; that stays until another takes its place. */
function useWithChosen(
  loaded: readonly ListedCard[],
  chosen: ListedCard | undefined,
): readonly ListedCard[] {
  const [extra, setExtra] = useState<ListedCard>();
  const isBeyond = chosen !== undefined && !loaded.includes(chosen);
  if (isBeyond && chosen !== extra) setExtra(chosen);
  return extra === undefined || loaded.some(({ id }) => id === extra.id)
    ? loaded
    : [...loaded, extra];
}
