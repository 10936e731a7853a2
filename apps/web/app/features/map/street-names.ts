import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Theme } from './city-map-props.ts';
import type { MapPalette } from './map-palette.ts';
import { type Halo, kannada, kannadaSize, MEDIUM, NAME } from './name-style.ts';
import { STREETS } from './street-layers.ts';

/** The layer above which nothing but names is drawn. */
export const LOWEST_STREET_NAMES = 'street-name-kn';

/** How important the name of a street of this class is, the lowest first. */
const RANK: ExpressionSpecification = [
  'match',
  ['get', 'class'],
  ['motorway', 'trunk'],
  1,
  'primary',
  2,
  'secondary',
  3,
  4,
];

/** Names of the main streets along their lines, the Kannada one by turns where it is known. */
export function streetNames(
  palette: MapPalette,
  theme: Theme,
  halo: Halo,
): SymbolLayerSpecification[] {
  return [
    {
      id: LOWEST_STREET_NAMES,
      type: 'symbol',
      source: STREETS,
      minzoom: 14,
      filter: ['has', 'kn'],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 340,
        'symbol-sort-key': RANK,
        'icon-image': kannada(theme),
        'icon-size': kannadaSize(13),
        'icon-rotation-alignment': 'map',
        'icon-keep-upright': true,
        'icon-padding': 8,
      },
    },
    {
      id: 'street-name',
      type: 'symbol',
      source: STREETS,
      minzoom: 11,
      filter: ['all', ['has', 'name'], ['<=', RANK, ['step', ['zoom'], 1, 12, 2, 13, 3, 14, 4]]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 380,
        'symbol-sort-key': RANK,
        'text-field': NAME,
        'text-font': MEDIUM,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 17, 14],
        'text-letter-spacing': 0.02,
        'text-padding': 12,
      },
      paint: { 'text-color': palette.inkFaint, ...halo },
    },
  ];
}

/** Names of small streets, of their own source. */
export function smallStreetNames(
  palette: MapPalette,
  halo: Halo,
): Omit<SymbolLayerSpecification, 'source'> {
  return {
    id: 'street-small-name',
    type: 'symbol',
    minzoom: 15,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': NAME,
      'text-font': MEDIUM,
      'text-size': ['interpolate', ['linear'], ['zoom'], 15, 10.5, 17, 13],
      'text-padding': 6,
    },
    paint: { 'text-color': palette.inkFaint, ...halo },
  };
}
