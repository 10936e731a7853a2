import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { addMissing } from '#server/features/catalogue/fill-catalogue.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { todayInBengaluru } from '#server/today.ts';

const MOST = 1_000_000;

/** `npm run catalogue:generate -- N`: brings the demonstration catalogue to N projects, for load tests; what is there stays. */
async function run(): Promise<number> {
  const total = Number(process.argv[2]);
  if (!Number.isInteger(total) || total < 1 || total > MOST) {
    throw new StartFailure(
      `Say how many projects, from 1 to ${MOST}: npm run catalogue:generate -- 20000`,
    );
  }
  const database = await openDatabase(readConfig(), (line) => console.log(line));
  try {
    const added = await addMissing(database.db, {
      total,
      today: todayInBengaluru(),
      onProgress: (done) => console.log(`${done} of ${total} projects`),
    });
    console.log(`${added} added.`);
    return 0;
  } finally {
    await database.close();
  }
}

runProgram(run);
