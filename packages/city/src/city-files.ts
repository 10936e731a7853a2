import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readAreas, type OfficialAreas } from './areas.ts';
import { readBuses, type Buses } from './buses.ts';
import { readMetro, type Metro } from './metro.ts';
import { readRoads, type Roads } from './roads.ts';

// By the package's own name, because a bundle of the server lies elsewhere than this file.
const require = createRequire(import.meta.url);

/** The files that `npm run city:build` writes. */
type CityFile = 'roads.json' | 'metro.json' | 'buses.json' | 'wards.json' | 'pincodes.json';

/** Where a file lies: in the operator's own folder, or in this package. */
function cityFile(file: CityFile, folder?: string): string {
  return folder === undefined
    ? require.resolve(`@manemitra/city/data/${file}`)
    : join(folder, file);
}

/** The city's files, each read when it is first asked for. */
export interface CityFiles {
  roads: () => Roads;
  metro: () => Metro;
  buses: () => Buses;
  areas: () => OfficialAreas;
}

/** The files of a folder, default those of this package. Nothing is read yet. */
export function cityFiles(folder?: string): CityFiles {
  const text = (file: CityFile) => readFileSync(cityFile(file, folder), 'utf8');
  return {
    roads: once(() => readRoads(text('roads.json'))),
    metro: once(() => readMetro(text('metro.json'))),
    buses: once(() => readBuses(text('buses.json'))),
    areas: once(() => readAreas(text('wards.json'), text('pincodes.json'))),
  };
}

function once<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
}
