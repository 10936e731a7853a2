import type { LatLng } from '@manemitra/query/place';
import { extentOf } from './projection.ts';
import { MIN_ZOOM } from './seen-from.ts';
import { resolutionOf, zoomOf } from './zoom-of.ts';

/** What lies over the edges of the map, in pixels. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A centre in Web Mercator and a zoom. */
export interface Look {
  center: number[];
  zoom: number;
}

/** From where all of these spots are in sight within the room that is left of a map of this size in pixels, no nearer than a zoom. */
export function lookAt(
  [width = 0, height = 0]: readonly number[],
  spots: readonly LatLng[],
  room: Room,
  nearest: number,
): Look {
  const [west, south, east, north] = extentOf(spots);
  const resolution = Math.max(
    (east - west) / Math.max(1, width - room.left - room.right),
    (north - south) / Math.max(1, height - room.top - room.bottom),
  );
  const zoom = Math.max(MIN_ZOOM, Math.min(nearest, zoomOf(resolution)));
  return { center: centerFor(spots, room, zoom), zoom };
}

/** The centre of a map, in Web Mercator, that has the middle of these spots in the middle of the room that is left at this zoom. */
export function centerFor(
  spots: readonly LatLng[],
  { top, right, bottom, left }: Room,
  zoom: number,
): number[] {
  const [west, south, east, north] = extentOf(spots);
  const meters = resolutionOf(zoom) / 2;
  return [
    (west + east) / 2 + (right - left) * meters,
    (south + north) / 2 + (top - bottom) * meters,
  ];
}
