export { nearbyPlaces, type NearbyPlace } from './nearby-places.ts';
export { seedPlaces } from './seed-places.ts';
