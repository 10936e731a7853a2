/* Starts a thread of `workers.ts`: threads of this Node do not take over what reads TypeScript. */
(await import('tsx/esm/api')).register();
await import('./worker.ts');
