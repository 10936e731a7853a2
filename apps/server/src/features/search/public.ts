export { countingOf } from './count-properties.ts';
export { isSearchReady, searchFigures, warmSearch } from './current-catalogue.ts';
export { judgeByIds } from './judge-by-ids.ts';
export { searchHref } from './present-search.ts';
export { searchProperties, type SearchResult } from './search-properties.ts';
