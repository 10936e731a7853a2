import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#server/database/schema.ts';
import { selectDetails } from '#server/features/properties/public.ts';

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
  const { complaints, metro, oldSlugs, ...property } = others;
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
  };
}

function selectEditables(db: Kysely<Database>) {
  return selectDetails(db).select((p) => [
    jsonArrayFrom(
      p
        .selectFrom('complaints as c')
        .whereRef('c.property_id', '=', 'p.id')
        .selectAll('c')
        .orderBy('c.id'),
    ).as('complaints'),
    jsonArrayFrom(
      p
        .selectFrom('project_slugs as o')
        .whereRef('o.property_id', '=', 'p.id')
        .select('o.slug')
        .orderBy('o.replaced_at', 'desc'),
    ).as('oldSlugs'),
  ]);
}
