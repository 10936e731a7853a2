import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import {
  NEARBY_PER_CATEGORY,
  NEARBY_PER_CATEGORY_SMALL,
  NEARBY_RADIUS_METERS,
  NEARBY_RADIUS_SMALL_METERS,
} from '@manemitra/contract/limits';
import type { NearbyPlace } from '@manemitra/contract/places';
import { formatDistance } from '@manemitra/domain/geography';
import type { LatLng } from '@manemitra/query/place';

export type Around = EndpointAnswer<(typeof contract)['getNearbyPlaces']>;
export type NearbyCategory = Around['categories'][number];
export type Way = NonNullable<EndpointAnswer<(typeof contract)['getDirections']>['route']>;

/** How far to look, how many of a kind to list, and the zoom of the map (spec 9). */
export interface Scope {
  radius: number;
  limit: number;
  zoom: number;
}

export function scopeFor(isSmallScreen: boolean): Scope {
  return isSmallScreen
    ? { radius: NEARBY_RADIUS_SMALL_METERS, limit: NEARBY_PER_CATEGORY_SMALL, zoom: 13 }
    : { radius: NEARBY_RADIUS_METERS, limit: NEARBY_PER_CATEGORY, zoom: 14 };
}

const STATUS: Readonly<Record<string, string>> = {
  'under-construction': 'under construction',
  proposed: 'proposed',
};

/** A warning about a place: that it does not exist yet. */
export const cautionOf = ({ status }: Pick<NearbyPlace, 'status'>): string | null =>
  STATUS[status ?? ''] ?? null;

/** `200 m on foot`, as the walks of the page say it; `2.4 km as the crow flies` of what is farther than people walk. */
export const farText = ({ walk, meters }: Pick<NearbyPlace, 'walk' | 'meters'>): string =>
  walk === null
    ? `${formatDistance(meters)} as the crow flies`
    : `${formatDistance(walk.meters)} on foot`;

/** `1.2 km on foot, under construction`: said after the name of a place. */
export function placeNote(place: Pick<NearbyPlace, 'status' | 'walk' | 'meters'>): string {
  return [farText(place), cautionOf(place)].filter(Boolean).join(', ');
}

/** `Metro station, proposed, 1.2 km as the crow flies`: said under the name of a place. */
export function boxNote(place: Pick<NearbyPlace, 'kind' | 'status' | 'meters'>): string {
  const far = `${formatDistance(place.meters)} as the crow flies`;
  return [place.kind, cautionOf(place), far].filter(Boolean).join(', ');
}

/** The kind of a place; `null` if the heading above already says it. */
export function kindNote(place: Pick<NearbyPlace, 'kind'>, category: string): string | null {
  return category.toLowerCase() === `${place.kind.toLowerCase()}s` ? null : place.kind;
}

/** `2.4 km, 9 min by car, estimated`. */
export function wayText({ meters, seconds, isEstimated }: Way): string {
  const way = `${formatDistance(meters)}, ${minutesText(seconds)} by car`;
  return isEstimated ? `${way}, estimated` : way;
}

function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** The way as the map takes it: latitude first. */
export function pathOf({ geometry }: Way): LatLng[] {
  return geometry.coordinates.map(([lng, lat]) => [lat, lng]);
}

/**
 * The centre of the map when the way to a place is shown: halfway, so that both ends are visible. A small screen shows both
 * in any case, so there it is the place, so that its box fits.
 */
export function lookAt(project: LatLng, place: LatLng, isSmallScreen: boolean): LatLng {
  if (isSmallScreen) return place;
  return [(project[0] + place[0]) / 2, (project[1] + place[1]) / 2];
}

/** Who tells of the places, each once, in the order in which they are listed. */
export function sourcesOf(categories: readonly NearbyCategory[]): string[] {
  return [...new Set(categories.flatMap(({ places }) => places.map(({ source }) => source)))];
}
