import type { FoundCard } from '@manemitra/contract/search';
import type { LatLng } from '@manemitra/query/place';
import { useMemo, useState } from 'react';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { useWebGl } from '#web/browser/use-webgl.ts';
import { CityMap, type MapPin } from '#web/features/map/public.ts';
import { MapCard } from './map-card.tsx';
import type { useReach } from './use-reach.tsx';
import { mapStanding, noteMap, useChosenPin } from './map-memory.ts';
import { coverageText, pinsOf } from './map-view.ts';
import { totalText } from './result-words.ts';

/** The loaded projects on the map beside the list. A pin and its card point at each other. */
export function ListMap({
  cards,
  total,
  area,
  around,
  ways,
  onArea,
  onRemoveArea,
  entry,
  activeId,
  onPick,
}: {
  cards: readonly FoundCard[];
  total: number;
  /** What is looked at where there are no pins. */
  around: readonly Pick<MapPin, 'at'>[];
  /** From where one is in time for the ways that were asked for. */
  ways: ReturnType<typeof useReach>;
  /** The area searched in, and how another one is. */
  area: readonly LatLng[] | undefined;
  onArea: (ring: LatLng[]) => void;
  onRemoveArea: () => void;
  /** Of the history, by which the map is remembered. */
  entry: string;
  /** The project under the pointer or the focus in the list. */
  activeId: string | undefined;
  /** A pin was chosen: its card is marked, where it is in sight. */
  onPick: (id: string) => void;
}) {
  const canDraw = useWebGl();
  const [money] = useStored(slots.money);
  const pins = useMemo(() => pinsOf(cards, money), [cards, money]);
  // What is looked at is the first page: a map that moved with every page would lose its reader.
  const [look] = useState(
    () =>
      mapStanding(entry).look ?? {
        fit: area ?? (pins.length > 0 ? pins : around).map(({ at }) => at),
      },
  );
  const [toldId, setToldId] = useChosenPin(entry);
  const told = cards.find(({ id }) => id === toldId);
  const at = pins.find(({ id }) => id === toldId)?.at;
  if (canDraw === false) {
    return (
      <p className="rounded-lg border border-dashed border-outline p-4 text-ink-soft">
        The map needs WebGL, which this browser does not have or has switched off. The list shows
        the same projects.
      </p>
    );
  }
  return (
    <div className="flex min-h-full flex-col gap-2">
      <div className="flex-1">
        <CityMap
          label="Map of the projects found"
          {...look}
          pins={pins}
          area={area}
          {...ways}
          onArea={onArea}
          onRemoveArea={onRemoveArea}
          areaNote={totalText(total)}
          onMove={({ center, zoom }) => noteMap(entry, { look: { center, zoom } })}
          selectedPinId={activeId ?? toldId}
          onPinSelect={({ id }) => {
            setToldId(id);
            onPick(id);
          }}
          {...(told !== undefined &&
            at !== undefined && {
              infoWindow: {
                at,
                onClose: () => setToldId(undefined),
                content: (
                  <div className="pr-4">
                    <MapCard card={told} />
                  </div>
                ),
              },
            })}
          heightClass="h-[calc(100dvh-10rem)]"
        />
      </div>
      <output className="block text-sm text-ink-soft">
        {coverageText(cards.length, pins, total)}
      </output>
    </div>
  );
}
