import type BaseLayer from 'ol/layer/Base.js';
import { useEffect } from 'react';
import { useMap } from './map-context.ts';

/** Puts a layer on the map for as long as its component is there. */
export function useLayer(layer: BaseLayer): void {
  const map = useMap();
  useEffect(() => {
    map.addLayer(layer);
    return () => {
      map.removeLayer(layer);
    };
  }, [map, layer]);
}
