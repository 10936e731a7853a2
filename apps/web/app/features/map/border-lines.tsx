import { Layer, Source } from '@vis.gl/react-maplibre';
import type { MapBorder, Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { LOWEST_STREET_NAMES } from './street-names.ts';

/** Where the area ends that is searched in, under the names of the map: dashed where nobody has drawn that. */
export function BorderLines({ borders, theme }: { borders: readonly MapBorder[]; theme: Theme }) {
  const { route } = MAP_PALETTES[theme];
  return (
    <Source
      type="geojson"
      data={{
        type: 'FeatureCollection',
        features: borders.map(({ isOfficial, line }) => ({
          type: 'Feature',
          properties: { isOfficial },
          geometry: { type: 'LineString', coordinates: [...line] },
        })),
      }}
    >
      <Layer
        id="border-official"
        type="line"
        beforeId={LOWEST_STREET_NAMES}
        filter={['get', 'isOfficial']}
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': route, 'line-width': 2.5, 'line-opacity': 0.85 }}
      />
      <Layer
        id="border-about"
        type="line"
        beforeId={LOWEST_STREET_NAMES}
        filter={['!', ['get', 'isOfficial']]}
        layout={{ 'line-join': 'round' }}
        paint={{
          'line-color': route,
          'line-width': 2,
          'line-opacity': 0.7,
          'line-dasharray': [3, 2],
        }}
      />
    </Source>
  );
}
