import Feature from 'ol/Feature.js';
import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { coveredBoxes, type PixelBox } from './covered-by.ts';
import { useMap } from './map-context.ts';
import { useLayer } from './use-layer.ts';

/** What has this attribute covers the map with each of its children. */
const OVER_MAP = '[data-over-map] > *';
/** Above all layers with names: what is drawn first takes the room. */
const OVER_NAMES = 9;

/**
 * Keeps names off the edges of the map and off what lies over it, where they would be cut: unseen boxes, for which the library
 * leaves out names as it does for one another. While the map moves there are none, for they would move with it.
 */
export function ClearNames({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const map = useMap();
  const source = useMemo(() => new VectorSource<Feature<Point>>(), []);
  const layer = useMemo(
    () => new VectorLayer({ source, zIndex: OVER_NAMES, declutter: true }),
    [source],
  );
  const placed = useRef('');
  useLayer(layer);
  useEffect(() => {
    const clear = (): void => {
      placed.current = '';
      source.clear(true);
    };
    map.on('movestart', clear);
    return () => map.un('movestart', clear);
  }, [map, source]);
  // The page is drawn anew whenever the map has come to stand, and whenever what lies over it changes.
  useEffect(() => {
    const [width, height] = map.getSize() ?? [];
    if (width === undefined || height === undefined || map.getView().getAnimating()) return;
    const boxes = coveredBoxes([width, height], overMap(frame.current));
    const key = JSON.stringify([boxes, map.getView().calculateExtent()]);
    if (key === placed.current) return;
    const features = boxes.flatMap((box) => {
      const at = middleOf(box, map);
      if (at === null) return [];
      const feature = new Feature(new Point(at));
      feature.setStyle(unseen(box));
      return [feature];
    });
    // A map that was not drawn yet is asked again when it stands.
    if (features.length < boxes.length) return;
    placed.current = key;
    source.clear(true);
    source.addFeatures(features);
  });
  return null;
}

/** Null before the map is first drawn, whatever its type says. */
const middleOf = ({ left, top, width, height }: PixelBox, map: OlMap) =>
  map.getCoordinateFromPixel([left + width / 2, top + height / 2]) as Coordinate | null;

function overMap(frame: HTMLElement | null): PixelBox[] {
  if (frame === null) return [];
  const { left, top } = frame.getBoundingClientRect();
  // The tools for areas lie over the map of a phone, and beside it in the page.
  const over = [...(frame.parentElement?.querySelectorAll(OVER_MAP) ?? [])];
  return over.map((element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
  });
}

/** So large, and with nothing to be seen. */
function unseen({ width, height }: PixelBox): Style {
  const img = document.createElement('canvas');
  [img.width, img.height] = [1, 1];
  return new Style({ image: new Icon({ img, scale: [width, height], declutterMode: 'obstacle' }) });
}
