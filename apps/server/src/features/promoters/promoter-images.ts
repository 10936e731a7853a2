import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { PromoterImage } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';

/**
 * Details of promoters besides their projects are not in a journal; they are joined, and whatever changes them stores what
 * was there before.
 */

/** Facts of a promoter that such a change may change; the rest is theirs and ours. */
export const PROMOTER_FACTS = [
  'name',
  'org_type',
  'registration_number',
  'address',
  'review_text',
  'review_rating',
  'review_provider',
  'photo_url',
  'is_demonstration',
] as const;

export type Images = ReadonlyMap<number, PromoterImage>;

/** The current details of the promoters with these slugs, also as another name. */
export async function promoterImages(
  trx: Transaction<Database>,
  slugs: readonly string[],
): Promise<Images> {
  const asked = [...new Set(slugs)];
  const { rows } = await sql<PromoterImage & { id: number }>`
    with asked as materialized (
      select * from promoters where slug = any(${asked}::text[])
        or id in (select promoter_id from promoter_names where slug = any(${asked}::text[]))
    ), past as (
      select promoter_id, jsonb_object_agg(name, to_jsonb(o) - 'id') as parts
      from past_projects o where promoter_id in (select id from asked) group by promoter_id
    ), told as (
      select promoter_id, jsonb_object_agg(complaint_number, to_jsonb(c) - 'id') as parts
      from complaints c
      where promoter_id in (select id from asked) and property_id is null group by promoter_id
    )
    select a.id,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(a)) where key = any(${PROMOTER_FACTS})) as columns,
      coalesce(past.parts, '{}') as past_projects, coalesce(told.parts, '{}') as complaints
    from asked a left join past on past.promoter_id = a.id left join told on told.promoter_id = a.id`.execute(
    trx,
  );
  return new Map(rows.map(({ id, ...image }) => [id, image]));
}

/** Promoters whose details differ after a change. */
export function changedPromoters(before: Images, after: Images): ChangedPromoter[] {
  return [...after].flatMap(([id, image]) => {
    const was = before.get(id);
    return was === undefined || isDeepStrictEqual(was, image)
      ? []
      : [{ id, before: was, after: image }];
  });
}

/** A promoter before a change, and after it. */
export interface ChangedPromoter {
  id: number;
  before: PromoterImage;
  after: PromoterImage;
}

/** Restores the details of promoters before a change, except what was changed since. */
export async function bringPromotersBack(
  trx: Transaction<Database>,
  changed: readonly ChangedPromoter[],
): Promise<void> {
  const slugs = await trx
    .selectFrom('promoters')
    .select('slug')
    .where('id', '=', sql<number>`any(${changed.map(({ id }) => id)}::int[])`)
    .execute();
  const now = await promoterImages(
    trx,
    slugs.map(({ slug }) => slug),
  );
  for (const { id, before, after } of changed) {
    const is = now.get(id);
    if (is === undefined) continue;
    const columns = asBefore(before.columns, after.columns, is.columns);
    if (Object.keys(columns).length > 0) {
      await trx
        .updateTable('promoters')
        .set(columns as Partial<{ name: string }>)
        .where('id', '=', id)
        .execute();
    }
    const past = asBefore(before.past_projects, after.past_projects, is.past_projects);
    await rewriteParts(trx, id, { table: 'past_projects', key: 'name', parts: past });
    const complaints = asBefore(before.complaints, after.complaints, is.complaints);
    await rewriteParts(trx, id, {
      table: 'complaints',
      key: 'complaint_number',
      parts: complaints,
    });
  }
}

type Parts = PromoterImage['columns'];

/** The old values of fields that the change set and that nobody has changed since; `undefined` for a field that was absent. */
function asBefore(before: Parts, after: Parts, is: Parts): Parts {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter(
    (name) =>
      !isDeepStrictEqual(before[name], after[name]) && isDeepStrictEqual(after[name], is[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, before[name]]));
}

async function rewriteParts(
  trx: Transaction<Database>,
  promoterId: number,
  { table, key, parts }: { table: 'past_projects' | 'complaints'; key: string; parts: Parts },
): Promise<void> {
  const names = Object.keys(parts);
  if (names.length === 0) return;
  const [at, column] = [sql.table(table), sql.ref(key)];
  // Complaints about a project are facts of that project.
  const isOfPromoter = table === 'complaints' ? sql`property_id is null` : sql`true`;
  await sql`
    delete from ${at}
    where promoter_id = ${promoterId} and ${column} = any(${names}) and ${isOfPromoter}`.execute(
    trx,
  );
  const rows = Object.values(parts).filter((row) => row !== undefined);
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0] as object).map((name) => sql.ref(name)));
  await sql`
    insert into ${at} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${at}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}
