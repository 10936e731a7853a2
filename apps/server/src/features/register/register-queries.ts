import type { RegisterFileView, RegisterRowView } from '@manemitra/contract/staff-register';
import type { RegisterOutcome } from '@manemitra/domain/register';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changeInWords } from '#server/features/fact-words/public.ts';
import { found } from '#server/platform/database/found.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';

const selectFiles = (db: Kysely<Database>) =>
  db
    .selectFrom('catalogue_imports as i')
    .leftJoin('staff_accounts as a', 'a.id', 'i.staff_id')
    .where('i.kind', '=', 'register')
    .select([
      'i.id',
      'i.file_name',
      'i.as_of',
      'i.status',
      'i.taking_back',
      'i.created_at',
      'i.finished_at',
      'a.name as started_by',
      sql<Record<RegisterOutcome, number>>`coalesce((
        select json_object_agg(outcome, rows) from (
          select outcome, count(*)::int as rows from register_rows r
          where r.import_id = i.id group by outcome
        ) counted), '{}')`.as('counts'),
      sql<number>`(
        select count(*)::int from register_rows r where r.import_id = i.id and r.marks <> '{}'
      )`.as('marked'),
    ]);

type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number];

/** `22 rows, 14 matched`: a file of the register and what it does. */
function presentFile({ counts, ...row }: FileRow): RegisterFileView {
  const of = (outcome: RegisterOutcome): number => counts[outcome] ?? 0;
  const [changed, unchanged] = [of('changed'), of('unchanged')];
  return {
    id: row.id,
    fileName: row.file_name,
    asOf: row.as_of ?? '',
    status: row.status === 'done' ? 'applied' : row.status === 'running' ? 'stopped' : 'seen',
    takingBack: row.taking_back,
    rows: changed + unchanged + of('unmatched') + of('refused'),
    matched: changed + unchanged,
    changed,
    marked: row.marked,
    unmatched: of('unmatched'),
    refused: of('refused'),
    startedBy: row.started_by,
    createdAt: row.created_at.toISOString(),
  };
}

export async function listRegisterFiles(db: Kysely<Database>, asked: PageAsked) {
  const all = db.selectFrom('catalogue_imports').where('kind', '=', 'register');
  return pageOf(asked, all, selectFiles(db).orderBy('i.id', 'desc'), presentFile);
}

export async function findRegisterFile(
  db: Kysely<Database>,
  id: number,
): Promise<RegisterFileView> {
  const row = await selectFiles(db).where('i.id', '=', id).executeTakeFirst();
  return presentFile(found(row, 'import.not-found'));
}

/** A page of the rows of such a file, or of those with one outcome. */
export async function listRegisterRows(
  db: Kysely<Database>,
  id: number,
  { page, pageSize, only }: PageAsked & { only?: RegisterOutcome | undefined },
) {
  await findRegisterFile(db, id);
  const of = db
    .selectFrom('register_rows as r')
    .where('r.import_id', '=', id)
    .$if(only !== undefined, (rows) => rows.where('r.outcome', '=', only ?? 'changed'));
  return pageOf(
    { page, pageSize },
    of,
    of
      .leftJoin('properties as p', 'p.id', 'r.property_id')
      .selectAll('r')
      .select('p.name as property')
      // Rows that people must look at come first.
      .orderBy(sql`cardinality(r.marks) > 0`, 'desc')
      .orderBy('r.line')
      .orderBy('r.id'),
    (row): RegisterRowView => ({
      id: row.id,
      line: row.line,
      sheetRow: row.sheet_row,
      reraNumber: row.rera_number,
      project: row.project,
      promoter: row.promoter,
      outcome: row.outcome,
      property:
        row.property_id === null || row.property === null
          ? null
          : { id: row.property_id, name: row.property },
      marks: row.marks,
      changes: row.changes.map(changeInWords),
      beside: row.beside.map(changeInWords),
      reasons: row.reasons,
    }),
  );
}
