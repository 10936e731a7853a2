export { ImagePanel } from './image-panel.tsx';
export { type ImageRecord, newRecord } from './image-record.ts';
