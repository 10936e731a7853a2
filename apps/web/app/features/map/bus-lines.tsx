import { Layer, Source } from '@vis.gl/react-maplibre';
import type { ExpressionSpecification } from 'maplibre-gl';
import type { Theme } from './city-map-props.ts';
import busLinesUrl from './data/bus-lines.geojson?url';
import { LOWEST_METRO_LAYER } from './ground-layers.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { haloOf, MEDIUM } from './name-style.ts';
import { LOWEST_STREET_NAMES } from './street-names.ts';

/** By how many lines a stretch has: fewer than 5, 20, 60, or more. */
const PIXELS = [1, 1.7, 2.5, 3.4];

const pixels = (times: number): ExpressionSpecification => [
  'at',
  ['get', 'many'],
  ['literal', PIXELS.map((each) => each * times)],
];

/** The lines of buses along their streets, the wider the more of them; from near the names of few. Loaded once they are asked for. */
export function BusLines({ theme }: { theme: Theme }) {
  const palette = MAP_PALETTES[theme];
  return (
    <Source id="bus-lines" type="geojson" data={busLinesUrl} maxzoom={14}>
      <Layer
        id="bus-line"
        type="line"
        beforeId={LOWEST_METRO_LAYER}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{
          'line-color': palette.bus,
          'line-opacity': 0.75,
          'line-width': ['interpolate', ['linear'], ['zoom'], 12, pixels(1), 16, pixels(2.2)],
        }}
      />
      <Layer
        id="bus-line-name"
        type="symbol"
        beforeId={LOWEST_STREET_NAMES}
        minzoom={13}
        filter={['!=', ['get', 'lines'], '']}
        layout={{
          'symbol-placement': 'line',
          'symbol-spacing': 260,
          'text-field': ['get', 'lines'],
          'text-font': MEDIUM,
          'text-size': 11.5,
          'text-offset': [0, 0.9],
        }}
        paint={{ 'text-color': palette.bus, ...haloOf(palette) }}
      />
    </Source>
  );
}
