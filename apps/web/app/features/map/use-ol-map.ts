import { Kinetic } from 'ol';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import type Interaction from 'ol/interaction/Interaction.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import View from 'ol/View.js';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { firstLook, type LookAsked } from './first-look.ts';
import { extentOfBounds } from './projection.ts';
import { MAX_ZOOM, MIN_ZOOM } from './seen-from.ts';
import { resolutionOf } from './zoom-of.ts';

/** Nobody gets further: what the data cover, with room to look around. */
const LIMITS = { south: 12.3, west: 76.9, north: 13.6, east: 78.2 };

const ARROW_PX = 100;

/** The library's map in an element, for as long as that is in the page. It never turns. */
export function useOlMap(
  target: RefObject<HTMLElement | null>,
  { look, gestures, duration }: { look: LookAsked; gestures: 'page' | 'map'; duration: number },
): OlMap | undefined {
  const [map, setMap] = useState<OlMap>();
  useLayoutEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const made = new OlMap({
      target: element,
      controls: [],
      interactions: interactionsOf(gestures, duration),
      view: new View({
        extent: extentOfBounds(LIMITS),
        maxResolution: resolutionOf(MIN_ZOOM),
        minResolution: resolutionOf(MAX_ZOOM),
        enableRotation: false,
      }),
    });
    made.updateSize();
    const view = made.getView();
    const { center, zoom } = firstLook(made.getSize() ?? [], look);
    view.setCenter(center);
    view.setResolution(resolutionOf(zoom));
    // What stands on it asks at once where that is.
    made.renderSync();
    setMap(made);
    return () => {
      setMap(undefined);
      made.setTarget(undefined);
      made.dispose();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- where it looks first, and how it is moved, hold for the life of a map
  }, [target]);
  return map;
}

/** In a page that scrolls, one finger and the bare wheel are the page's. */
function interactionsOf(gestures: 'page' | 'map', duration: number): Interaction[] {
  const isOwn = gestures === 'map';
  return [
    new DragPan({
      condition: (event) => isMainButton(event) && (isOwn || isMeantForMap(event)),
      ...(duration > 0 && { kinetic: new Kinetic(-0.005, 0.05, 100) }),
    }),
    new PinchZoom({ duration }),
    new DoubleClickZoom({ duration }),
    new MouseWheelZoom({
      duration,
      condition: ({ originalEvent }) =>
        isOwn || (originalEvent as WheelEvent).ctrlKey || (originalEvent as WheelEvent).metaKey,
    }),
    new KeyboardPan({ duration, pixelDelta: ARROW_PX }),
    new KeyboardZoom({ duration }),
  ];
}

function isMainButton({ originalEvent }: MapBrowserEvent): boolean {
  return !(originalEvent instanceof PointerEvent) || originalEvent.button <= 0;
}

function isMeantForMap({ originalEvent, activePointers }: MapBrowserEvent): boolean {
  const isTouch = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch';
  return !isTouch || (activePointers?.length ?? 0) > 1;
}
