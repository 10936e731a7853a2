import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import { kindOfFile } from '@manemitra/catalogue/import/file-kind';
import { type FileSettings, FileSettingsForm } from '@manemitra/catalogue/import/file-settings';
import { writeToMend } from '#server/features/imports/file-to-mend.ts';
import {
  importFile,
  type ImportReport,
  refusedLines,
} from '#server/features/imports/import-file.ts';
import type { Counts } from '#server/features/imports/land-batch.ts';
import { placeText } from '#server/features/imports/judge-rows.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { todayInBengaluru } from '#server/today.ts';
import { given } from './given.ts';

/**
 * `npm run catalogue:import -- FILE`: ends with 0 when everything was accepted, 2 when rows or cells were refused, else 1. What
 * holds for the whole file: `--project NAME`, `--promoter NAME`, `--source NAME`, `--url ADDRESS`, `--checked YYYY-MM-DD`, `--homes villa`, `--areas carpet`. With
 * `--drafts` new projects are not published yet.
 */
async function run(): Promise<number> {
  const { file, settings, areDrafts } = asked();
  const filePath = path.resolve(file);
  assertReadable(filePath);

  const database = await openDatabase(readConfig(), (line) => console.log(line));
  try {
    const report = await importFile(database.db, filePath, {
      today: todayInBengaluru(),
      settings,
      areDrafts,
      onProgress: (soFar) => console.log(`${rowsAccepted(soFar)} rows so far …`),
    }).catch((error: unknown) => {
      if (error instanceof UnreadableFile) throw new StartFailure(error.message, { cause: error });
      throw error;
    });
    print(report);
    if (report.refused.length > 0) {
      const toMend = `${filePath.slice(0, -path.extname(filePath).length)}-to-mend.${kindOfFile(filePath) === 'jsonl' ? 'jsonl' : 'csv'}`;
      await writeToMend(filePath, report.refused, toMend);
      console.log(`These rows, to mend and import again: ${toMend}`);
    }
    return report.refused.length > 0 ? 2 : 0;
  } finally {
    await database.close();
  }
}

function asked(): { file: string; settings: FileSettings; areDrafts: boolean } {
  const text = { type: 'string' } as const;
  const options = {
    project: text,
    promoter: text,
    source: text,
    url: text,
    checked: text,
    homes: text,
    areas: text,
    drafts: { type: 'boolean', default: false },
  } as const;
  const { positionals, values } = given(options);
  const [file] = positionals;
  if (file === undefined) {
    throw new StartFailure('Name the file to import: npm run catalogue:import -- projects.csv');
  }
  const { project, promoter, source, url, checked, homes, areas, drafts: areDrafts } = values;
  const settings = FileSettingsForm.safeParse({
    project,
    promoter,
    sourceName: source,
    sourceUrl: url,
    sourceCheckedOn: checked,
    homeType: homes,
    areas,
  });
  if (settings.success) return { file, settings: settings.data, areDrafts };
  const [issue] = settings.error.issues;
  throw new StartFailure(`What is said of the whole file cannot be used: ${issue?.message}.`);
}

function assertReadable(filePath: string): void {
  try {
    if (!fs.statSync(filePath).isFile()) throw new Error('it is not a file');
    fs.accessSync(filePath, fs.constants.R_OK);
  } catch (error) {
    throw new StartFailure(`${filePath} cannot be read: name a CSV, XLSX or JSON Lines file.`, {
      cause: error,
    });
  }
}

const rowsAccepted = ({ added, changed, unchanged }: Counts) => added + changed + unchanged;

function print(report: ImportReport): void {
  console.log(
    `${report.added} added, ${report.changed} changed, ${report.unchanged} already there as they are. This is import ${report.id}: the dashboard shows it, and takes it back.`,
  );
  if (report.columns.length > 0) console.log('Columns to look at:');
  for (const { column, note } of report.columns) console.log(`  ${column}: ${note}`);
  if (report.doubtful.length > 0) console.log('To look at:');
  for (const { doubts, ...at } of report.doubtful) {
    for (const doubt of doubts) console.log(`  ${whereOf(at)}: ${doubt}`);
  }
  if (report.beside.length > 0) console.log('Not taken, for a better source says otherwise:');
  for (const { beside, ...at } of report.beside) {
    for (const { label, is, was, wasSource } of beside) {
      console.log(`  ${whereOf(at)}, ${label}: ${is}, where ${wasSource} says ${was}`);
    }
  }
  if (report.refused.length === 0) return;
  const rows = refusedLines(report.refused, false).length;
  const cells = report.refused.filter(({ isCell }) => isCell).length;
  console.log(`${rows} rows and ${cells} cells of other rows refused:`);
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
