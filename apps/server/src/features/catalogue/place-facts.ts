import { METRO_LINES, ZONES, type MetroLine } from '@manemitra/query/criteria';
import {
  distanceToPlaceMeters,
  isInLocality,
  isInZone,
  metroStationsOf,
  places,
  zoneOf,
} from '@manemitra/query/gazetteer';
import type { LatLng } from '@manemitra/query/place';
import type { Locality } from './locality-of.ts';

interface MetroDistance {
  line: MetroLine;
  station_slug: string;
  station_name: string;
  station_status: string;
  meters: number;
}

/** What the map says of a project: where it lies and how far the metro is. */
export interface PlaceFacts {
  zone: string | null;
  zones: string[] | null;
  locality_slugs: string[];
  metro: MetroDistance[];
}

const areas = places.filter((place) => place.radiusMeters > 0);

/** Without coordinates only the locality's own zone is known. */
export function placeFacts(point: LatLng | undefined, locality: Locality | undefined): PlaceFacts {
  const own = locality === undefined ? [] : [locality.slug];
  if (point === undefined) {
    const at = locality?.place?.kind === 'road' ? undefined : locality?.place?.at;
    return {
      zone: at === undefined ? null : zoneOf(at),
      zones: at === undefined ? null : zonesAt(at),
      locality_slugs: own,
      metro: [],
    };
  }
  const around = areas.filter((place) => isInLocality(point, place)).map(({ slug }) => slug);
  return {
    zone: zoneOf(point),
    zones: zonesAt(point),
    locality_slugs: [...new Set([...own, ...around])],
    metro: METRO_LINES.flatMap((line) => nearestOnLine(point, line) ?? []),
  };
}

function zonesAt(point: LatLng): string[] {
  return ZONES.filter((zone) => isInZone(zone, point));
}

/** The nearest open station of a line; of a line that is not open yet, the nearest planned one. */
function nearestOnLine(point: LatLng, line: MetroLine): MetroDistance | undefined {
  const all = metroStationsOf(line);
  const open = all.filter((station) => station.status === 'operational');
  const [nearest] = (open.length > 0 ? open : all)
    .map((station) => ({ station, meters: distanceToPlaceMeters(point, station) }))
    .sort((a, b) => a.meters - b.meters);
  if (nearest === undefined) return undefined;
  return {
    line,
    station_slug: nearest.station.slug,
    station_name: nearest.station.name,
    station_status: nearest.station.status ?? 'operational',
    meters: Math.round(nearest.meters),
  };
}
