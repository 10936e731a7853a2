import type { PropertyImport } from '@manemitra/contract/staff-properties-edits';
import { type Kysely, sql } from 'kysely';
import type { ImportedFact } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { changeInWords } from '#server/features/fact-words/public.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';

/** A page of the imports that gave facts of a project, also those that were taken back, the latest first. */
export async function listPropertyImports(
  db: Kysely<Database>,
  propertyId: number,
  asked: PageAsked,
) {
  const told = db.selectFrom(toldOf(db, propertyId).as('told'));
  return pageOf(
    asked,
    told,
    told
      .innerJoin('catalogue_imports as i', 'i.id', 'told.import_id')
      .leftJoin('staff_accounts as a', 'a.id', 'i.staff_id')
      .selectAll('told')
      .select(['i.kind', 'i.file_name', 'a.name as by'])
      .orderBy('told.at', 'desc')
      .orderBy('told.import_id', 'desc'),
    (row): PropertyImport => ({
      id: row.import_id,
      kind: row.kind,
      fileName: row.file_name,
      at: row.at.toISOString(),
      by: row.by,
      outcome: row.outcome,
      fields: row.changes.map((change) => {
        const { label, was, is } = changeInWords(change);
        return { label, before: was, after: is };
      }),
      beside: row.beside.length,
      takenBackAt: row.taken_back_at?.toISOString() ?? null,
    }),
  );
}

/** The rows about a project in each import that was applied; one that was only previewed gave nothing. */
function toldOf(db: Kysely<Database>, propertyId: number) {
  const reported = db
    .selectFrom('import_rows')
    .select(['import_id', 'outcome', 'changes', 'beside'])
    .where('property_id', '=', propertyId)
    .unionAll(
      db
        .selectFrom('register_rows')
        .select([
          'import_id',
          sql<'added' | 'changed' | 'unchanged'>`outcome`.as('outcome'),
          'changes',
          'beside',
        ])
        .where('property_id', '=', propertyId),
    );
  const told = db
    .selectFrom('property_tellings')
    .select(['import_id', 'at', 'taken_back_at'])
    .where('property_id', '=', propertyId)
    .unionAll(
      db
        .selectFrom('repeated_tellings as again')
        .innerJoin('property_tellings as of', 'of.id', 'again.telling_id')
        .select([
          'again.import_id',
          'again.at',
          sql<Date | null>`null::timestamptz`.as('taken_back_at'),
        ])
        .where('of.property_id', '=', propertyId),
    );
  return db
    .selectFrom(told.as('t'))
    .innerJoin(reported.as('r'), 'r.import_id', 't.import_id')
    .groupBy(['r.import_id'])
    .select([
      'r.import_id',
      sql<Date>`min(t.at)`.as('at'),
      sql<Date | null>`max(t.taken_back_at)`.as('taken_back_at'),
      // Rows of projects that were merged tell of one.
      sql<'added' | 'changed' | 'unchanged'>`min(r.outcome)`.as('outcome'),
      sql<ImportedFact[]>`(array_agg(r.changes))[1]`.as('changes'),
      sql<ImportedFact[]>`(array_agg(r.beside))[1]`.as('beside'),
    ]);
}
