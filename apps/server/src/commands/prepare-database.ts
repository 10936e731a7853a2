import { readConfig } from '#server/config.ts';
import { fillDatabase } from '#server/fill-database.ts';
import { openDatabase } from '#server/open-database.ts';
import { runProgram } from '#server/platform/run-program.ts';

/** What the server does to its database before it answers, for a first start that does so while the web app is built. */
async function run(): Promise<number> {
  const say = (line: string) => console.log(line);
  const config = readConfig();
  const database = await openDatabase(config, say);
  try {
    await fillDatabase(config, database, say);
    return 0;
  } finally {
    await database.close();
  }
}

runProgram(run);
