import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { MapLayer } from './app/features/map/seen-from.ts';
import { boundsOf, cutTiles, type MapFile } from './tile-cutter.ts';

const MODULE = 'virtual:map-tiles';
const folder = path.join(import.meta.dirname, 'app/features/map');

/** Lines of buses are tiles of their own: few people ask for them. */
const SETS: Record<'city' | 'buses', Partial<Record<MapLayer, string>>> = {
  city: {
    ground: 'bengaluru.geojson',
    streets: 'data/streets.geojson',
    'small-streets': 'data/small-streets.geojson',
    wards: 'data/wards.geojson',
  },
  buses: { buses: 'data/bus-lines.geojson' },
};

/**
 * Cuts the files of the map into vector tiles, so that a browser loads what it shows and no more, however complete the streets are.
 * `virtual:map-tiles` says where they are: under a name that changes with what is in them.
 */
export function mapTiles(): Plugin {
  let known: ReturnType<typeof readSets> | undefined;
  const read = () => (known ??= readSets());
  let base = '/';
  const addressOf = (set: string): string => `assets/map/${read().hash}/${set}`;
  const all = (): Map<string, Uint8Array> =>
    new Map(
      Object.entries(read().sets).flatMap(([set, files]) =>
        [...cutTiles(files, read().bounds)].map(
          ([tile, bytes]) => [`${addressOf(set)}/${tile}.pbf`, bytes] as const,
        ),
      ),
    );
  return {
    name: 'map-tiles',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const tiles = {
        city: base + addressOf('city'),
        buses: base + addressOf('buses'),
        bounds: read().bounds,
      };
      return `export default ${JSON.stringify(tiles)};`;
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [fileName, source] of all()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let tiles: Map<string, Uint8Array> | undefined;
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').slice(base.length);
        if (!address.startsWith('assets/map/')) return next();
        tiles ??= all();
        const tile = tiles.get(address);
        if (tile === undefined) return next();
        response.end(tile);
      });
    },
  };
}

function readSets() {
  const hash = createHash('sha256');
  for (const code of ['../../../tile-cutter.ts', '../../../joined-lines.ts', 'seen-from.ts']) {
    hash.update(fs.readFileSync(path.join(folder, code)));
  }
  const parsed = (name: string): MapFile => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    hash.update(text);
    return JSON.parse(text) as MapFile;
  };
  const sets = Object.fromEntries(
    Object.entries(SETS).map(([set, files]) => [
      set,
      Object.fromEntries(Object.entries(files).map(([layer, name]) => [layer, parsed(name)])),
    ]),
  );
  const bounds = boundsOf(Object.values(sets).flatMap((files) => Object.values(files)));
  return { sets, bounds, hash: hash.digest('hex').slice(0, 10) };
}
