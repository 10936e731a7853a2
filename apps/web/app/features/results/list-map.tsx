import { isWithin } from '@manemitra/domain/bounds';
import { useEffect, useEffectEvent } from 'react';
import { CityMap } from '#web/features/map/public.ts';
import type { MapTells } from './list-and-map.ts';
import { MapCard } from './map-card.tsx';
import { type MapOfList, useMapOfList } from './use-map-of-list.tsx';

/** The projects found on the map beside the list. A pin and its card point at each other. */
export function ListMap({
  activeId,
  asked,
  onChosen,
  onPick,
  onSight,
  ...list
}: MapOfList &
  MapTells & {
    /** The project under the pointer or the focus in the list. */
    activeId: string | undefined;
    /** Somebody wants to see it on the map. */
    asked: { id: string } | undefined;
  }) {
  const { pins, bounds, chosenId, choose, chosen, coverage, onMap } = useMapOfList(list);
  const at = pins.find(({ id }) => id === chosenId)?.at;
  useEffect(() => onChosen(chosenId, chosen), [onChosen, chosenId, chosen]);
  const chooseAsked = useEffectEvent((id: string) => choose(id));
  useEffect(() => {
    if (asked !== undefined) chooseAsked(asked.id);
  }, [asked]);
  useEffect(() => {
    if (bounds === undefined) return;
    onSight(new Set(pins.flatMap((pin) => (isWithin(pin.at, bounds) ? [] : [pin.id]))));
  }, [onSight, pins, bounds]);
  return (
    <div className="flex min-h-full flex-col gap-2">
      <div className="flex-1">
        <CityMap
          {...onMap}
          gestures="map"
          selectedPinId={activeId ?? chosenId}
          followed={asked}
          onPinSelect={({ id }) => {
            choose(id);
            onPick(id);
          }}
          {...(chosen !== undefined &&
            at !== undefined && {
              infoWindow: {
                at,
                onClose: () => choose(undefined),
                content: <MapCard card={chosen} isBrief />,
              },
            })}
          // What stands below it is in sight, too: a legend where ways are asked for.
          heightClass={list.ways.asksWays ? 'h-[calc(100dvh-20rem)]' : 'h-[calc(100dvh-16rem)]'}
        />
      </div>
      <output className="block text-sm text-ink-soft">{coverage}</output>
    </div>
  );
}
