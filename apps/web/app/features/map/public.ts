/** What other features may use of this one. */
export { CityMap } from './city-map.tsx';
export type { MapPin, NearbyKind, NearbyPlace } from './city-map-props.ts';
