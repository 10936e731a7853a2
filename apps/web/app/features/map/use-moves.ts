import type { LatLng } from '@manemitra/query/place';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type OlMap from 'ol/Map.js';
import { useEffect, useEffectEvent } from 'react';
import { fromMap } from './projection.ts';

/** The keys that move a map or zoom it. */
const MOVING_KEYS = /^(Arrow(Up|Down|Left|Right)|[+=-])$/;

/** What happens on a map: it is drawn, somebody moves it, it stands still again, a point of it is clicked. */
export function useMoves(
  map: OlMap | undefined,
  {
    hasKannada,
    onDrawn,
    onMoved,
    onStandStill,
    onPoint,
  }: {
    /** With letters for them, names that were without their Kannada one are drawn anew. */
    hasKannada: boolean;
    onDrawn: () => void;
    /** By hand or by keyboard, not because a search was another. */
    onMoved: () => void;
    onStandStill: () => void;
    /** Not where a mark is. */
    onPoint: ((at: LatLng) => void) | undefined;
  },
): void {
  const noteDrawn = useEffectEvent(onDrawn);
  const noteMoved = useEffectEvent(onMoved);
  const noteStill = useEffectEvent(onStandStill);
  const notePoint = useEffectEvent((at: LatLng) => onPoint?.(at));
  useEffect(() => {
    const drawn = (): void => noteDrawn();
    map?.once('rendercomplete', drawn);
    return () => map?.un('rendercomplete', drawn);
    // oxlint-disable-next-line react/exhaustive-deps -- with other letters it is drawn again
  }, [map, hasKannada]);
  useEffect(() => {
    const element = map?.getTargetElement();
    if (map === undefined || !element) return undefined;
    const moved = (): void => noteMoved();
    const still = (): void => noteStill();
    const clicked = ({ coordinate, originalEvent }: MapBrowserEvent): void => {
      const on = originalEvent.target;
      if (!(on instanceof Element && on.closest('.map-mark') !== null)) {
        notePoint(fromMap(coordinate));
      }
    };
    const typed = ({ key }: KeyboardEvent): void => {
      if (MOVING_KEYS.test(key)) noteMoved();
    };
    map.on('moveend', still);
    map.on('pointerdrag', moved);
    map.on('dblclick', moved);
    map.on('click', clicked);
    element.addEventListener('wheel', moved, { passive: true });
    element.addEventListener('keydown', typed);
    return () => {
      map.un('moveend', still);
      map.un('pointerdrag', moved);
      map.un('dblclick', moved);
      map.un('click', clicked);
      element.removeEventListener('wheel', moved);
      element.removeEventListener('keydown', typed);
    };
  }, [map]);
}
