import path from 'node:path';
import { backUp } from '#server/back-up.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { imageStore, outboxFileOf } from '#server/outside-systems.ts';
import { runProgram } from '#server/platform/run-program.ts';

/** `npm run backup -- FOLDER`: writes everything into a new folder of that name, and with `--with-secrets` the secrets of the server. */
async function run(): Promise<number> {
  const now = new Date();
  const [folder = `manemitra-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`] = process.argv
    .slice(2)
    .filter((argument) => !argument.startsWith('--'));
  const config = readConfig();
  const { address, close } = await openDatabase(config, (line) => console.log(line));
  try {
    const store = await imageStore(config);
    const to = path.resolve(folder);
    const { tables, media } = await backUp(
      { address, store, outboxFile: outboxFileOf(config) },
      { folder: to, now, withSecrets: process.argv.includes('--with-secrets') },
    );
    const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
    console.log(`${to}: ${rows} rows and ${Object.keys(media).length} files.`);
    return 0;
  } finally {
    await close();
  }
}

runProgram(run);
