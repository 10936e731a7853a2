import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { loadDemonstration } from '#server/features/demonstration/public.ts';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { todayInBengaluru } from '#server/today.ts';

const BATCH = 500;
const MOST = 1_000_000;

/** `npm run catalogue:generate -- N`: brings the demonstration catalogue to N projects, for load tests. */
async function run(): Promise<number> {
  const total = Number(process.argv[2]);
  if (!Number.isInteger(total) || total < 1 || total > MOST) {
    throw new StartFailure(
      `Say how many projects, from 1 to ${MOST}: npm run catalogue:generate -- 20000`,
    );
  }
  const { generateProjects } = await loadDemonstration();
  const database = await openDatabase(readConfig(), (line) => console.log(line));
  try {
    let done = 0;
    let added = 0;
    for (const batch of batches(generateProjects(total))) {
      added += (await loadProjects(database.db, batch, todayInBengaluru())).added;
      done += batch.length;
      console.log(`${done} of ${total} projects`);
    }
    console.log(`${added} added.`);
    return 0;
  } finally {
    await database.close();
  }
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

runProgram(run);
