import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { insertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { insertRows } from './insert-rows.ts';
import type { ProjectRows } from './project-rows.ts';

interface WrittenProject {
  project: ProjectRows;
  propertyId: number;
  promoterId: number;
}

/** Replaces everything that hangs on these projects. Unit types keep their ids by position. */
export async function replaceParts(
  trx: Transaction<Database>,
  written: readonly WrittenProject[],
): Promise<void> {
  const ids = written.map(({ propertyId }) => propertyId);
  for (const table of [
    'survey_numbers',
    'property_metro',
    'property_images',
    'documents',
    'complaints',
  ] as const) {
    await sql`delete from ${sql.table(table)} where property_id = any(${ids})`.execute(trx);
  }
  await upsertUnits(trx, written);

  const rows = <Row extends object>(part: (project: ProjectRows) => readonly Row[]) =>
    written.flatMap(({ project, propertyId }) =>
      part(project).map((row) => ({ ...row, property_id: propertyId })),
    );
  await insertPlainRows(
    trx,
    'survey_numbers',
    rows(({ surveyNumbers }) => surveyNumbers),
  );
  await insertPlainRows(
    trx,
    'property_metro',
    rows(({ metro }) => metro),
  );
  await insertPlainRows(
    trx,
    'property_images',
    rows(({ images }) => images),
  );
  await insertPlainRows(
    trx,
    'documents',
    rows(({ documents }) => documents),
  );
  await upsertComplaints(trx, written);
}

async function upsertUnits(
  trx: Transaction<Database>,
  written: readonly WrittenProject[],
): Promise<void> {
  const units = written.flatMap(({ project, propertyId }) =>
    project.units.map(({ row }) => ({ ...row, property_id: propertyId })),
  );
  const unitIds = new Map<string, number>();
  await insertRows(units, async (values) => {
    const rows = await trx
      .insertInto('unit_types')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['property_id', 'position']).doUpdateSet((row) => ({
          label: row.ref('excluded.label'),
          type: row.ref('excluded.type'),
          bhk: row.ref('excluded.bhk'),
          carpet_sqft_min: row.ref('excluded.carpet_sqft_min'),
          carpet_sqft_max: row.ref('excluded.carpet_sqft_max'),
          super_built_up_sqft_min: row.ref('excluded.super_built_up_sqft_min'),
          super_built_up_sqft_max: row.ref('excluded.super_built_up_sqft_max'),
          plot_sqft_min: row.ref('excluded.plot_sqft_min'),
          plot_sqft_max: row.ref('excluded.plot_sqft_max'),
          bathrooms: row.ref('excluded.bathrooms'),
          balconies: row.ref('excluded.balconies'),
          facings: row.ref('excluded.facings'),
          floors: row.ref('excluded.floors'),
          unit_count: row.ref('excluded.unit_count'),
          price_min: row.ref('excluded.price_min'),
          price_max: row.ref('excluded.price_max'),
          all_in_price: row.ref('excluded.all_in_price'),
          all_in_price_max: row.ref('excluded.all_in_price_max'),
          all_in_at_least: row.ref('excluded.all_in_at_least'),
        })),
      )
      .returning(['id', 'property_id', 'position'])
      .execute();
    for (const { id, property_id, position } of rows) unitIds.set(`${property_id}/${position}`, id);
  });

  const kept = [...unitIds.values()];
  const propertyIds = written.map(({ propertyId }) => propertyId);
  await sql`delete from unit_types
    where property_id = any(${propertyIds}) and not id = any(${kept})`.execute(trx);
  await sql`delete from price_lines where unit_type_id = any(${kept})`.execute(trx);
  const lines = written.flatMap(({ project, propertyId }) =>
    project.units.flatMap(({ row, lines }) =>
      lines.map((line) => ({
        ...line,
        unit_type_id: unitIds.get(`${propertyId}/${row.position}`) ?? 0,
      })),
    ),
  );
  await insertPlainRows(trx, 'price_lines', lines);
}

/** A complaint belongs to a promoter; several projects of one promoter may report the same. */
async function upsertComplaints(
  trx: Transaction<Database>,
  written: readonly WrittenProject[],
): Promise<void> {
  const byNumber = new Map(
    written.flatMap(({ project, propertyId, promoterId }) =>
      project.complaints.map(({ row, isAboutThisProject }) => [
        `${promoterId}/${row.complaint_number}/${isAboutThisProject}`,
        { ...row, promoter_id: promoterId, property_id: isAboutThisProject ? propertyId : null },
      ]),
    ),
  );
  const about = [...byNumber.values()];
  const named = new Set(about.flatMap((row) => (row.property_id === null ? [] : [numberOf(row)])));
  // The project itself knows best that a complaint is about it.
  const rows = about.filter((row) => row.property_id !== null || !named.has(numberOf(row)));
  await insertRows(rows, (values) =>
    trx
      .insertInto('complaints')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['promoter_id', 'complaint_number']).doUpdateSet((row) => ({
          property_id: sql`coalesce(excluded.property_id, complaints.property_id)`,
          filed_on: row.ref('excluded.filed_on'),
          subject: row.ref('excluded.subject'),
          complainant: row.ref('excluded.complainant'),
          project_name: row.ref('excluded.project_name'),
          status: row.ref('excluded.status'),
        })),
      )
      .execute(),
  );
}

function numberOf(row: { promoter_id: number; complaint_number: string }): string {
  return `${row.promoter_id}/${row.complaint_number}`;
}
