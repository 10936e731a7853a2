/** Where the thread of `reading-thread.ts` starts: a thread is started from a file as it is, so the sources need a reader of TypeScript first. */
if (import.meta.url.endsWith('.mjs')) (await import('tsx/esm/api')).register();
await import('./serve-batches.ts');
