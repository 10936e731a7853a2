import type { StyleSpecification } from 'maplibre-gl';
import mapDataUrl from './bengaluru.geojson?url';
import streetsUrl from './data/streets.geojson?url';
import { groundLayers } from './ground-layers.ts';
import type { Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { nameLayers } from './name-layers.ts';
import { STREETS } from './street-layers.ts';

/** How far the map can be zoomed out and in. */
export const MIN_ZOOM = 9;
export const MAX_ZOOM = 17;

/** West, south, east, north: what the data cover, with room to look around. */
export const MAP_BOUNDS: [number, number, number, number] = [76.9, 12.3, 78.2, 13.6];

/** The short form, on the map itself; `map-sources.tsx` says all of it. */
const ATTRIBUTION = [
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a> (ODbL)',
  'BMTC',
  'namma-metro',
  'GBA',
  'main roads of 2022–2026, incomplete',
].join(' · ');

/** The base map as a style of MapLibre, on our own data. Names are drawn in the fonts of the page. */
export function cityStyle(theme: Theme): StyleSpecification {
  const palette = MAP_PALETTES[theme];
  return {
    version: 8,
    name: `Bengaluru, ${theme}`,
    sources: {
      city: { type: 'geojson', data: mapDataUrl, attribution: ATTRIBUTION, maxzoom: 14 },
      [STREETS]: { type: 'geojson', data: streetsUrl, maxzoom: 14 },
    },
    layers: [...groundLayers(palette), ...nameLayers(palette, theme)],
  };
}
