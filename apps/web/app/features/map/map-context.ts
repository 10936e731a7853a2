import type OlMap from 'ol/Map.js';
import { createContext, use } from 'react';

export const MapContext = createContext<OlMap | undefined>(undefined);

/** The map around a component that draws on it. */
export function useMap(): OlMap {
  const map = use(MapContext);
  if (map === undefined) throw new Error('What draws on a map stands inside one.');
  return map;
}
