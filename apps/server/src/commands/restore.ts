import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { migrations } from '#server/database/migrations.ts';
import { findDatabase } from '#server/open-database.ts';
import { imageStore, outboxFileOf } from '#server/outside-systems.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { isWithoutSecrets, restore } from '#server/restore.ts';

/** `npm run restore -- FOLDER`: brings a backup into an empty database; `--replace` empties it first. */
async function run(): Promise<number> {
  const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (folder === undefined) throw new StartFailure('Name the folder of the backup: restore FOLDER');
  const config = readConfig();
  const { address, close } = await findDatabase(config, (line) => console.log(line));
  try {
    const manifest = await restore(
      { address, store: await imageStore(config), outboxFile: outboxFileOf(config) },
      { folder: path.resolve(folder), replace: process.argv.includes('--replace'), migrations },
    );
    const { madeAt, tables, media } = manifest;
    const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
    console.log(`As of ${madeAt}: ${rows} rows and ${Object.keys(media).length} files.`);
    const factors = tables['second_factors']?.count ?? 0;
    if (isWithoutSecrets(manifest) && factors > 0) {
      console.log(
        `The backup is without the secrets of its server: ${factors} of the staff sign in with their password alone until they set up their second step anew.`,
      );
    }
    return 0;
  } finally {
    await close();
  }
}

runProgram(run);
