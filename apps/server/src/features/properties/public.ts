export { loadProperties, type LoadedProperty } from './load-properties.ts';
export { loadPropertyDetail, selectDetails, type LoadedDetail } from './load-property-detail.ts';
export { presentCard } from './present-card.ts';
export { presentPropertyDetail } from './present-property-detail.ts';
export { presentProperty, stateOf } from './present-property.ts';
export { showProperty } from './show-property.ts';
