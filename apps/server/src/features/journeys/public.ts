export { GRID, gridSpots } from './city-grid.ts';
export { hasUnknownPincode, outlineOfArea, wardStanding } from './official-areas.ts';
export { onFoot, prepareWalks, walksFrom } from './on-foot.ts';
export { citySources } from './city-sources.ts';
export { theCity } from './the-city.ts';
