/** What other features may use of this one. */
export { LeaveDialog } from './leave-dialog.tsx';
export { PinMap } from './pin-map.tsx';
export { checkPoint } from './point-check.ts';
export { type Coordinates, readPoint } from './read-point.ts';
export { sendDocument } from './property-api.ts';
export { sendImage } from './send-image.ts';
