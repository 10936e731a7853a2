/** What other features may use of this one. */
export { CityMap } from './city-map.tsx';
export type { MapPin, MapShape, NearbyKind, NearbyPlace } from './city-map-props.ts';
