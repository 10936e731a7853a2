// Writes what the map draws: `npx tsx scripts/map-data.mjs [wards.geojson]`. A test says when it is out of date. The wards
// are written only from the file of the 369 wards of 2025 (snarayanank2/bengaluru-votes, `data/gba.geojson`, MIT).
import fs from 'node:fs';
import { cityFiles } from '../packages/city/src/city-files.ts';
import {
  busLineText,
  mapDataText,
  streetCoverageText,
  streetTexts,
  wardText,
} from '../catalogue/src/map/map-data.ts';
import { inProject } from './project.mjs';

const inMap = (name) => inProject('apps/web/app/features/map', name);
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

fs.writeFileSync(inMap('bengaluru.geojson'), mapDataText());
const { roads, buses } = cityFiles();
const { main, small } = streetTexts(roads());
fs.writeFileSync(inMap('data/streets.geojson'), main);
fs.writeFileSync(inMap('data/small-streets.geojson'), small);
fs.writeFileSync(inMap('data/street-coverage.json'), streetCoverageText(roads()));
fs.writeFileSync(inMap('data/bus-lines.geojson'), busLineText(roads(), buses()));
const [wards] = process.argv.slice(2);
if (wards !== undefined) {
  fs.writeFileSync(inMap('data/wards.geojson'), wardText(read(wards).features));
}
