import type { LatLng } from '@manemitra/query/place';
import { type Look, lookAt, type Room } from './look-at.ts';
import { toMap } from './projection.ts';

/** The whole city. */
export const CITY: LatLng = [12.9716, 77.5946];
export const CITY_ZOOM = 10;
/** A single home is not looked at from nearer at first: its part of the city is to be seen. */
export const NEAREST_FIRST = 14;

/**
 * Marks stand above their spot and to the right of it, and the zoom buttons at the right edge of the map: in pixels, what
 * they take of it.
 */
const ROOM_FOR_MARKS: Room = { top: 64, right: 128, bottom: 40, left: 28 };
/** The same where the tools for areas lie over the map, and the zoom buttons over its lower corner. */
const ROOM_UNDER_TOOLS: Room = {
  ...ROOM_FOR_MARKS,
  top: 108,
  corner: { from: 72, to: 170, width: 56 },
};

/** What a caption takes at the foot of a narrow map. */
const CAPTION_PX = 60;

export function roomOf({
  isFilling = false,
  caption,
}: {
  isFilling?: boolean;
  caption?: string | undefined;
}): Room {
  const room = isFilling ? ROOM_UNDER_TOOLS : ROOM_FOR_MARKS;
  return caption === undefined ? room : { ...room, bottom: room.bottom + CAPTION_PX };
}

/** Where a map looks at first: at all of some spots, or at a centre. */
export interface LookAsked {
  center: LatLng;
  zoom: number;
  fit: readonly LatLng[] | undefined;
  room: Room;
}

/** Where a map of this size in pixels looks first. */
export function firstLook(size: readonly number[], { center, zoom, fit, room }: LookAsked): Look {
  return fit !== undefined && fit.length > 0
    ? lookAt(size, fit, room, NEAREST_FIRST)
    : { center: toMap(center), zoom };
}
