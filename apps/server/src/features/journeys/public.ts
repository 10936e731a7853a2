export { GRID, gridPoint, gridSpots } from './city-grid.ts';
export { hasUnknownPincode, outlineOfArea } from './official-areas.ts';
export { onFoot, prepareWalks } from './on-foot.ts';
export { busesSource, theCity } from './the-city.ts';
