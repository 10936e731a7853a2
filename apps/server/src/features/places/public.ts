export { nearbyPlaces, type NearbyPlace } from './nearby-places.ts';
export { placesNear, presentNear } from './places-near.ts';
export { seedPlaces } from './seed-places.ts';
