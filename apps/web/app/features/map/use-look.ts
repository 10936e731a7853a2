import type { LatLng } from '@manemitra/query/place';
import type OlMap from 'ol/Map.js';
import { useEffect, useRef } from 'react';
import { lookAt, type Room } from './look-at.ts';
import { toMap } from './projection.ts';
import type { FirstLook } from './use-ol-map.ts';
import { resolutionOf } from './zoom-of.ts';

/** The whole city. */
export const CITY: LatLng = [12.9716, 77.5946];
export const CITY_ZOOM = 10;
/** A single home is not looked at from nearer at first: its part of the city is to be seen. */
const NEAREST_FIRST = 14;

/**
 * Marks stand above their spot and to the right of it, and the zoom buttons at the right edge of the map: in pixels, what
 * they take of it.
 */
export const ROOM_FOR_MARKS: Room = { top: 64, right: 128, bottom: 40, left: 28 };
/** The same where the tools for areas lie over the map. */
export const ROOM_UNDER_TOOLS: Room = { ...ROOM_FOR_MARKS, top: 108 };

/** Where a map looks first. */
export function firstLookOf(
  center: LatLng,
  zoom: number,
  fit: readonly LatLng[] | undefined,
  room: Room,
): FirstLook {
  return fit !== undefined && fit.length > 0
    ? { spots: fit, room, nearest: NEAREST_FIRST }
    : { center, zoom };
}

/** Where the map looks afterwards, until somebody moves it. */
export function useLook(
  map: OlMap | undefined,
  {
    center,
    zoom,
    fit,
    room,
    duration,
  }: {
    center: LatLng;
    zoom: number;
    fit: readonly LatLng[] | undefined;
    room: Room;
    duration: number;
  },
) {
  const isMoved = useRef(false);
  const isFirstCenter = useRef(true);
  const isFirstFit = useRef(true);
  const isFitted = fit !== undefined && fit.length > 0;

  useEffect(() => {
    if (map === undefined) return;
    if (isFirstCenter.current) isFirstCenter.current = false;
    else if (!isFitted) {
      map.getView().animate({ center: toMap(center), resolution: resolutionOf(zoom), duration });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a new wish moves the map, not a change of how it moves
  }, [map, center[0], center[1], zoom]);

  useEffect(() => {
    if (map === undefined) return;
    if (isFirstFit.current) isFirstFit.current = false;
    else if (isFitted && !isMoved.current) {
      const look = lookAt(map, fit, room, NEAREST_FIRST);
      map.getView().setCenter(look.center);
      map.getView().setResolution(resolutionOf(look.zoom));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only other spots move it
  }, [map, fit]);

  return {
    /** Somebody moved the map: it stays there. */
    noteMoved: () => {
      isMoved.current = true;
    },
  };
}
