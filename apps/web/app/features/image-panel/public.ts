export { ImagePanel } from './image-panel.tsx';
export { type ImageRecord, newRecord } from './image-record.ts';
export type { SaveImages, UploadFile } from './use-image-panel.ts';
