import type OlMap from 'ol/Map.js';
import { useEffect, useRef } from 'react';
import { type LookAsked, NEAREST_FIRST } from './first-look.ts';
import { lookAt } from './look-at.ts';
import { toMap } from './projection.ts';
import { resolutionOf } from './zoom-of.ts';

/** Where the map looks afterwards, until somebody moves it. */
export function useLook(
  map: OlMap | undefined,
  { center, zoom, fit, room, duration }: LookAsked & { duration: number },
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
      const look = lookAt(map.getSize() ?? [], fit, room, NEAREST_FIRST);
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
