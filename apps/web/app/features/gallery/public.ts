/** What other features may use of this one. */
export { GalleryHost, GalleryLink } from './gallery-host.tsx';
export type { GallerySet } from './gallery-set.ts';
