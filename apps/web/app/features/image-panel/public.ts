export { ImagePanel } from './image-panel.tsx';
export { type ImageRecord, newRecord, RefusedImages } from './image-record.ts';
