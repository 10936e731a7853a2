/** What other features may use of this one. */
export { usePdfDialog } from './use-pdf-dialog.tsx';
