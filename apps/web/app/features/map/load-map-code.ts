/** The map with its library: 90 kB. */
export const loadMapCode = () => import('./map-canvas.tsx');
