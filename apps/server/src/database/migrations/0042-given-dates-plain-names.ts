import { sql, type Kysely } from 'kysely';
import { plainNames } from './0042-plain-names.ts';

/** Takes back what was said of projects and nobody had said: days on which a register was asked, and garbled names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await onlyGivenDates(db);
  await onlySafePictures(db);
  await countMissingAgain(db);
  await plainNames(db);
}

/**
 * Until now a register was said to have been asked on the day of the source, or else of the import. A day stays where it can
 * only have been given: by staff; or by a file, when it is neither the day of the source nor one on which the project was
 * here already. The demonstration catalogue gives its days itself.
 */
async function onlyGivenDates(db: Kysely<unknown>): Promise<void> {
  const isOfFile = (column: string) => sql`
    case when p.facts_checked_on is null
      then p.${sql.ref(column)} < (p.created_at at time zone 'Asia/Kolkata')::date
      else p.${sql.ref(column)} <> p.facts_checked_on end`;
  const isOfStaff = sql`exists (
    select from property_changes c
    where c.property_id = p.id and c.section = 'legal' and c.undoes is null
      and c.after ->> 'reraCheckedOn' = p.rera_checked_on::text
      and not exists (select from property_changes u where u.undoes = c.id))`;
  await sql`
    update properties p set
      rera_checked_on = case when ${isOfFile('rera_checked_on')} or ${isOfStaff} then rera_checked_on end,
      complaints_checked_on = case when ${isOfFile('complaints_checked_on')} then complaints_checked_on end,
      past_projects_checked_on = case when ${isOfFile('past_projects_checked_on')} then past_projects_checked_on end
    where not p.is_demonstration
      and (p.rera_checked_on is not null or p.complaints_checked_on is not null
        or p.past_projects_checked_on is not null)`.execute(db);
}

/** Pictures were taken in under any address: `javascript:`, `//host`, or a way out of the folder of our drawings. */
async function onlySafePictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from property_images
    where url !~* '^https?://[^/]'
      and url !~ '^/media/[0-9a-f]{32}\\.webp$'
      and url !~ '^/pictures/[1-9][0-9]{0,3}/[a-z-]+/[a-z-]+/[a-z0-9_-]+\\.svg$'`.execute(db);
}

/** What is known less of now; each write of a project counts it anew. */
async function countMissingAgain(db: Kysely<unknown>): Promise<void> {
  await sql`
    with weights (key, weight) as (values
      ('place', 3), ('ready', 3), ('price', 3), ('khatha', 3), ('approver', 3), ('rera', 3), ('litigation', 3),
      ('size', 2), ('possession-costs', 2), ('water', 2), ('occupancy-certificate', 2), ('pictures', 2),
      ('documents', 2), ('complaints', 2),
      ('amenities', 1), ('maintenance', 1), ('total-units', 1), ('open-space', 1), ('description', 1)
    ), missing as (
      select p.id, p.missing_facts || array_remove(array[
        case when cardinality(p.rera_numbers) = 0 and p.rera_checked_on is null then 'rera' end,
        case when p.complaints_checked_on is null
          and not exists (select from complaints c where c.property_id = p.id) then 'complaints' end,
        case when not exists (select from property_images i where i.property_id = p.id) then 'pictures' end
      ], null) as facts
      from properties p where not p.is_demonstration
    ), counted as (
      select m.id, array_agg(w.key order by w.weight desc) filter (where w.key = any(m.facts)) as facts,
        round(100.0 * coalesce(sum(w.weight) filter (where w.key <> all(m.facts)), 0) / sum(w.weight)) as percent
      from missing m, weights w group by m.id
    )
    update properties p set missing_facts = coalesce(c.facts, '{}'), completeness = c.percent
    from counted c
    where c.id = p.id and cardinality(p.missing_facts) <> cardinality(coalesce(c.facts, '{}'))`.execute(
    db,
  );
}
