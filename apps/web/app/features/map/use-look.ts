import type { LatLng } from '@manemitra/query/place';
import type { MapRef } from '@vis.gl/react-maplibre';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { boxAround } from './cluster-pins.ts';

/** The whole city. */
export const CITY: LatLng = [12.9716, 77.5946];
export const CITY_ZOOM = 10;
/** A single home is not looked at from nearer at first: its part of the city is to be seen. */
const NEAREST_FIRST = 14;

/**
 * Marks stand above their spot and to the right of it, and the zoom buttons at the right edge of the map: in pixels, what
 * they take of it.
 */
export const ROOM_FOR_MARKS = { top: 64, right: 128, bottom: 40, left: 28 };
/** The same where the tools for areas lie over the map. */
export const ROOM_UNDER_TOOLS = { ...ROOM_FOR_MARKS, top: 108 };

/** Where the map looks, until somebody moves it. */
export function useLook(
  map: RefObject<MapRef | null>,
  {
    center: [latitude, longitude],
    zoom,
    fit,
    room,
    duration,
  }: {
    center: LatLng;
    zoom: number;
    fit: readonly LatLng[] | undefined;
    room: typeof ROOM_FOR_MARKS;
    duration: number;
  },
) {
  const isMoved = useRef(false);
  const isFirst = useRef(true);
  const options = { padding: room, maxZoom: NEAREST_FIRST };
  const spots = fit?.map((at) => ({ at })) ?? [];
  const isFitted = spots.length > 0;
  const [firstLook] = useState(() =>
    isFitted
      ? { bounds: cornersAround(spots), fitBoundsOptions: options }
      : { latitude, longitude, zoom },
  );

  useEffect(() => {
    if (!isFitted) map.current?.easeTo({ center: [longitude, latitude], zoom, duration });
    // oxlint-disable-next-line react/exhaustive-deps -- only a new wish moves the map, not a change of how it moves
  }, [latitude, longitude, zoom]);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (isFitted && !isMoved.current) {
      map.current?.fitBounds(cornersAround(spots), { ...options, duration: 0 });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only other spots move it
  }, [fit]);

  return {
    /** For the library. */
    firstLook,
    /** Somebody moved the map: it stays there. */
    noteMoved: () => {
      isMoved.current = true;
    },
  };
}

/** West, south, east and north of these spots, as the library has them. */
export function cornersAround(
  spots: readonly { at: LatLng }[],
): [[number, number], [number, number]] {
  const { southWest, northEast } = boxAround(spots);
  return [
    [southWest[1], southWest[0]],
    [northEast[1], northEast[0]],
  ];
}
