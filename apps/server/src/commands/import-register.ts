import fs from 'node:fs';
import path from 'node:path';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { applyRegister } from '#server/features/register/apply-register.ts';
import { bringRegister, lookAtRegister } from '#server/features/register/bring-register.ts';
import { readRegisterFile } from '#server/features/register/read-register-file.ts';
import { reportLines } from '#server/features/register/report-lines.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { todayInBengaluru } from '#server/today.ts';
import { given } from './given.ts';

/**
 * `npm run register:import -- FILE --as-of YYYY-MM-DD`: says what a saved page of the register would change, and with `--apply` changes
 * it. Ends with 0 when every row was matched, 2 when some were not, else 1.
 */
async function run(): Promise<number> {
  const { file, asOf, isApplied } = asked();
  const filePath = path.resolve(file);
  const bytes = bytesOf(filePath);
  const fileName = path.basename(filePath);
  const register = await readRegisterFile(fileName, bytes).catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw new StartFailure(error.message, { cause: error });
    throw error;
  });
  const at = new Date();
  const database = await openDatabase(readConfig(), (line) => console.log(line));
  try {
    const { db } = database;
    const rows = await lookAtRegister(db, register, { asOf, at });
    for (const line of reportLines(rows)) console.log(line);
    if (isApplied) {
      const bringing = { fileName, bytes: bytes.byteLength, asOf, at, staffId: null };
      const id = await bringRegister(db, register, bringing);
      const note = { by: 'the command line', file: fileName };
      await applyRegister(db, id, { today: todayInBengaluru(), at, by: { note } });
      console.log(`Applied. This is import ${id}: the dashboard shows it, and takes it back.`);
    } else console.log('Nothing was changed. Add --apply to change it.');
    const isWhole = rows.every(({ outcome }) => outcome === 'changed' || outcome === 'unchanged');
    return isWhole ? 0 : 2;
  } finally {
    await database.close();
  }
}

function asked(): { file: string; asOf: string; isApplied: boolean } {
  const options = {
    'as-of': { type: 'string' },
    apply: { type: 'boolean', default: false },
  } as const;
  const { positionals, values } = given(options);
  const [file] = positionals;
  const asOf = z.iso.date().safeParse(values['as-of']);
  if (file === undefined || !asOf.success) {
    throw new StartFailure(
      'Name the file, and the day on which it was saved: npm run register:import -- page.html --as-of 2026-11-20',
    );
  }
  if (asOf.data > todayInBengaluru())
    throw new StartFailure('The day of --as-of is still to come.');
  return { file, asOf: asOf.data, isApplied: values.apply };
}

function bytesOf(filePath: string): Buffer {
  try {
    return fs.readFileSync(filePath);
  } catch (error) {
    throw new StartFailure(`${filePath} cannot be read: name a saved page or an extract.`, {
      cause: error,
    });
  }
}

runProgram(run);
