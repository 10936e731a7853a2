import type { LatLng } from '@manemitra/query/place';
import type OlMap from 'ol/Map.js';
import { getCenter, getHeight, getWidth } from 'ol/extent.js';
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

/** From where all of these spots are in sight within the room that is left, no nearer than a zoom: a centre in Web Mercator and a zoom. */
export function lookAt(
  map: OlMap,
  spots: readonly LatLng[],
  room: Room,
  nearest: number,
): { center: number[]; zoom: number } {
  const [width = 0, height = 0] = map.getSize() ?? [];
  const extent = extentOf(spots);
  const resolution = Math.max(
    getWidth(extent) / Math.max(1, width - room.left - room.right),
    getHeight(extent) / Math.max(1, height - room.top - room.bottom),
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
  const [x = 0, y = 0] = getCenter(extentOf(spots));
  const meters = resolutionOf(zoom) / 2;
  return [x + (right - left) * meters, y + (top - bottom) * meters];
}
