import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { pincodeFile, wardFile } from './area-files.ts';
import { busesFromRouter } from './bus-file.ts';
import { busesFromGtfs } from './gtfs-buses.ts';
import type { DataSource } from '../source.ts';
import { kannadaRoads } from './kannada-names.ts';
import { busesWithout, roadsWithout } from './leave-out.ts';
import { roadsFromMerged } from './merged-roads.ts';
import { kannadaStations, metroFile } from './metro-file.ts';
import { roadsFromOsm } from './osm-roads.ts';

/*
 * `npm run city:build -- [--osm FILE.osm.pbf | --roads FILE [--names FILE]…] [--metro FILE [--stations FILE]]
 * [--gtfs FILE.zip | --bus-stops FILE --bus-services FILE] [--wards FILE] [--pincodes FILE] [--leave-out SOURCE]… [--out FOLDER]`:
 * writes the city's files from their sources. What is not given is left as it is, but for what comes from a source that is left out. `docs/city.md` says where the sources are.
 */

const { values } = parseArgs({
  options: {
    osm: { type: 'string' },
    gtfs: { type: 'string' },
    roads: { type: 'string' },
    names: { type: 'string', multiple: true, default: [] },
    metro: { type: 'string' },
    stations: { type: 'string' },
    'bus-stops': { type: 'string' },
    'bus-services': { type: 'string' },
    wards: { type: 'string' },
    pincodes: { type: 'string' },
    'leave-out': { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: join(import.meta.dirname, '../../data') },
  },
});

function textOf(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function write(file: string, text: string): void {
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, file), text);
  process.stdout.write(`${file}: ${Math.round(text.length / 1000)} kB\n`);
}

const { osm, gtfs, roads, metro, wards, pincodes } = values;
const { 'bus-stops': stops, 'bus-services': services } = values;
const leftOut = new Set(values['leave-out']);
const given = [osm, gtfs, roads, metro, stops, wards, pincodes];
if (leftOut.size === 0 && given.every((file) => file === undefined)) {
  throw new Error(
    'Say what to read: --osm FILE.osm.pbf, --gtfs FILE.zip, --roads FILE, --metro FILE, --wards FILE, --pincodes FILE, or --bus-stops FILE with --bus-services FILE; or --leave-out SOURCE. docs/city.md has the sources.',
  );
}
if (osm !== undefined) {
  write('roads.json', roadsFromOsm(readFileSync(osm)));
} else if (roads !== undefined) {
  write('roads.json', roadsFromMerged(textOf(roads), kannadaRoads(values.names.map(textOf))));
}
if (metro !== undefined) {
  const kannada =
    values.stations === undefined ? new Map() : kannadaStations(textOf(values.stations));
  write('metro.json', metroFile(textOf(metro), kannada));
}
if (gtfs !== undefined) {
  write('buses.json', busesFromGtfs(readFileSync(gtfs)));
} else if (stops !== undefined && services !== undefined) {
  write('buses.json', busesFromRouter(textOf(stops), textOf(services)));
}
if (wards !== undefined) write('wards.json', wardFile(textOf(wards)));
if (pincodes !== undefined) write('pincodes.json', pincodeFile(textOf(pincodes)));
if (leftOut.size > 0) leaveOut();

/** Writes the files again without these sources; a name that no file knows would leave out nothing without a word. */
function leaveOut(): void {
  const inOut = (file: string) => textOf(join(values.out, file));
  const known = ['roads.json', 'buses.json'].flatMap((file) =>
    (JSON.parse(inOut(file)) as { about: { sources: DataSource[] } }).about.sources.map(
      ({ id }) => id,
    ),
  );
  const unknown = [...leftOut].filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new Error(`No source is called ${unknown.join(', ')}; they are ${known.join(', ')}.`);
  }
  write('roads.json', roadsWithout(inOut('roads.json'), leftOut));
  write('buses.json', busesWithout(inOut('buses.json'), leftOut));
}
