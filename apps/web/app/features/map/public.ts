/** What other features may use of this one. */
export { CityMap } from './city-map.tsx';
export { bringLookOfHomes } from './bring-look-of-homes.ts';
export { loadMapCode } from './load-map-code.ts';
export type {
  MapBorder,
  MapPin,
  MapShape,
  MapView,
  NearbyKind,
  NearbyPlace,
} from './city-map-props.ts';
