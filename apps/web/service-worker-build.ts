import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PART_CODE = path.join(import.meta.dirname, 'app/features/project/parts/part-code.ts');

/**
 * Builds the service worker as `/sw.js` beside the page's files, with the name of this build in it and those of the files that
 * a project kept for times without a network needs to open each of its parts.
 */
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
        const parts = this.getModuleInfo(PART_CODE)?.dynamicallyImportedIds ?? [];
        const files = filesOf(parts, bundle);
        if (files.length < parts.length) throw new Error('The parts of a project were not built.');
        worker.code = worker.code
          .replace('__BUILD__', build.slice(0, 12))
          .replace('__PARTS__', files.map((file) => `/${file}`).join(' '));
      },
    },
  };
}

/** The files that hold these modules, and those that they import with them. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => modules.includes(id))) add(file);
  }
  return [...files];
}
