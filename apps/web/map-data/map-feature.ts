import type { LatLng, Place } from '@manemitra/query/place';

type Position = [lng: number, lat: number];

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };

/** `kind` says which layers draw it; `kn` is the name in Kannada; a low `rank` is labelled first. */
export interface MapFeature {
  type: 'Feature';
  properties: {
    kind:
      | 'metro'
      | 'line-name'
      | 'station'
      | 'lake'
      | 'park'
      | 'tech-park'
      | 'water-name'
      | 'park-name'
      | 'place'
      | 'spot';
    id: string;
    name?: string;
    kn?: string;
    rank?: number;
    class?: string;
    status?: Place['status'];
  };
  geometry: Geometry;
}

export function described(place: Place): { id: string; name: string; kn?: string } {
  return {
    id: place.slug,
    name: place.name,
    ...(place.nameKn === undefined ? {} : { kn: place.nameKn }),
  };
}

export function point(properties: MapFeature['properties'], at: LatLng): MapFeature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: position(at) } };
}

export function line(properties: MapFeature['properties'], path: readonly LatLng[]): MapFeature {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates: path.map(position) },
  };
}

/** GeoJSON has the longitude first; five decimals are a metre. */
export function position([lat, lng]: LatLng): Position {
  return [Number(lng.toFixed(5)), Number(lat.toFixed(5))];
}
