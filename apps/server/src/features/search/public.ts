export { isSearchReady, searchFigures, warmSearch } from './current-catalogue.ts';
export { searchHref } from './present-search.ts';
export { searchProperties, type SearchResult } from './search-properties.ts';
