import type { LatLng } from '@manemitra/query/place';
import Overlay, { type Positioning } from 'ol/Overlay.js';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { toMap } from './projection.ts';

/** Something of the page that stands on a spot of the map. */
export function Mark({
  at,
  anchor = 'center-center',
  aside = HERE,
  over = 0,
  isClosed = false,
  children,
}: {
  at: LatLng;
  /** Which of its points stands on the spot. */
  anchor?: Positioning;
  /** How far from it, in pixels to the right and down. */
  aside?: readonly [x: number, y: number];
  /** Above marks of a lower number. */
  over?: number;
  /** What is done on it is not done to the map under it. */
  isClosed?: boolean;
  children: ReactNode;
}) {
  const map = useMap();
  const [overlay] = useState(
    () =>
      new Overlay({
        element: document.createElement('div'),
        stopEvent: isClosed,
        className: 'map-mark',
      }),
  );
  useLayoutEffect(() => {
    map.addOverlay(overlay);
    return () => {
      map.removeOverlay(overlay);
    };
  }, [map, overlay]);
  const [lat, lng] = at;
  const [x, y] = aside;
  useLayoutEffect(() => {
    overlay.setPositioning(anchor);
    overlay.setOffset([x, y]);
    overlay.setPosition(toMap([lat, lng]));
    boxOf(overlay)?.style.setProperty('z-index', String(over));
  }, [overlay, anchor, x, y, lat, lng, over]);
  const element = overlay.getElement();
  return element === undefined ? null : createPortal(children, element);
}

/** The library's box, which is laid over the map. */
const boxOf = (overlay: Overlay): HTMLElement | null | undefined =>
  overlay.getElement()?.parentElement;

const HERE = [0, 0] as const;
