export { scopeOf, within } from './property-scope.ts';
