import type { FoundCard } from '@manemitra/contract/search';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useWebGl } from '#web/browser/use-webgl.ts';
import { CityMap } from '#web/features/map/public.ts';
import { priceText } from '#web/features/project/public.ts';
import { paths } from '#web/paths.ts';
import { coverageText, lookOver, pinsOf } from './map-view.ts';

/** A frame that every window has room for; the map is free to be larger. */
const FRAME = { width: 480, height: 680 };

/** The loaded projects on the map. A pin and its card point at each other. */
export function ListMap({
  cards,
  total,
  activeId,
  onPick,
}: {
  cards: readonly FoundCard[];
  total: number;
  /** The project under the pointer or the focus in the list. */
  activeId: string | undefined;
  /** A pin was chosen: its card is brought into sight. */
  onPick: (id: string) => void;
}) {
  const canDraw = useWebGl();
  const pins = useMemo(() => pinsOf(cards), [cards]);
  // The view is that of the first page: a map that moved with every page would lose its reader.
  const [view] = useState(() => lookOver(pins, FRAME));
  const [toldId, setToldId] = useState<string>();
  const told = cards.find(({ id }) => id === toldId);
  const at = told?.project.geolocation.coordinates;
  if (canDraw === false) {
    return (
      <p className="rounded-lg border border-dashed border-outline p-4 text-ink-soft">
        The map needs WebGL, which this browser does not have or has switched off. The list has all
        that it would show.
      </p>
    );
  }
  return (
    <div className="flex h-full flex-col gap-2">
      <div className="min-h-0 flex-1">
        <CityMap
          label="Map of the projects found"
          center={view.center}
          zoom={view.zoom}
          pins={pins}
          {...((activeId ?? toldId) !== undefined && { selectedPinId: activeId ?? toldId })}
          onPinSelect={({ id }) => {
            setToldId(id);
            onPick(id);
          }}
          {...(told !== undefined &&
            at !== null &&
            at !== undefined && {
              infoWindow: {
                at,
                onClose: () => setToldId(undefined),
                content: (
                  <div className="pr-4">
                    <Link
                      to={paths.project(told.slug)}
                      className="font-semibold text-areca underline underline-offset-4"
                    >
                      {told.project.name}
                    </Link>
                    <p className="text-sm text-ink-soft">
                      {told.project.locality ?? 'Locality not disclosed'}
                    </p>
                    <p className="figures">{priceText(told)}</p>
                  </div>
                ),
              },
            })}
          heightClass="h-[26rem] lg:h-[calc(100dvh-4.5rem)]"
        />
      </div>
      <output className="block text-sm text-ink-soft">
        {coverageText(cards.length, pins.length, total)}
      </output>
    </div>
  );
}
