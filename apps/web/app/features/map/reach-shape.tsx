import { Layer, Source } from '@vis.gl/react-maplibre';
import type { MapShape, Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { LOWEST_STREET_NAMES } from './street-names.ts';

/** From where one is in time, under the names of the map. */
export function ReachShape({ reach, theme }: { reach: MapShape; theme: Theme }) {
  const { route } = MAP_PALETTES[theme];
  return (
    <Source type="geojson" data={{ type: 'Feature', properties: {}, geometry: reach }}>
      <Layer
        id="reach-fill"
        type="fill"
        beforeId={LOWEST_STREET_NAMES}
        paint={{ 'fill-color': route, 'fill-opacity': 0.12 }}
      />
      <Layer
        id="reach-edge"
        type="line"
        beforeId={LOWEST_STREET_NAMES}
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': route, 'line-width': 1.5, 'line-dasharray': [4, 2] }}
      />
    </Source>
  );
}
