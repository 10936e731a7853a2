import { dayInIndia } from '@manemitra/domain/moments';
import { PLACE_RULES } from '@manemitra/query/whereabouts/derived-place';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { projectRows, type ProjectRows } from '#server/features/catalogue/public.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { storedProjects } from '#server/features/property-editing/public.ts';
import { insertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';

export const BRING_UP_PLACES = 'bring-up-places';

/** Projects that are worked through before others may write. */
const AT_ONCE = 200;

/** Where projects lie by their words, their zones and their localities follow from rules; those of earlier ones are brought up. */
export const projectPlaceJobs = ({
  db,
  now,
}: {
  db: Kysely<Database>;
  now: () => Date;
}): JobTable => ({
  tasks: { [BRING_UP_PLACES]: () => bringUpPlaces(db, now()) },
  schedule: [{ task: BRING_UP_PLACES, at: '*/5 * * * *' }],
});

/** Doing it twice is harmless; a killed run continues where it stopped. */
async function bringUpPlaces(db: Kysely<Database>, at: Date): Promise<void> {
  const today = dayInIndia(at.toISOString());
  let after: number | undefined = 0;
  do {
    const from: number = after;
    after = await inLoadTransaction(db, async (trx) => {
      const behind = await trx
        .selectFrom('properties')
        .select('id')
        .where(sql<boolean>`place_rules is distinct from ${PLACE_RULES}`)
        .where('id', '>', from)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      const stored = await storedProjects(
        trx,
        behind.map(({ id }) => id),
      );
      await writePlaces(
        trx,
        [...stored].map(([id, { record }]) => ({ id, rows: projectRows(record, today) })),
      );
      return behind.at(-1)?.id;
    });
  } while (after !== undefined);
}

async function writePlaces(
  trx: Transaction<Database>,
  projects: readonly { id: number; rows: ProjectRows }[],
): Promise<void> {
  const rows = projects.map(({ id, rows: { property } }) => ({
    id,
    about_lat: property.about_lat,
    about_lng: property.about_lng,
    about_radius_m: property.about_radius_m,
    about_name: property.about_name,
    about_from: property.about_from,
    zone: property.zone,
    zones: property.zones,
    maybe_zones: property.maybe_zones,
    locality_slugs: property.locality_slugs,
    maybe_locality_slugs: property.maybe_locality_slugs,
    place_contradictions: property.place_contradictions,
    place_rules: property.place_rules,
  }));
  const [first] = rows;
  if (first === undefined) return;
  const set = Object.keys(first).filter((column) => column !== 'id');
  await sql`
    update properties p set ${sql.join(set.map((column) => sql`${sql.ref(column)} = ${sql.ref(`c.${column}`)}`))}
    from json_populate_recordset(null::properties, ${JSON.stringify(rows)}::json) c
    where p.id = c.id`.execute(trx);
  const ids = projects.map(({ id }) => id);
  await sql`delete from property_metro where property_id = any(${ids}::int[])`.execute(trx);
  await insertPlainRows(
    trx,
    'property_metro',
    projects.flatMap(({ id, rows: { metro } }) =>
      metro.map((row) => ({ ...row, property_id: id })),
    ),
  );
}
