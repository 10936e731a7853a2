import type { StyleSpecification } from 'maplibre-gl';
import mapDataUrl from './bengaluru.geojson?url';
import { groundLayers } from './ground-layers.ts';
import type { Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { nameLayers } from './name-layers.ts';

/** How far the map can be zoomed out and in. */
export const MIN_ZOOM = 9;
export const MAX_ZOOM = 17;

/** West, south, east, north: what the data cover, with room to look around. */
export const MAP_BOUNDS: [number, number, number, number] = [76.9, 12.3, 78.2, 13.6];

/** Who knows what is drawn; `catalogue/src/map` and the gazetteer have each source with its commit and licence. */
const ATTRIBUTION = [
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a> (lakes, parks, malls, tech parks)',
  'namma-metro',
  'main roads sketched',
].join(' · ');

/** The base map as a style of MapLibre, on our own data. Names are drawn in the fonts of the page. */
export function cityStyle(theme: Theme): StyleSpecification {
  const palette = MAP_PALETTES[theme];
  return {
    version: 8,
    name: `Bengaluru, ${theme}`,
    sources: {
      city: { type: 'geojson', data: mapDataUrl, attribution: ATTRIBUTION, maxzoom: 14 },
    },
    layers: [...groundLayers(palette, theme), ...nameLayers(palette, theme)],
  };
}
