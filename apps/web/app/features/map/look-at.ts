import type { LatLng } from '@manemitra/query/place';
import { extentOf, toMap } from './projection.ts';
import { MIN_ZOOM } from './seen-from.ts';
import { resolutionOf, zoomOf } from './zoom-of.ts';

/** What lies over the edges of the map, in pixels. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** What lies over its lower part at the right, from so far above the foot to so far, and so wide: the zoom buttons of a phone. */
  corner?: { from: number; to: number; width: number };
}

/** What the mark of a price takes, to the right of its spot and above it. */
const MARK = { width: 110, height: 44 };

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
  const size = [width, height] as const;
  const look = lookWithin(size, spots, room, nearest);
  const { corner } = room;
  // From the farthest the others would go out of sight for it.
  if (
    corner === undefined ||
    look.zoom === MIN_ZOOM ||
    !spots.some((at) => isInCorner(toMap(at), size, look, corner))
  )
    return look;
  return lookWithin(size, spots, { ...room, right: room.right + corner.width }, nearest);
}

function lookWithin(
  [width, height]: readonly [number, number],
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

/** Whether the mark on a spot reaches under what lies over the corner. */
function isInCorner(
  [x = 0, y = 0]: readonly number[],
  [width, height]: readonly [number, number],
  { center, zoom }: Look,
  { from, to, width: wide }: NonNullable<Room['corner']>,
): boolean {
  const meters = resolutionOf(zoom);
  const [middleX = 0, middleY = 0] = center;
  const right = width / 2 + (x - middleX) / meters;
  const above = height / 2 + (y - middleY) / meters;
  return right + MARK.width > width - wide && above < to && above + MARK.height > from;
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
