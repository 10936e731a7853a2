import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';
import { useLayer } from './use-layer.ts';

/** Lines and areas over the ground and under the names of the map. Both lists are kept by whoever draws them, or drawn anew. */
export function Shapes({
  geometries,
  styles,
}: {
  geometries: readonly Geometry[];
  styles: readonly Style[];
}) {
  const layer = useMemo(() => new VectorLayer({ source: new VectorSource(), zIndex: SHAPES }), []);
  useLayer(layer);
  useEffect(() => {
    layer.getSource()?.clear();
    layer.getSource()?.addFeatures(geometries.map((geometry) => new Feature(geometry)));
  }, [layer, geometries]);
  useEffect(() => {
    layer.setStyle([...styles]);
  }, [layer, styles]);
  return null;
}

/** Between rails and names: see `ground.tsx`. */
const SHAPES = 3;
