import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { importPlaces, type PlacesReport } from '#server/features/places/import-places.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';

/** `npm run places:import -- FILE`: ends with 0 when every row was accepted, 2 when some were refused, else 1. */
async function run(): Promise<number> {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    throw new StartFailure('Name the file to import: npm run places:import -- places.csv');
  }
  const filePath = path.resolve(file);
  if (!fs.statSync(filePath, { throwIfNoEntry: false })?.isFile()) {
    throw new StartFailure(`There is no file ${filePath}.`);
  }
  const database = await openDatabase(readConfig(), (line) => console.log(line));
  try {
    const report = await importPlaces(database.db, filePath, {
      at: new Date(),
      onProgress: (soFar) =>
        console.log(`${soFar.added + soFar.changed + soFar.unchanged} rows so far …`),
    });
    print(report);
    return report.refused.length > 0 ? 2 : 0;
  } finally {
    await database.close();
  }
}

function print({ added, changed, unchanged, replaced, refused }: PlacesReport): void {
  console.log(`${added} added, ${changed} changed, ${unchanged} already there as they are.`);
  if (replaced > 0) console.log(`${replaced} places of the release gave way.`);
  if (refused.length === 0) return;
  console.log(`${new Set(refused.map(({ at }) => at)).size} refused:`);
  for (const { at, field, reason } of refused) console.log(`  ${at}, ${field}: ${reason}`);
}

runProgram(run);
