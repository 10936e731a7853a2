export { toggleCompared, type CompareItem } from './compare-list.ts';
export { ComparePanel } from './compare-panel.tsx';
export { CompareToggle } from './compare-toggle.tsx';
export { useCompareList } from './use-compare-list.ts';
