export { theCity } from './the-city.ts';
