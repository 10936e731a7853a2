import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { wider, width } from './line-width.ts';
import type { MapPalette } from './map-palette.ts';
import { streetLayers } from './street-layers.ts';

const source = 'city';

type Filter = ExpressionSpecification;

const kind = (value: string): Filter => ['==', ['get', 'kind'], value];
const classIs = (value: string): Filter => ['==', ['get', 'class'], value];
const isOpen: Filter = ['==', ['get', 'status'], 'operational'];
const all = (...filters: Filter[]): Filter => ['all', ...filters];

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

const METRO_WIDTH = [9, 1.3, 12, 2.4, 14, 3.6, 17, 7];

/** Land, water, parks, roads and rails, from the bottom up. */
export function groundLayers(palette: MapPalette): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    {
      id: 'park',
      type: 'fill',
      source,
      filter: kind('park'),
      paint: { 'fill-color': palette.park },
    },
    {
      id: 'water',
      type: 'fill',
      source,
      filter: kind('lake'),
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'shore',
      type: 'line',
      source,
      filter: kind('lake'),
      layout: round,
      paint: { 'line-color': palette.shore, 'line-width': width(9, 0.4, 13, 1, 17, 2) },
    },
    {
      id: 'tech-park',
      type: 'fill',
      source,
      minzoom: 12,
      filter: kind('tech-park'),
      paint: { 'fill-color': palette.techPark, 'fill-outline-color': palette.techParkEdge },
    },
    ...streetLayers(palette),
    ...metroLayers(palette),
  ];
}

/** What is less than the metro goes below it. */
export const LOWEST_METRO_LAYER = 'metro-edge';

function metroLayers(palette: MapPalette): LayerSpecification[] {
  const { metro } = palette;
  const lineColor: ExpressionSpecification = [
    'match',
    ['get', 'class'],
    'purple',
    metro.purple,
    'green',
    metro.green,
    'yellow',
    metro.yellow,
    'pink',
    metro.pink,
    'blue',
    metro.blue,
    palette.inkSoft,
  ];
  return [
    {
      id: LOWEST_METRO_LAYER,
      type: 'line',
      source,
      filter: kind('metro'),
      layout: round,
      paint: {
        'line-color': palette.metroEdge,
        'line-width': width(...wider(METRO_WIDTH, 2)),
        'line-opacity': 0.9,
      },
    },
    {
      // Not built yet is drawn dashed, here as everywhere.
      id: 'metro-building',
      type: 'line',
      source,
      filter: all(kind('metro'), ['!', isOpen]),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': lineColor,
        'line-width': width(...METRO_WIDTH),
        'line-dasharray': [2, 1.4],
        'line-opacity': 0.85,
      },
    },
    {
      id: 'metro-open',
      type: 'line',
      source,
      filter: all(kind('metro'), isOpen),
      layout: round,
      paint: { 'line-color': lineColor, 'line-width': width(...METRO_WIDTH) },
    },
    {
      id: 'station',
      type: 'circle',
      source,
      minzoom: 11,
      filter: kind('station'),
      paint: {
        // What runs is full; what is being built is hollow and grey, here as in the marks of places.
        'circle-color': [
          'case',
          isOpen,
          ['case', classIs('interchange'), palette.ink, lineColor],
          palette.land,
        ],
        'circle-radius': width(11, 1.6, 13, 3, 15, 5, 17, 7),
        'circle-stroke-color': ['case', isOpen, palette.metroEdge, palette.inkSoft],
        'circle-stroke-width': width(11, 1, 13, 1.6, 17, 3),
      },
    },
  ];
}
