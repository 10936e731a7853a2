import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { insertPlainRows, upsertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { mustGet } from '#server/platform/must-get.ts';
import type { ProjectRows } from './project-rows.ts';

interface WrittenProject {
  project: ProjectRows;
  propertyId: number;
  promoterId: number;
  /** Nothing hangs on it yet. */
  isNew: boolean;
}

/** Replaces everything that hangs on these projects. Unit types keep their ids by position. */
export async function replaceParts(
  trx: Transaction<Database>,
  written: readonly WrittenProject[],
): Promise<void> {
  await removeParts(
    trx,
    written.flatMap(({ propertyId, isNew }) => (isNew ? [] : propertyId)),
  );
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

async function removeParts(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of [
    'survey_numbers',
    'property_metro',
    'property_images',
    'documents',
    'complaints',
  ] as const) {
    await sql`delete from ${sql.table(table)} where property_id = any(${ids}::int[])`.execute(trx);
  }
  await sql`
    delete from price_lines where unit_type_id in (
      select id from unit_types where property_id = any(${ids}::int[]))`.execute(trx);
}

async function upsertUnits(
  trx: Transaction<Database>,
  written: readonly WrittenProject[],
): Promise<void> {
  const units = written.flatMap(({ project, propertyId }) =>
    project.units.map(({ row }) => ({ ...row, property_id: propertyId })),
  );
  const rows = await upsertPlainRows(trx, 'unit_types', units, {
    key: ['property_id', 'position'],
    set: {
      label: 'taken',
      type: 'taken',
      bhk: 'taken',
      carpet_sqft_min: 'taken',
      carpet_sqft_max: 'taken',
      super_built_up_sqft_min: 'taken',
      super_built_up_sqft_max: 'taken',
      plot_sqft_min: 'taken',
      plot_sqft_max: 'taken',
      bathrooms: 'taken',
      balconies: 'taken',
      facings: 'taken',
      floors: 'taken',
      unit_count: 'taken',
      price_min: 'taken',
      price_max: 'taken',
      all_in_price: 'taken',
      all_in_price_max: 'taken',
      all_in_at_least: 'taken',
    },
    answer: ['id', 'property_id', 'position'],
  });
  const unitIds = new Map(
    rows.map(({ id, property_id, position }) => [`${property_id}/${position}`, id]),
  );
  await removeOtherUnits(trx, written, [...unitIds.values()]);
  const lines = written.flatMap(({ project, propertyId }) =>
    project.units.flatMap(({ row, lines }) =>
      lines.map((line) => ({
        ...line,
        unit_type_id: mustGet(unitIds, `${propertyId}/${row.position}`),
      })),
    ),
  );
  await insertPlainRows(trx, 'price_lines', lines);
}

async function removeOtherUnits(
  trx: Transaction<Database>,
  written: readonly WrittenProject[],
  kept: readonly number[],
): Promise<void> {
  const ids = written.flatMap(({ propertyId, isNew }) => (isNew ? [] : propertyId));
  if (ids.length === 0) return;
  await sql`
    delete from unit_types
    where property_id = any(${ids}::int[]) and not id = any(${kept}::int[])`.execute(trx);
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
  await upsertPlainRows(trx, 'complaints', rows, {
    key: ['promoter_id', 'complaint_number'],
    set: {
      property_id: sql`coalesce(excluded.property_id, complaints.property_id)`,
      filed_on: 'taken',
      subject: 'taken',
      complainant: 'taken',
      project_name: 'taken',
      status: 'taken',
    },
    answer: [],
  });
}

function numberOf(row: { promoter_id: number; complaint_number: string }): string {
  return `${row.promoter_id}/${row.complaint_number}`;
}
