export { planImages } from './plan-images.ts';
