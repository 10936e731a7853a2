import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import { type Likeness, likeness } from '@manemitra/domain/likeness/likeness';
import { likenessKeys, pairsToCompare } from '@manemitra/domain/likeness/likeness-keys';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { type Compared, comparableProjects } from './comparable-projects.ts';
import { noteDoubles } from './note-doubles.ts';

export const LOOK_FOR_DOUBLES = 'look-for-doubles';

/** Pairs that are compared before others may use the process. */
const AT_ONCE = 500;

/** Every night, and when staff ask, all projects are looked through: they change by edits too. */
export const likelyDoubleJobs = ({
  db,
  now,
}: {
  db: Kysely<Database>;
  now: () => Date;
}): JobTable => ({
  tasks: { [LOOK_FOR_DOUBLES]: () => lookForDoubles(db, now()) },
  schedule: [{ task: LOOK_FOR_DOUBLES, at: '50 20 * * *' }],
});

/**
 * Lists the pairs of projects that look like one, and drops those that do so no longer. What staff judged stays. Doing it
 * twice is harmless.
 */
async function lookForDoubles(db: Kysely<Database>, at: Date): Promise<void> {
  const projects = await comparableProjects(db, sql<boolean>`true`);
  await keepKeys(db, projects);
  const pairs: { ids: readonly [number, number]; like: Likeness }[] = [];
  let compared = 0;
  for (const [one, other] of pairsToCompare(projects)) {
    const like = likeness(one, other);
    if (like !== undefined) pairs.push({ ids: [one.id, other.id], like });
    compared += 1;
    if (compared % AT_ONCE === 0) await setImmediate();
  }
  await db.transaction().execute(async (trx) => {
    const still = pairs.map(({ ids: [one, other] }) => `${one} ${other}`);
    await sql`
      delete from likely_doubles
      where not is_not_same and found_at <= ${at}
        and not (one_id || ' ' || other_id) = any(${still}::text[])`.execute(trx);
    await noteDoubles(trx, pairs, at);
  });
}

/** The keys are derived from names; rows written by an earlier release do not have them yet. */
async function keepKeys(db: Kysely<Database>, projects: readonly Compared[]): Promise<void> {
  const stored = await db.selectFrom('properties').select(['id', 'likeness_keys']).execute();
  const before = new Map(stored.map(({ id, likeness_keys }) => [id, likeness_keys]));
  const changed = projects.flatMap((project) => {
    const keys = likenessKeys(project);
    return isDeepStrictEqual(before.get(project.id), keys)
      ? []
      : [{ id: project.id, likeness_keys: keys }];
  });
  if (changed.length === 0) return;
  await sql`
    update properties p set likeness_keys = c.likeness_keys
    from json_populate_recordset(null::properties, ${JSON.stringify(changed)}::json) c
    where p.id = c.id`.execute(db);
}
