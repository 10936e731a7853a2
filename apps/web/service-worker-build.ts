import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Builds the service worker as `/sw.js` beside the page's files, with the name of this build in it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const id = path.join(import.meta.dirname, 'app/worker/service-worker.ts');
      this.emitFile({ type: 'chunk', id, fileName: 'sw.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
        // Every other name carries a hash of what is in it.
        const names = Object.keys(bundle).sort().join('\n');
        const build = createHash('sha256').update(names).update(worker.code).digest('hex');
        worker.code = worker.code.replace('__BUILD__', build.slice(0, 12));
      },
    },
  };
}
