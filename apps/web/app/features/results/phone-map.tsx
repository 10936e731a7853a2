import { useMemo } from 'react';
import { CityMap } from '#web/features/map/public.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { CardRow } from './card-row.tsx';
import { useCardsInSight } from './use-cards-in-sight.ts';
import { type MapOfList, useMapOfList } from './use-map-of-list.tsx';

export { bringFirstView } from './bring-first-view.ts';

/**
 * The full-screen map of a narrow screen, with a row of the visible homes at its foot, or a column beside it on a low
 * screen.
 */
export function PhoneMap({
  onClose,
  onClosed,
  ...list
}: MapOfList & {
  onClose: () => void;
  /** Gives the focus back to what opened it. */
  onClosed: () => void;
}) {
  const { pins, bounds, chosenId, choose, coverage, onMap } = useMapOfList(list);
  const followed = useMemo(
    () => (chosenId === undefined ? undefined : { id: chosenId }),
    [chosenId],
  );
  const cards = useCardsInSight(list, { pins, bounds, chosenId });
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
          followed={followed}
        />
        <div className="flex shrink-0 flex-col pb-2 low:w-72">
          <CardRow cards={cards} chosenId={chosenId} onChoose={choose} />
          <output className="block px-4 pt-1 text-xs text-ink-soft">{coverage}</output>
        </div>
      </div>
    </FullScreen>
  );
}
