import { CityMap } from '#web/features/map/public.ts';
import { MapCard } from './map-card.tsx';
import { type MapOfList, useMapOfList } from './use-map-of-list.tsx';

/** The projects found on the map beside the list. A pin and its card point at each other. */
export function ListMap({
  activeId,
  onPick,
  ...list
}: MapOfList & {
  /** The project under the pointer or the focus in the list. */
  activeId: string | undefined;
  /** A pin was chosen: its card is marked, where it is in sight. */
  onPick: (id: string) => void;
}) {
  const { pins, chosenId, choose, chosen, coverage, onMap } = useMapOfList(list);
  const at = pins.find(({ id }) => id === chosenId)?.at;
  return (
    <div className="flex min-h-full flex-col gap-2">
      <div className="flex-1">
        <CityMap
          {...onMap}
          gestures="map"
          selectedPinId={activeId ?? chosenId}
          onPinSelect={({ id }) => {
            choose(id);
            onPick(id);
          }}
          {...(chosen !== undefined &&
            at !== undefined && {
              infoWindow: {
                at,
                onClose: () => choose(undefined),
                content: (
                  <div className="pr-4">
                    <MapCard card={chosen} />
                  </div>
                ),
              },
            })}
          heightClass="h-[calc(100dvh-16rem)]"
        />
      </div>
      <output className="block text-sm text-ink-soft">{coverage}</output>
    </div>
  );
}
