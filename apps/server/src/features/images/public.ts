export { firstPicture } from './first-picture.ts';
