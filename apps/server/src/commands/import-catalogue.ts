import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import { importFile, type ImportReport } from '#server/features/imports/import-file.ts';
import { placeText } from '#server/features/imports/judge-rows.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { todayInBengaluru } from '#server/today.ts';

/** `npm run catalogue:import -- FILE`: ends with 0 when every row was accepted, 2 when some were refused, else 1. */
async function run(): Promise<number> {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    throw new StartFailure('Name the file to import: npm run catalogue:import -- projects.csv');
  }
  const filePath = path.resolve(file);
  assertReadable(filePath);

  const database = await openDatabase(readConfig(), (line) => console.log(line));
  try {
    const report = await importFile(database.db, filePath, {
      today: todayInBengaluru(),
      onProgress: (soFar) => console.log(`${rowsAccepted(soFar)} rows so far …`),
    }).catch((error: unknown) => {
      if (error instanceof UnreadableFile) throw new StartFailure(error.message, { cause: error });
      throw error;
    });
    print(report);
    return report.refused.length > 0 ? 2 : 0;
  } finally {
    await database.close();
  }
}

function assertReadable(filePath: string): void {
  try {
    if (!fs.statSync(filePath).isFile()) throw new Error('it is not a file');
    fs.accessSync(filePath, fs.constants.R_OK);
  } catch (error) {
    throw new StartFailure(`${filePath} cannot be read: name a CSV or JSON Lines file.`, {
      cause: error,
    });
  }
}

const rowsAccepted = ({ added, changed, unchanged }: ImportReport) => added + changed + unchanged;

function print(report: ImportReport): void {
  console.log(
    `${report.added} added, ${report.changed} changed, ${report.unchanged} already there as they are.`,
  );
  if (report.staffFields.length > 0) console.log('Fields that staff had set:');
  for (const { outcome, reason, field, ...at } of report.staffFields) {
    console.log(`  ${whereOf(at)}, ${field} (${outcome}): ${reason}`);
  }
  if (report.refused.length === 0) return;
  const lines = new Set(report.refused.map(({ line }) => line));
  console.log(`${lines.size} refused:`);
  for (const { field, reason, ...at } of report.refused) {
    console.log(`  ${whereOf(at)}, ${field}: ${reason}`);
  }
}

const whereOf = ({
  project,
  ...place
}: Parameters<typeof placeText>[0] & { project: string | null }) =>
  project === null ? placeText(place) : `${placeText(place)}, ${project}`;

runProgram(run);
