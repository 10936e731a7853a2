export { loadLists } from './load-lists.ts';
