import type { LatLng } from '@manemitra/query/place';
import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { LOWEST_STREET_NAMES } from './street-names.ts';

/** The area that a search is held to, under the names of the map. */
export function AreaShape({ area, theme }: { area: readonly LatLng[]; theme: Theme }) {
  const { route } = MAP_PALETTES[theme];
  const corners = area.map(([lat, lng]) => [lng, lat]);
  return (
    <Source
      type="geojson"
      data={{
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] },
      }}
    >
      <Layer
        id="area-fill"
        type="fill"
        beforeId={LOWEST_STREET_NAMES}
        paint={{ 'fill-color': route, 'fill-opacity': 0.1 }}
      />
      <Layer
        id="area-edge"
        type="line"
        beforeId={LOWEST_STREET_NAMES}
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': route, 'line-width': 2.5 }}
      />
    </Source>
  );
}
