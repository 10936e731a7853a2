import type { ApproximatePlace } from '@manemitra/contract/property';
import { CityMap } from '#web/features/map/public.ts';
import { aboutText } from './about-text.ts';
import { MapBoundary } from './map-boundary.tsx';
import { MAP_HEIGHT } from './map-height.ts';
import { MapNotAvailable } from './not-available.tsx';

/** Where a project lies, as far as its words say: a circle, and no pin. */
export function AboutMap({ name, place }: { name: string; place: ApproximatePlace }) {
  return (
    <div className="flex flex-col gap-4">
      <MapBoundary
        instead={<MapNotAvailable why="It could not be loaded. Load the page again to retry." />}
      >
        <CityMap
          label={`Map of about where ${name} lies`}
          center={place.at}
          zoom={zoomFor(place.radiusMeters)}
          heightClass={MAP_HEIGHT}
          circles={[{ id: 'about', at: place.at, radiusMeters: place.radiusMeters }]}
        />
      </MapBoundary>
      <p className="max-w-prose text-ink-soft">
        {aboutText(place)}. This follows from the {place.from}; nobody has given the exact place, so
        ask where the site is before you go.
      </p>
    </div>
  );
}

/** At which zoom a circle is seen whole in a small frame: 320 of the 512 pixels that 40,075 km take at zoom 0. */
function zoomFor(radiusMeters: number): number {
  const zoom = Math.log2((40_075_000 * 0.974 * 320) / (3 * radiusMeters * 512));
  return Math.max(9.5, Math.min(14.5, Math.floor(zoom * 2) / 2));
}
