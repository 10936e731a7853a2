import type { ListedCard } from '#web/features/project-card/public.ts';
import type { LatLng } from '@manemitra/query/place';
import { useWebGl } from '#web/browser/use-webgl.ts';
import { CityMap, type MapPin } from '#web/features/map/public.ts';
import { MapCard } from './map-card.tsx';
import { useCardOfPin, useFirstLook, useFoundOnMap } from './use-found-on-map.ts';
import type { useReach } from './use-reach.tsx';
import { LevelKey } from '#web/features/verdict/public.ts';
import { noteMap, useChosenPin } from './map-memory.ts';
import { coverageText } from './map-view.ts';
import { totalText } from './result-words.ts';

/** The projects found on the map beside the list. A pin and its card point at each other. */
export function ListMap({
  cards,
  sentence,
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
  cards: readonly ListedCard[];
  /** The search with its order. */
  sentence: string;
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
  const { pins, looked, borders } = useFoundOnMap({ cards, sentence });
  const look = useFirstLook({ area, around, entry }, pins);
  const [toldId, setToldId] = useChosenPin(entry);
  const told = useCardOfPin(toldId, { cards, sentence });
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
          borders={borders}
          {...ways}
          onArea={onArea}
          onRemoveArea={onRemoveArea}
          areaNote={totalText(total)}
          pinKey={<LevelKey />}
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
      <output className="block text-sm text-ink-soft">{coverageText(looked, pins, total)}</output>
    </div>
  );
}
