import type {
  ExpressionSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Theme } from './city-map-props.ts';
import type { MapPalette } from './map-palette.ts';
import { haloOf, kannada, kannadaSize, MEDIUM, NAME } from './name-style.ts';

const isBetween = (from: 'ward' | 'corporation' | 'city'): ExpressionSpecification => [
  '==',
  ['get', 'class'],
  from,
];

/** Borders of wards, of the five corporations, and of the city: as thin as can be seen. */
export function borderLayers(palette: MapPalette): Omit<LineLayerSpecification, 'source'>[] {
  const line = (
    id: 'ward' | 'corporation' | 'city',
    minzoom: number,
    pixels: number,
    dashes: number[],
  ) =>
    ({
      id: `border-${id}`,
      type: 'line',
      minzoom,
      filter: isBetween(id),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.border, 'line-width': pixels, 'line-dasharray': dashes },
    }) as const;
  return [
    line('ward', 13, 0.9, [3, 3]),
    line('corporation', 12, 1.4, [6, 2, 1, 2]),
    line('city', 12, 1.8, [6, 2, 1, 2]),
  ];
}

/** Names of wards, which give way to every other name. */
export function wardNames(
  palette: MapPalette,
  theme: Theme,
): Omit<SymbolLayerSpecification, 'source'> {
  return {
    id: 'ward-name',
    type: 'symbol',
    minzoom: 14,
    filter: ['==', ['get', 'kind'], 'ward-name'],
    layout: {
      'text-field': ['concat', NAME, ' ward'],
      'text-font': MEDIUM,
      'text-size': 11.5,
      'text-letter-spacing': 0.06,
      'text-max-width': 10,
      'text-anchor': 'bottom',
      'icon-image': kannada(theme),
      'icon-size': kannadaSize(11.5),
      'icon-anchor': 'top',
      'icon-optional': true,
    },
    paint: { 'text-color': palette.inkFaint, ...haloOf(palette) },
  };
}
