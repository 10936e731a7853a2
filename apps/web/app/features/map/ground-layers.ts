import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Theme } from './city-map-props.ts';
import type { MapPalette } from './map-palette.ts';

const source = 'city';

type Filter = ExpressionSpecification;

const kind = (value: string): Filter => ['==', ['get', 'kind'], value];
const classIs = (value: string): Filter => ['==', ['get', 'class'], value];
const isOpen: Filter = ['==', ['get', 'status'], 'operational'];
const all = (...filters: Filter[]): Filter => ['all', ...filters];

/** A width in pixels that grows with the zoom. */
const width = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

const WIDE_WIDTH = [9, 1.4, 12, 3.4, 14, 7, 17, 24];
const MAIN_WIDTH = [9, 1, 12, 2.4, 14, 4.5, 17, 16];
const METRO_WIDTH = [9, 1.3, 12, 2.4, 14, 3.6, 17, 7];

const wider = (stops: readonly number[], by: number): number[] =>
  stops.map((value, i) => (i % 2 === 0 ? value : value + by));

/** Land, water, parks, roads and rails, from the bottom up. */
export function groundLayers(palette: MapPalette, theme: Theme): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    {
      // Chukki: where nothing is drawn, something could be.
      id: 'dots',
      type: 'background',
      paint: { 'background-pattern': `dots-${theme}` },
    },
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
    ...roadLayers(palette),
    ...metroLayers(palette),
  ];
}

function roadLayers(palette: MapPalette): LayerSpecification[] {
  const road = (
    id: string,
    className: string,
    stops: readonly number[],
    color: string,
  ): LayerSpecification => ({
    id,
    type: 'line',
    source,
    filter: all(kind('road'), classIs(className), isOpen),
    layout: round,
    paint: { 'line-color': color, 'line-width': width(...stops) },
  });
  return [
    {
      id: 'road-planned',
      type: 'line',
      source,
      filter: all(kind('road'), ['!', isOpen]),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.roadPlanned,
        'line-width': width(9, 0.8, 14, 2.2, 17, 5),
        'line-dasharray': [4, 3],
      },
    },
    road('road-main-edge', 'main', wider(MAIN_WIDTH, 1.4), palette.roadEdge),
    road('road-wide-edge', 'wide', wider(WIDE_WIDTH, 1.6), palette.roadWideEdge),
    road('road-main', 'main', MAIN_WIDTH, palette.road),
    road('road-wide', 'wide', WIDE_WIDTH, palette.roadWide),
  ];
}

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
      id: 'metro-edge',
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
        'circle-color': palette.metroEdge,
        'circle-radius': width(11, 1.6, 13, 3, 15, 5, 17, 7),
        'circle-stroke-color': ['case', classIs('interchange'), palette.ink, lineColor],
        'circle-stroke-width': width(11, 1, 13, 1.6, 17, 3),
      },
    },
  ];
}
