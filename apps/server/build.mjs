import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const outdir = path.join(here, 'dist');

/** Our own packages are TypeScript sources and become part of the bundle; everything else stays in node_modules. */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@manemitra/')
        ? undefined
        : { path, external: true },
    );
  },
};

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [
    'main.ts',
    'commands/import-catalogue.ts',
    'commands/import-register.ts',
    'commands/generate-catalogue.ts',
    'commands/import-places.ts',
    'commands/password-link.ts',
    'commands/prepare-database.ts',
    'commands/backup.ts',
    'commands/restore.ts',
    // Started as threads, beside whatever starts it.
    'features/register/pdf/pdf-words-worker.mjs',
    'features/imports/reading-thread-start.mjs',
  ].map((file) => path.join(here, 'src', file)),
  outdir,
  // All in one folder, so that paths relative to a source file in src/ hold in the bundle too.
  entryNames: '[name]',
  chunkNames: 'shared-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  plugins: [keepPackagesOutside],
  logLevel: 'warning',
});
