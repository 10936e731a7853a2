import { useEffect, useRef } from 'react';
import type { LatLng } from '@manemitra/query/place';
import { containsCoordinate } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { partingZoom, type PinGroup } from './cluster-pins.ts';
import { centerFor, lookAt, type Room } from './look-at.ts';
import { toMap } from './projection.ts';
import { MAX_ZOOM, MIN_ZOOM } from './seen-from.ts';
import { resolutionOf } from './zoom-of.ts';

const STREET_ZOOM = 16;
/** Opening a group brings one so much nearer at least: less looks as if nothing had happened. */
const STEP = 1;

/** How the map moves when somebody presses something, rather than by being pushed. */
export function useCamera(
  map: OlMap | undefined,
  {
    zoom,
    room,
    duration,
    followed,
    followedAt,
    onMoved,
  }: {
    /** At the beginning. */
    zoom: number;
    /** What lies over the edges of the map. */
    room: Room;
    /** In milliseconds. */
    duration: number;
    /** What the map goes to whenever it becomes another object, and where that is, once it is known. */
    followed: object | undefined;
    followedAt: LatLng | undefined;
    /** Somebody has moved it. */
    onMoved: () => void;
  },
) {
  /** Where a movement under way will end. */
  const wantedZoom = useRef(zoom);
  const bringInSight = (at: LatLng): void => {
    if (map === undefined || isInSight(map, at)) return;
    onMoved();
    map.getView().animate({ center: toMap(at), duration });
  };
  useEffect(() => {
    if (followedAt === undefined || map === undefined) return;
    const [right, down] = cutOff(map, followedAt, room);
    if (!isInSight(map, followedAt)) bringInSight(followedAt);
    else if (right !== 0 || down !== 0) {
      onMoved();
      panBy(map, right, down, duration);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a new choice moves the map, and nothing else does
  }, [map, followed, followedAt?.join()]);
  const zoomTo = (next: number, center?: number[]): void => {
    // A new movement ends the one before, which says where that one stopped: only then is the next one noted.
    map?.getView().cancelAnimations();
    map?.getView().animate({ ...(center && { center }), resolution: resolutionOf(next), duration });
    wantedZoom.current = next;
  };
  return {
    bringInSight,
    /** Shows all of these spots within the room that is left, from no nearer than now. */
    bringAllInSight: (spots: readonly LatLng[], left: Room): void => {
      if (map === undefined) return;
      if (spots.every((at) => cutOff(map, at, left).every((beyond) => beyond === 0))) return;
      onMoved();
      const look = lookAt(map.getSize() ?? [], spots, left, wantedZoom.current);
      zoomTo(look.zoom, look.center);
    },
    /** Where it stands still now. */
    noteZoom: (stood: number): void => {
      wantedZoom.current = stood;
    },
    zoomBy: (by: 1 | -1): void => {
      onMoved();
      zoomTo(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(wantedZoom.current) + by)));
    },
    /** Goes to where the pins of a group part. */
    openGroup: ({ pins }: PinGroup, shown: number): void => {
      if (map === undefined) return;
      onMoved();
      const parting = partingZoom(pins, Math.floor(shown * 2) / 2, MAX_ZOOM);
      const spots = pins.map(({ at }) => at);
      const around = lookAt(map.getSize() ?? [], spots, room, MAX_ZOOM);
      // A box that is in sight already would not part them, and one of two spots that nearly meet would part them too far.
      const next = Math.min(
        MAX_ZOOM,
        Math.max(parting, shown + STEP, Math.min(around.zoom, STREET_ZOOM)),
      );
      zoomTo(next, centerFor(spots, room, next));
    },
  };
}

/** Moves what is shown by so many pixels to the right and down. */
export function panBy(map: OlMap, right: number, down: number, duration: number): void {
  const view = map.getView();
  const [x = 0, y = 0] = view.getCenter() ?? [];
  const meters = view.getResolution() ?? 1;
  view.animate({ center: [x + right * meters, y - down * meters], duration });
}

const isInSight = (map: OlMap, at: LatLng): boolean =>
  containsCoordinate(map.getView().calculateExtent(map.getSize()), toMap(at));

/** How far a mark on this spot reaches out of the map or under what lies over its edges: in pixels to the right and down. */
function cutOff(
  map: OlMap,
  at: LatLng,
  { top, right, bottom, left }: Room,
): [x: number, y: number] {
  const [x = 0, y = 0] = map.getPixelFromCoordinate(toMap(at)) ?? [];
  const [width = 0, height = 0] = map.getSize() ?? [];
  const beyond = (is: number, least: number, most: number) =>
    Math.min(0, is - least) + Math.max(0, is - most);
  return [beyond(x, left, width - right), beyond(y, top, height - bottom)];
}
