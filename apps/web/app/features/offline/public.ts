/** What other features may use of this one. */
export { OfflineHost } from './offline-host.tsx';
