import type { LatLng } from '@manemitra/query/place';
import { Crosshair, MapPinPlus } from 'lucide-react';
import { useRef } from 'react';
import { CityMap } from '#web/features/map/public.ts';
import { Button } from '#web/ui/button.tsx';
import { CITY_CENTRE, isInRegion } from './point-check.ts';
import type { Coordinates } from './read-point.ts';

/** A map under a cross: what lies under it becomes the pin, by hand or by keyboard alone. */
export function PinMap({
  name,
  pin: given,
  lookAt,
  about,
  onPin,
}: {
  /** The project's. */
  name: string;
  pin: Coordinates | null;
  /** Where to begin without a pin. */
  lookAt: Coordinates | null;
  /** Where it may lie, drawn as a circle. */
  about?: { at: LatLng; radiusMeters: number } | null;
  onPin: (pin: Coordinates) => void;
}) {
  const middle = useRef<readonly [number, number]>([CITY_CENTRE.lat, CITY_CENTRE.lng]);
  const pin = given !== null && isInRegion(given) ? given : null;
  const { lat, lng } = pin ?? lookAt ?? CITY_CENTRE;
  const isGuessed = about !== null && about !== undefined;
  return (
    <>
      <div className="relative">
        <CityMap
          label="Map of where the project lies"
          center={[lat, lng]}
          zoom={pin !== null ? 15 : isGuessed ? zoomFor(about.radiusMeters) : 11}
          pins={pin === null ? [] : [{ id: 'here', at: [pin.lat, pin.lng], name }]}
          circles={isGuessed ? [{ id: 'about', ...about }] : []}
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

/** At which zoom a circle of so many metres is seen whole in a frame of this height: a tile is 40,075 km wide at zoom 0. */
function zoomFor(radiusMeters: number): number {
  const metersAcross = 4 * radiusMeters;
  return Math.max(9.5, Math.min(15, Math.log2((40_075_000 * 0.974 * 320) / (metersAcross * 512))));
}

/** Six decimals are a hand’s breadth. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
