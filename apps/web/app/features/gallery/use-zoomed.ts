import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { swipeOf } from '#web/ui/swipe.ts';
import { moved, pinched, type Spot, tapped, WHOLE, type Zoom } from './zoom.ts';

const TAP_PX = 8;

/**
 * Gestures on a picture: a swipe turns the page while the whole picture is shown, a tap zooms, two fingers pinch, one finger
 * moves a zoomed picture.
 */
export function useZoomed(
  frame: RefObject<HTMLElement | null>,
  onSwipe: (way: 'next' | 'previous') => void,
) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  /** Since the last time the number of fingers changed. */
  const start = useRef<{ zoom: Zoom; wasPinch: boolean }>({ zoom: WHOLE, wasPinch: false });

  const spotOf = (event: PointerEvent): Spot => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  };
  const size = () => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const begin = (wasPinch: boolean): void => {
    start.current = { zoom, wasPinch };
    for (const finger of fingers.current.values()) finger.from = finger.now;
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const spot = spotOf(event);
    const isFirst = fingers.current.size === 0;
    fingers.current.set(event.pointerId, { from: spot, now: spot });
    begin(!isFirst);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const finger = fingers.current.get(event.pointerId);
    if (finger === undefined) return;
    finger.now = spotOf(event);
    const [a, b] = [...fingers.current.values()];
    if (a !== undefined && b !== undefined) {
      setZoom(pinched(start.current.zoom, [a.from, b.from], [a.now, b.now], size()));
    } else if (start.current.zoom.scale > 1) {
      setZoom(moved(start.current.zoom, travel(finger), size()));
    }
  };
  const onPointerUp = (event: PointerEvent): void => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (finger === undefined) return;
    if (start.current.wasPinch || fingers.current.size > 0) {
      begin(true);
      return;
    }
    const { x, y } = travel(finger);
    if (Math.hypot(x, y) < TAP_PX) setZoom(tapped(zoom, finger.now, size()));
    else if (zoom.scale === 1) {
      const way = swipeOf(x, y);
      if (way !== undefined) onSwipe(way);
    }
  };
  const onPointerCancel = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    begin(true);
  };

  return {
    zoom,
    setZoom,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

interface Finger {
  from: Spot;
  now: Spot;
}

function travel({ from, now }: Finger): Spot {
  return { x: now.x - from.x, y: now.y - from.y };
}
