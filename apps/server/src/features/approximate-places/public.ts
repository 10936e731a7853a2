export { approximatePlace } from './approximate-place.ts';
