import { METERS_PER_DEGREE, metersPerLngDegree } from '@manemitra/domain/geography';
import type { LatLng } from '@manemitra/query/place';
import { Layer, Source } from '@vis.gl/react-maplibre';
import type { MapCircle, Theme } from './city-map-props.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { LOWEST_STREET_NAMES } from './street-names.ts';

const CORNERS = 64;

/** The corners of a circle on the ground. */
function ringAround({ at: [lat, lng], radiusMeters }: Omit<MapCircle, 'id'>): LatLng[] {
  const north = radiusMeters / METERS_PER_DEGREE;
  const east = radiusMeters / metersPerLngDegree(lat);
  return Array.from({ length: CORNERS + 1 }, (_, corner): LatLng => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [lat + north * Math.cos(angle), lng + east * Math.sin(angle)];
  });
}

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
