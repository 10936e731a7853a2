// Writes the base map that browsers load: `npx tsx scripts/map-data.mjs`. A test says when it is out of date.
import fs from 'node:fs';
import { mapDataText } from '../catalogue/src/map/map-data.ts';
import { inProject } from './project.mjs';

fs.writeFileSync(inProject('apps/web/app/features/map/bengaluru.geojson'), mapDataText());
