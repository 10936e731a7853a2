export { isSearchReady, searchFigures, warmSearch } from './choose-source.ts';
export { searchHref } from './present-search.ts';
export { searchProperties, type SearchResult } from './search-properties.ts';
