import { Layer, Source } from '@vis.gl/react-maplibre';
import type { MapRoute, Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { LOWEST_STREET_NAMES } from './street-names.ts';

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** A way under the names of the map; dashed when it is an estimate. */
export function RouteLine({ route, theme }: { route: MapRoute; theme: Theme }) {
  const palette = MAP_PALETTES[theme];
  return (
    <Source
      type="geojson"
      data={{
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: route.path.map(([lat, lng]) => [lng, lat]) },
      }}
    >
      <Layer
        id="route-edge"
        type="line"
        beforeId={LOWEST_STREET_NAMES}
        layout={round}
        paint={{ 'line-color': palette.routeEdge, 'line-width': 9 }}
      />
      <Layer
        id="route"
        type="line"
        beforeId={LOWEST_STREET_NAMES}
        layout={round}
        paint={{
          'line-color': palette.route,
          'line-width': 5,
          ...(route.isEstimated ? { 'line-dasharray': [0.4, 1.8] } : {}),
        }}
      />
    </Source>
  );
}
