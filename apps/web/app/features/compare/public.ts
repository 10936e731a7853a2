export { ComparePanel } from './compare-panel.tsx';
export { compareRefusal } from './compare-texts.ts';
export { CompareToggle } from './compare-toggle.tsx';
export { useCompareList } from './use-compare-list.ts';
