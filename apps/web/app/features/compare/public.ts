export { toggleCompared, type CompareItem } from './compare-list.ts';
export { useCompareList } from './use-compare-list.ts';
