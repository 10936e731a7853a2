import { FLOOD_NOTE } from '@manemitra/domain/floods/known-floods';
import { FLOOD_SPOTS } from '@manemitra/domain/floods/flood-spots';
import { FLOODING_ROADS } from '@manemitra/domain/floods/flooding-roads';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { useEffect, useMemo } from 'react';
import type { Theme } from './city-map-props.ts';
import { floodStyle } from './flood-style.ts';
import { toMap } from './projection.ts';
import { useLayer } from './use-layer.ts';

/** Over the names of the map: a sign that is asked for is not to be hidden by one. */
const FLOODS = 5;

/** Known flood spots, and stretches of road on which water stands. They come when they are asked for. */
export function FloodLayer({ theme }: { theme: Theme }) {
  const layer = useMemo(
    () =>
      new VectorLayer({
        source: new VectorSource({ features: floods() }),
        zIndex: FLOODS,
        declutter: true,
      }),
    [],
  );
  useLayer(layer);
  useEffect(() => {
    layer.setStyle(floodStyle(theme));
  }, [layer, theme]);
  return null;
}

/** Whose these spots are, of when, and what they lack. */
export function FloodNote() {
  return <p className="py-1 leading-tight text-ink">{FLOOD_NOTE}</p>;
}

function floods(): Feature[] {
  return [
    ...FLOODING_ROADS.map(
      ({ path }) => new Feature(new LineString(path.map(([lat, lng]) => toMap([lat, lng])))),
    ),
    ...FLOOD_SPOTS.map(
      ({ name, at: [lat, lng] }) => new Feature({ geometry: new Point(toMap([lat, lng])), name }),
    ),
  ];
}
