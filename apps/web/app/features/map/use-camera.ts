import { type RefObject, useEffect, useRef } from 'react';
import type { LatLng } from '@manemitra/query/place';
import type { MapRef } from '@vis.gl/react-maplibre';
import type { JumpToOptions } from 'maplibre-gl';
import { MAX_ZOOM, MIN_ZOOM } from './city-style.ts';
import { partingZoom, type PinGroup } from './cluster-pins.ts';
import { cornersAround, type ROOM_FOR_MARKS } from './use-look.ts';

const STREET_ZOOM = 16;

/** How the map moves when somebody presses something, rather than by being pushed. */
export function useCamera(
  map: RefObject<MapRef | null>,
  {
    zoom,
    room,
    duration,
    followed,
    onMoved,
  }: {
    /** At the beginning. */
    zoom: number;
    /** What lies over the edges of the map. */
    room: typeof ROOM_FOR_MARKS;
    /** In milliseconds. */
    duration: number;
    /** A spot that the map goes to whenever it becomes another one. */
    followed: LatLng | undefined;
    /** Somebody has moved it. */
    onMoved: () => void;
  },
) {
  /** Where a movement under way will end. */
  const wantedZoom = useRef(zoom);
  const bringInSight = ([lat, lng]: LatLng): void => {
    if (map.current?.getBounds().contains([lng, lat]) === false) {
      onMoved();
      map.current.easeTo({ center: [lng, lat], duration });
    }
  };
  useEffect(() => {
    const canvas = map.current;
    if (followed === undefined || canvas === null) return;
    const [lat, lng] = followed;
    const cut = cutOff(canvas, followed, room);
    if (!canvas.getBounds().contains([lng, lat])) bringInSight(followed);
    else if (cut.some((pixels) => pixels !== 0)) {
      onMoved();
      canvas.panBy(cut, { duration });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a new choice moves the map, and nothing else does
  }, [followed?.join()]);
  const zoomTo = (next: number, around?: JumpToOptions): void => {
    // A new movement ends the one before, which says where that one stopped: only then is the next one noted.
    map.current?.easeTo({ ...(around?.center && { center: around.center }), zoom: next, duration });
    wantedZoom.current = next;
  };
  return {
    bringInSight,
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
      onMoved();
      const parting = partingZoom(pins, Math.floor(shown * 2) / 2, MAX_ZOOM);
      const around = map.current?.cameraForBounds(cornersAround(pins), { padding: room });
      // A box that is in sight already would not part them, and one of two spots that nearly meet would part them too far.
      zoomTo(
        Math.min(MAX_ZOOM, Math.max(parting, Math.min(around?.zoom ?? 0, STREET_ZOOM))),
        around,
      );
    },
  };
}

/** How far a mark on this spot reaches out of the map or under what lies over its edges: in pixels to the right and down. */
function cutOff(
  map: MapRef,
  [lat, lng]: LatLng,
  { top, right, bottom, left }: typeof ROOM_FOR_MARKS,
): [x: number, y: number] {
  const { x, y } = map.project([lng, lat]);
  const { clientWidth, clientHeight } = map.getContainer();
  const beyond = (at: number, least: number, most: number) =>
    Math.min(0, at - least) + Math.max(0, at - most);
  return [beyond(x, left, clientWidth - right), beyond(y, top, clientHeight - bottom)];
}
