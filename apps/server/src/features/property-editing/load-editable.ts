import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#server/database/schema.ts';

export type Editable = NonNullable<Awaited<ReturnType<typeof loadEditable>>>;

/** One project with everything that staff edit of it, published or not; `undefined` when there is none. */
export async function loadEditable(db: Kysely<Database>, id: number) {
  const [editable] = await loadEditables(db, [id]);
  return editable;
}

/** Several such projects in one round trip, in the order of their ids. */
export async function loadEditables(db: Kysely<Database>, ids: readonly number[]) {
  const rows = await selectEditables(db)
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('p.id')
    .execute();
  return rows.map(inParts);
}

type EditableRow = Awaited<ReturnType<ReturnType<typeof selectEditables>['execute']>>[number];

function inParts(row: EditableRow) {
  const { promoter, units, lines, surveyNumbers, images, documents, ...others } = row;
  const { complaints, metro, oldSlugs, checks, ...property } = others;
  return {
    property,
    promoter,
    units,
    lines,
    surveyNumbers,
    images,
    documents,
    complaints,
    metro,
    oldSlugs: oldSlugs.map(({ slug }) => slug),
    checks,
  };
}

function selectEditables(db: Kysely<Database>) {
  return db
    .selectFrom('properties as p')
    .selectAll('p')
    .select((p) => [
      jsonObjectFrom(
        p
          .selectFrom('promoters as pr')
          .whereRef('pr.id', '=', 'p.promoter_id')
          .select(['pr.id', 'pr.slug', 'pr.name']),
      )
        .$notNull()
        .as('promoter'),
      jsonArrayFrom(
        p
          .selectFrom('unit_types as u')
          .whereRef('u.property_id', '=', 'p.id')
          .selectAll('u')
          .orderBy('u.position'),
      ).as('units'),
      jsonArrayFrom(
        p
          .selectFrom('price_lines as l')
          .innerJoin('unit_types as lu', 'lu.id', 'l.unit_type_id')
          .whereRef('lu.property_id', '=', 'p.id')
          .select(['l.unit_type_id', 'l.stage', 'l.kind', 'l.rupees'])
          .orderBy('l.kind'),
      ).as('lines'),
      jsonArrayFrom(
        p
          .selectFrom('survey_numbers as s')
          .whereRef('s.property_id', '=', 'p.id')
          .select(['s.survey_number', 's.khatha'])
          .orderBy('s.position'),
      ).as('surveyNumbers'),
      jsonArrayFrom(
        p
          .selectFrom('property_images as i')
          .whereRef('i.property_id', '=', 'p.id')
          .select(['i.kind', 'i.url', 'i.caption', 'i.width', 'i.height'])
          .orderBy('i.position'),
      ).as('images'),
      jsonArrayFrom(
        p
          .selectFrom('documents as d')
          .whereRef('d.property_id', '=', 'p.id')
          .select(['d.section', 'd.name', 'd.url'])
          .orderBy('d.position'),
      ).as('documents'),
      jsonArrayFrom(
        p
          .selectFrom('complaints as c')
          .whereRef('c.property_id', '=', 'p.id')
          .selectAll('c')
          .orderBy('c.id'),
      ).as('complaints'),
      jsonArrayFrom(
        p
          .selectFrom('property_metro as m')
          .whereRef('m.property_id', '=', 'p.id')
          .select(['m.line', 'm.station_name', 'm.station_status', 'm.meters'])
          .orderBy('m.meters'),
      ).as('metro'),
      jsonArrayFrom(
        p
          .selectFrom('project_slugs as o')
          .whereRef('o.property_id', '=', 'p.id')
          .select('o.slug')
          .orderBy('o.replaced_at', 'desc'),
      ).as('oldSlugs'),
      jsonArrayFrom(
        p
          .selectFrom('property_fact_checks as f')
          .leftJoin('staff_accounts as a', 'a.id', 'f.staff_id')
          .whereRef('f.property_id', '=', 'p.id')
          .select(['f.fact_group', sql<string>`f.checked_on::text`.as('checked_on'), 'a.name'])
          .orderBy('f.fact_group'),
      ).as('checks'),
    ]);
}
