import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Theme } from './city-map-props.ts';
import type { MapPalette } from './map-palette.ts';
import { type Halo, haloOf, kannada, kannadaSize, MEDIUM, NAME, STRONG } from './name-style.ts';
import { streetNames } from './street-names.ts';

const source = 'city';

/** From here on names have the Kannada one under them: of localities, then of stations. */
const KANNADA_ZOOM = 12;
const BOTH_NAMES_ZOOM = 14.5;

const kind = (value: string): ExpressionSpecification => ['==', ['get', 'kind'], value];

/** With a Kannada name under it the Latin one stands above the point, else around it. */
const aboveKannada: ExpressionSpecification = ['case', ['has', 'kn'], 'bottom', 'center'];

/** Names and signs, the least important first: what comes later is placed before it. */
export function nameLayers(palette: MapPalette, theme: Theme): LayerSpecification[] {
  const halo = haloOf(palette);
  return [
    ...streetNames(palette, theme, halo),
    ...waterNames(palette, theme, halo),
    {
      id: 'park-name',
      type: 'symbol',
      source,
      minzoom: 13,
      filter: kind('park-name'),
      layout: { 'text-field': NAME, 'text-font': MEDIUM, 'text-size': 12.5, 'text-max-width': 7 },
      paint: { 'text-color': palette.inkPark, ...halo },
    },
    ...stationNames(palette, theme, halo),
    ...spots(palette, theme, halo),
    ...placeNames(palette, theme, halo),
  ];
}

function waterNames(palette: MapPalette, theme: Theme, halo: Halo): LayerSpecification[] {
  return [
    {
      id: 'water-name',
      type: 'symbol',
      source,
      minzoom: 11,
      filter: [
        'all',
        kind('water-name'),
        ['!', ['has', 'class']],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 0, 12, 1, 13, 2]],
      ],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-field': NAME,
        'text-font': MEDIUM,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11.5, 16, 14],
        'text-max-width': 6,
        'text-padding': 4,
      },
      paint: { 'text-color': palette.inkWater, ...halo },
    },
    {
      // A lake whose shore is not known: a sign of water where its middle is.
      id: 'water-middle',
      type: 'symbol',
      source,
      minzoom: 11.5,
      filter: ['all', kind('water-name'), ['has', 'class']],
      layout: {
        'icon-image': `water-${theme}`,
        'icon-size': ['interpolate', ['linear'], ['zoom'], 11, 0.75, 15, 1.1],
        'text-field': NAME,
        'text-font': MEDIUM,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11.5, 16, 14],
        'text-max-width': 6,
        'text-anchor': 'top',
        'text-offset': [0, 0.7],
        'text-optional': true,
      },
      paint: { 'text-color': palette.inkWater, ...halo },
    },
  ];
}

function stationNames(palette: MapPalette, theme: Theme, halo: Halo): LayerSpecification[] {
  const text = { 'text-field': NAME, 'text-font': MEDIUM, 'text-max-width': 9 } as const;
  const paint = { 'text-color': palette.inkSoft, ...halo };
  return [
    {
      id: 'station-name',
      type: 'symbol',
      source,
      minzoom: 13,
      maxzoom: BOTH_NAMES_ZOOM,
      filter: kind('station'),
      layout: {
        ...text,
        'text-size': 11.5,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.8,
        'text-justify': 'auto',
      },
      paint,
    },
    {
      id: 'station-names',
      type: 'symbol',
      source,
      minzoom: BOTH_NAMES_ZOOM,
      filter: kind('station'),
      layout: {
        ...text,
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 12, 17, 14],
        'text-max-width': 14,
        'text-anchor': ['case', ['has', 'kn'], 'bottom-left', 'left'],
        'text-justify': 'left',
        'text-offset': [0.9, 0.15],
        'icon-image': kannada(theme),
        'icon-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          14,
          kannadaSize(12),
          17,
          kannadaSize(14),
        ],
        'icon-anchor': 'top-left',
        'icon-offset': [11, 0],
        'icon-optional': true,
      },
      paint,
    },
  ];
}

function spots(palette: MapPalette, theme: Theme, halo: Halo): LayerSpecification[] {
  const layer = (
    id: string,
    minzoom: number,
    filter: ExpressionSpecification,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source,
    minzoom,
    filter: ['all', kind('spot'), filter],
    layout: {
      'icon-image': ['concat', 'spot-', ['get', 'class'], `-${theme}`],
      'icon-size': ['interpolate', ['linear'], ['zoom'], 9, 0.8, 14, 1],
      'text-field': NAME,
      'text-font': MEDIUM,
      'text-size': ['interpolate', ['linear'], ['zoom'], 12, 11.5, 17, 13.5],
      'text-max-width': 8,
      'text-anchor': 'top',
      'text-offset': [0, 0.95],
      'text-optional': true,
    },
    paint: { 'text-color': palette.inkSoft, ...halo },
  });
  const isAirport: ExpressionSpecification = ['==', ['get', 'class'], 'airport'];
  return [layer('spot', 13, ['!', isAirport]), layer('airport', 9, isAirport)];
}

function placeNames(palette: MapPalette, theme: Theme, halo: Halo): LayerSpecification[] {
  const isKnownWell: ExpressionSpecification = ['<', ['get', 'rank'], 60];
  return [
    {
      id: 'part-name',
      type: 'symbol',
      source,
      minzoom: 13.5,
      filter: ['all', kind('place'), ['==', ['get', 'class'], 'part']],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-field': NAME,
        'text-font': MEDIUM,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 12, 17, 15],
        'text-max-width': 7,
        'text-padding': 6,
      },
      paint: { 'text-color': palette.inkFaint, ...halo },
    },
    {
      id: 'place-name',
      type: 'symbol',
      source,
      filter: [
        'all',
        kind('place'),
        ['==', ['get', 'class'], 'locality'],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 30, 10, 90, 11, 150, 12, 280, 13, 500]],
      ],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-field': NAME,
        'text-font': ['case', isKnownWell, ['literal', STRONG], ['literal', MEDIUM]],
        'text-size': byZoom((wellKnown, other) => ['case', isKnownWell, wellKnown, other]),
        'text-line-height': 1.15,
        'text-max-width': 7,
        'text-padding': ['interpolate', ['linear'], ['zoom'], 9, 6, 14, 5],
        'text-anchor': ['step', ['zoom'], 'center', KANNADA_ZOOM, aboveKannada],
        'icon-image': ['step', ['zoom'], '', KANNADA_ZOOM, kannada(theme)],
        'icon-size': byZoom((wellKnown, other) => [
          'case',
          isKnownWell,
          kannadaSize(wellKnown),
          kannadaSize(other),
        ]),
        'icon-anchor': 'top',
        'icon-padding': 4,
        'icon-optional': true,
      },
      paint: { 'text-color': palette.ink, ...halo },
    },
  ];
}

/** How large the names of localities are: the well known and the others. */
function byZoom(
  either: (wellKnown: number, other: number) => ExpressionSpecification,
): ExpressionSpecification {
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    9,
    either(13, 11.5),
    13,
    either(16.5, 14),
    17,
    either(21, 18),
  ];
}
