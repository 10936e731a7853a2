import type { LatLng } from '@manemitra/query/place';
import { CITY, CITY_ZOOM, roomOf } from './first-look.ts';
import { bringFirstLook } from './tiles-ahead.ts';

/** Asks for what a map over the whole of a phone, of this size in pixels, shows first of some spots. */
export function bringLookOfHomes(size: readonly number[], fit: readonly LatLng[]): void {
  const room = roomOf({ isFilling: true });
  bringFirstLook(size, { center: CITY, zoom: CITY_ZOOM, fit, room });
}
