import { kept } from '#web/ui/late.ts';

/** The map with its library: 90 kB. */
export const loadMapCode = kept(() => import('./map-canvas.tsx'));
