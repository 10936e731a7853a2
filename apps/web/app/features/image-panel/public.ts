export { ImagePanel } from './image-panel.tsx';
