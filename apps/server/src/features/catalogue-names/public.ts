export { loadCatalogueNames } from './catalogue-names.ts';
