import { type RefObject, useLayoutEffect, useState } from 'react';
import { useSmallScreen } from '#web/browser/use-small-screen.ts';
import { freeSide, type ZoomSide } from './zoom-side.ts';

/**
 * Where the zoom buttons stand: looked at anew when the map stands still, or a box is opened or closed. On a narrow screen
 * usually below the middle: the box at a mark is nearly as wide as the map there, and stands above its mark.
 */
export function useZoomSide(frame: RefObject<HTMLElement | null>, ...changed: unknown[]): ZoomSide {
  const usual = useSmallScreen() ? 'foot' : 'top';
  const [side, setSide] = useState<ZoomSide>();
  useLayoutEffect(() => {
    const box = frame.current?.querySelector('[data-map-box]');
    const map = frame.current?.getBoundingClientRect();
    if (map !== undefined) setSide(freeSide(map, box?.getBoundingClientRect(), usual));
    // oxlint-disable-next-line react/exhaustive-deps -- what has changed is for the caller to say
  }, [frame, usual, ...changed]);
  return side ?? usual;
}
