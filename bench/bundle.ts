import path from 'node:path';
import { build } from 'esbuild';

/** Bundles a program of this folder as `npm start` runs the server: a transpiler at run time would be measured too. */
export async function bundle(program: string): Promise<string> {
  const outfile = path.join(import.meta.dirname, 'dist', `${path.basename(program, '.ts')}.js`);
  await build({
    entryPoints: [path.join(import.meta.dirname, program)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'keep-packages-outside',
        setup(builder) {
          builder.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@manemitra/')
              ? undefined
              : { path: name, external: true },
          );
        },
      },
    ],
  });
  return outfile;
}
