import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { mapData } from './map-data/map-data.ts';
import { boundsOf, cutTiles } from './tile-cutter.ts';

const MODULE = 'virtual:map-tiles';

/**
 * Draws the map from the files of `packages/city` and cuts it into vector tiles, so that a browser loads what it shows and no more,
 * however complete the streets are. `virtual:map-tiles` says where they are: under a name that changes with what is in them.
 */
export function mapTiles(): Plugin {
  let made: ReturnType<typeof makeTiles> | undefined;
  const tilesOf = () => (made ??= makeTiles());
  let base = '/';
  return {
    name: 'map-tiles',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { folder, bounds, coverage } = await tilesOf();
      const tiles = {
        city: `${base}${folder}/city`,
        buses: `${base}${folder}/buses`,
        bounds,
        coverage,
      };
      return `export default ${JSON.stringify(tiles)};`;
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const { tiles } = await tilesOf();
      for (const [fileName, source] of tiles) this.emitFile({ type: 'asset', fileName, source });
    },
    async configureServer(server) {
      const { tiles } = await tilesOf();
      server.middlewares.use((request, response, next) => {
        const tile = tiles.get((request.url ?? '').slice(base.length));
        if (tile === undefined) next();
        else response.end(tile);
      });
    },
  };
}

/** The tiles by their addresses in `folder`, what they cover, and where small streets are known. */
async function makeTiles() {
  const { sets, coverage } = await readMap();
  const bounds = boundsOf(Object.values(sets).flatMap((layers) => Object.values(layers)));
  const cut = Object.entries(sets).flatMap(([set, layers]) =>
    [...cutTiles(layers, bounds)].map(([tile, bytes]) => [`${set}/${tile}.pbf`, bytes] as const),
  );
  const hash = createHash('sha256');
  for (const [tile, bytes] of cut) hash.update(tile).update(bytes);
  const folder = `assets/map/${hash.digest('hex').slice(0, 10)}`;
  const tiles = new Map(cut.map(([tile, bytes]) => [`${folder}/${tile}`, bytes]));
  return { tiles, folder, bounds, coverage };
}

/** Our own packages are TypeScript sources, which not every Node that we support can read. */
async function readMap() {
  const { module } = await runnerImport<{ mapData: typeof mapData }>(
    path.join(import.meta.dirname, 'map-data/map-data.ts'),
    { environments: { inline: { resolve: { noExternal: [/^@manemitra\//] } } } },
  );
  return module.mapData();
}
