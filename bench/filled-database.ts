import { readConfig } from '../apps/server/src/config.ts';
import { loadProjects } from '../apps/server/src/features/catalogue/load-projects.ts';
import { openDatabase, type OpenDatabase } from '../apps/server/src/open-database.ts';
import { todayInBengaluru } from '../apps/server/src/today.ts';
import { copyProjects } from './copy-projects.ts';
import { generateProjects } from '../demonstration/src/generate.ts';
import type { ProjectRecord } from '../catalogue/src/project-record.ts';

const BATCH = 500;
/** Beyond so many the rest are copies. */
const WRITTEN_MOST = 10_000;

/** A PostgreSQL of its own with so many generated projects. Goes on where an earlier run on the same data stopped. */
export async function openFilledDatabase(
  projects: number,
  say: (line: string) => void = () => undefined,
): Promise<OpenDatabase> {
  const config = readConfig();
  const database = await openDatabase(config, say, config);
  const { jobsDb: db } = database;
  const { present } = await db
    .selectFrom('properties')
    .select(({ fn }) => fn.countAll<number>().as('present'))
    .executeTakeFirstOrThrow();
  if (present >= projects) return database;
  let batch: ProjectRecord[] = [];
  let done = 0;
  const load = async () => {
    await loadProjects(db, batch, todayInBengaluru());
    batch = [];
    if (done % 5000 === 0) say(`  ${done} of ${projects} projects`);
  };
  for (const record of generateProjects(Math.min(projects, WRITTEN_MOST))) {
    done += 1;
    if (done <= present) continue;
    batch.push(record);
    if (batch.length === BATCH) await load();
  }
  if (batch.length > 0) await load();
  if (projects > WRITTEN_MOST) await copyProjects(db, projects, say);
  return database;
}
