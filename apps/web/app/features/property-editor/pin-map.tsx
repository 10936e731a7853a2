import type { LatLng } from '@manemitra/query/place';
import { Crosshair, MapPinPlus } from 'lucide-react';
import { useRef } from 'react';
import { CityMap } from '#web/features/map/public.ts';
import { Button } from '#web/ui/button.tsx';
import { frameOf } from './map-frame.ts';
import { CITY_CENTRE, isInRegion } from './point-check.ts';
import type { Coordinates } from './read-point.ts';

/** A map under a cross: what lies under it becomes the pin, by hand or by keyboard alone. */
export function PinMap({
  name,
  pin: given,
  lookAt,
  about,
  said = [],
  onPin,
}: {
  /** The project's. */
  name: string;
  pin: Coordinates | null;
  /** The point that was given before, without a pin. */
  lookAt: Coordinates | null;
  /** Where it may lie, drawn as a circle. */
  about?: { at: LatLng; radiusMeters: number } | null;
  /** Where its words put it when they contradict each other: drawn, and seen at once with the point that was given. */
  said?: readonly { name: string; at: LatLng; radiusMeters: number }[];
  onPin: (pin: Coordinates) => void;
}) {
  const middle = useRef<readonly [number, number]>([CITY_CENTRE.lat, CITY_CENTRE.lng]);
  const pin = given !== null && isInRegion(given) ? given : null;
  const circles = [
    ...(about ? [{ id: 'about', at: about.at, radiusMeters: about.radiusMeters }] : []),
    ...said.map(({ name: id, at, radiusMeters }) => ({ id, at, radiusMeters })),
  ].filter(({ at: [lat, lng] }) => isInRegion({ lat, lng }));
  const shown = pin ?? (lookAt !== null && isInRegion(lookAt) ? lookAt : null);
  const { center, zoom } = frameOf(
    pin === null ? [...circles, ...pointOf(shown)] : pointOf(pin),
  ) ?? {
    center: [CITY_CENTRE.lat, CITY_CENTRE.lng] as const,
    zoom: 11,
  };
  return (
    <>
      <div className="relative">
        <CityMap
          label="Map of where the project lies"
          center={[...center]}
          zoom={zoom}
          pins={
            shown === null
              ? []
              : [
                  {
                    id: 'here',
                    at: [shown.lat, shown.lng],
                    name: pin === null ? `${name}, as it was given` : name,
                  },
                ]
          }
          circles={circles}
          onMove={({ center }) => {
            middle.current = center;
          }}
          onPoint={([north, east]) => onPin({ lat: rounded(north), lng: rounded(east) })}
          heightClass="h-80"
        />
        <Crosshair
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 top-0 mx-auto mt-[calc(10rem-0.875rem)] size-7 text-gulmohar"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            const [north, east] = middle.current;
            onPin({ lat: rounded(north), lng: rounded(east) });
          }}
        >
          <MapPinPlus aria-hidden="true" className="size-4" />
          Put the pin at the cross
        </Button>
        <p className="min-w-48 flex-1 text-sm text-ink-soft">
          Click the map, or move it under the cross by hand or with the arrow keys.
        </p>
      </div>
    </>
  );
}

const pointOf = (point: Coordinates | null): { at: LatLng; radiusMeters: number }[] =>
  point === null ? [] : [{ at: [point.lat, point.lng], radiusMeters: 0 }];

/** Six decimals are a hand’s breadth. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
