import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { type Likeness, likeness } from '@manemitra/domain/likeness/likeness';
import { likenessKeys, SHARED_AT_MOST } from '@manemitra/domain/likeness/likeness-keys';
import { mayBeOne, type Registered, registeredAs } from '@manemitra/domain/likeness/rera-core';
import { dayOfPeriod } from '@manemitra/domain/periods';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { localityOf } from '#server/features/catalogue/public.ts';
import { type Compared, comparableProjects } from './comparable-projects.ts';

/** A stored project that looks like another one. */
export interface Alike {
  project: Compared;
  like: Likeness;
}

/** Stored projects that look like each of these, which may be stored themselves; including those that staff told apart. */
export async function storedAlike(
  db: Kysely<Database>,
  asked: readonly (Omit<Compared, 'id'> & { id?: number })[],
): Promise<Alike[][]> {
  const keys = asked.map((each) => likenessKeys(each));
  const { sharing, registered } = await sharingFew(db, [...new Set(keys.flat())]);
  const candidates = asked.map(({ id: own, reraNumbers }, i) => {
    const shared = new Set((keys[i] ?? []).flatMap((key) => sharing.get(key) ?? []));
    const numbers = registeredAs(reraNumbers);
    return [...shared].filter((id) => {
      const others = registered.get(id);
      return id !== own && others !== undefined && mayBeOne(numbers, others);
    });
  });
  const own = asked.flatMap(({ id, ...project }) => (id === undefined ? [] : { id, ...project }));
  const byId = new Map<number, Compared>(own.map((project) => [project.id, project]));
  const ids = [...new Set(candidates.flat())].filter((id) => !byId.has(id));
  const others = sql<boolean>`p.id = any(${ids}::int[])`;
  for (const project of ids.length === 0 ? [] : await comparableProjects(db, others))
    byId.set(project.id, project);
  return asked.map((one, i) =>
    (candidates[i] ?? []).flatMap((id) => {
      const project = byId.get(id);
      const like = project === undefined ? undefined : likeness(one, project);
      return project === undefined || like === undefined ? [] : [{ project, like }];
    }),
  );
}

/**
 * The stored projects that share each of these keys, of those that few share, and what their numbers say: what many share tells nothing, and is most of a catalogue
 * of ten thousand. So for each key one more than `SHARED_AT_MOST` is read at most, however many share it. What was deleted or merged is left out
 * behind the look-up, where it cannot be taken for the narrower question: before a new catalogue has statistics, PostgreSQL takes
 * projects that are not deleted for rare, and read all of them for each key.
 */
async function sharingFew(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<{
  sharing: ReadonlyMap<string, readonly number[]>;
  registered: ReadonlyMap<number, Registered>;
}> {
  const { rows } = await sql<{
    ids: Record<string, number[]> | null;
    numbers: Record<string, string[]> | null;
  }>`
    with few as materialized (
      select k.key, array_agg(p.id order by p.id) as ids
      from unnest(${keys}::text[]) as k(key) cross join lateral (
        with sharing as materialized (
          select id, deleted_at, merged_into from properties where likeness_keys @> array[k.key]
        )
        select id from sharing where deleted_at is null and merged_into is null
        limit ${SHARED_AT_MOST + 1}
      ) p
      group by k.key having count(*) <= ${SHARED_AT_MOST}
    )
    select (select json_object_agg(key, ids) from few) as ids, (
      select json_object_agg(id, rera_numbers) from properties
      where id = any(array(select distinct unnest(ids) from few))
    ) as numbers`.execute(db);
  const [{ ids, numbers } = { ids: null, numbers: null }] = rows;
  return {
    sharing: new Map(Object.entries(ids ?? {})),
    registered: new Map(
      Object.entries(numbers ?? {}).map(([id, each]) => [Number(id), registeredAs(each)]),
    ),
  };
}

/** A row of a file in the form in which it is compared with stored projects. */
export function comparableRecord(record: ProjectRecord): Omit<Compared, 'id'> {
  const { coordinates, possessionOn } = record;
  const point = coordinates ? ([coordinates.lat, coordinates.lng] as const) : null;
  return {
    name: record.name,
    promoter: record.promoter.name,
    reraNumbers: record.reraNumbers ?? [],
    locality: localityOf(record.locality, point ?? undefined) ?? null,
    pincode: record.pincode ?? null,
    point,
    totalUnits: record.totalUnits ?? null,
    landSqm: record.landSqm ?? null,
    towers: record.towers ?? null,
    possessionOn: possessionOn === undefined ? null : dayOfPeriod(possessionOn).day,
    approvalReference: record.approvalReference ?? null,
    surveyNumbers: record.surveyNumbers ?? [],
  };
}
