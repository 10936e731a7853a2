export { seedPlaces } from './seed-places.ts';
