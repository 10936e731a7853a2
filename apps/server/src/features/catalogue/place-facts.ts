import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { METRO_LINES, type MetroLine } from '@manemitra/query/criteria';
import { distanceToPlaceMeters, nearestOnLine, zoneOf } from '@manemitra/query/gazetteer';
import type { LatLng } from '@manemitra/query/place';
import { localityOfRoad } from '@manemitra/query/whereabouts/area-names';
import { areasOfCircle } from '@manemitra/query/whereabouts/areas-of-circle';
import { placeContradictions } from '@manemitra/query/whereabouts/contradictions';
import { derivePlace, PLACE_RULES } from '@manemitra/query/whereabouts/derived-place';
import type { PlaceColumns } from '#server/database/catalogue-tables.ts';
import type { Locality } from './locality-of.ts';

interface MetroDistance {
  line: MetroLine;
  station_slug: string;
  station_name: string;
  station_status: string;
  meters: number;
}

/** What the map says of a project: where it lies, exactly or approximately, and how far the metro is. */
export interface PlaceFacts extends PlaceColumns {
  metro: MetroDistance[];
}

/** Coordinates that were given say it; without them the address, the locality and the pincode do, about. */
export function placeFacts(record: ProjectRecord, locality: Locality | undefined): PlaceFacts {
  const { coordinates } = record;
  const point: LatLng | undefined = coordinates && [coordinates.lat, coordinates.lng];
  const words = { locality: record.locality, address: record.address, pincode: record.pincode };
  const derived = point === undefined ? derivePlace(words) : undefined;
  const circle = point === undefined ? derived : { at: point, radiusMeters: 0 };
  const areas = circle && areasOfCircle(circle);
  const own = locality === undefined ? [] : [locality.slug, ...roadsLocality(locality, point)];
  return {
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    about_lat: derived?.at[0] ?? null,
    about_lng: derived?.at[1] ?? null,
    about_radius_m: derived?.radiusMeters ?? null,
    about_name: derived?.name ?? null,
    about_from: derived?.from ?? null,
    zone: circle === undefined || areas?.zones.length === 0 ? null : zoneOf(circle.at),
    zones: areas?.zones ?? null,
    maybe_zones: areas?.maybeZones ?? [],
    locality_slugs: [...new Set([...own, ...(areas?.localities ?? [])])],
    maybe_locality_slugs: areas?.maybeLocalities.filter((slug) => !own.includes(slug)) ?? [],
    place_contradictions: placeContradictions(words, point),
    place_rules: PLACE_RULES,
    metro: point === undefined ? [] : METRO_LINES.flatMap((line) => metroOn(point, line)),
  };
}

/** A point on a road may lie beside the locality named after it, but not at the far end of the road. */
const BESIDE_METERS = 1500;

/** An address on "Hennur Road" is in Hennur, unless its point says otherwise. */
function roadsLocality({ place }: Locality, point: LatLng | undefined): string[] {
  const area = place && localityOfRoad(place);
  if (area === undefined) return [];
  const isThere =
    point === undefined || distanceToPlaceMeters(point, area) <= area.radiusMeters + BESIDE_METERS;
  return isThere ? [area.slug] : [];
}

function metroOn(point: LatLng, line: MetroLine): MetroDistance[] {
  const nearest = nearestOnLine(point, line);
  if (nearest === undefined) return [];
  const { place, meters } = nearest;
  return [
    {
      line,
      station_slug: place.slug,
      station_name: place.name,
      station_status: place.status ?? 'operational',
      meters: Math.round(meters),
    },
  ];
}
