import { ringAround } from '@manemitra/domain/circles';
import { Layer, Source } from '@vis.gl/react-maplibre';
import type { MapCircle, Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { LOWEST_STREET_NAMES } from './street-names.ts';

/** Where homes may lie whose place is known about: circles with a dashed rim, under the names of the map. */
export function AboutCircles({ circles, theme }: { circles: readonly MapCircle[]; theme: Theme }) {
  const { route } = MAP_PALETTES[theme];
  return (
    <Source
      type="geojson"
      data={{
        type: 'FeatureCollection',
        features: circles.map((circle) => ({
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'Polygon',
            coordinates: [ringAround(circle).map(([lat, lng]) => [lng, lat])],
          },
        })),
      }}
    >
      <Layer
        id="about-fill"
        type="fill"
        beforeId={LOWEST_STREET_NAMES}
        paint={{ 'fill-color': route, 'fill-opacity': 0.08 }}
      />
      <Layer
        id="about-edge"
        type="line"
        beforeId={LOWEST_STREET_NAMES}
        paint={{ 'line-color': route, 'line-width': 2, 'line-dasharray': [3, 2] }}
      />
    </Source>
  );
}
