import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { found } from '#server/platform/database/found.ts';
import { type ImportRow, presentImport } from './present-import.ts';

interface PageAsked {
  page: number;
  pageSize: number;
}

const selectImports = (db: Kysely<Database>) =>
  db
    .selectFrom('catalogue_imports as i')
    .leftJoin('staff_accounts as a', 'a.id', 'i.staff_id')
    .selectAll('i')
    .select(sql<string | null>`a.name`.as('started_by'));

export async function findImport(db: Kysely<Database>, id: number): Promise<ImportRow> {
  const row = await selectImports(db).where('i.id', '=', id).executeTakeFirst();
  return found(row, 'import.not-found');
}

export async function listImports(db: Kysely<Database>, { page, pageSize }: PageAsked) {
  const { total } = await db
    .selectFrom('catalogue_imports')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectImports(db)
    .orderBy('i.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(presentImport), total, page, pageSize };
}

export async function listRefusedRows(
  db: Kysely<Database>,
  id: number,
  { page, pageSize }: PageAsked,
) {
  await findImport(db, id);
  const of = db.selectFrom('import_refusals').where('import_id', '=', id);
  const { total } = await of
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const items = await of
    .select(['line', 'sheet_row as sheetRow', 'project', 'field', 'reason'])
    .orderBy('line')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items, total, page, pageSize };
}

/** What became of fields that staff had set, row by row. */
export async function listStaffFields(
  db: Kysely<Database>,
  id: number,
  { page, pageSize }: PageAsked,
) {
  const { staff_fields: total } = await findImport(db, id);
  const items = await db
    .selectFrom('import_notes')
    .select(['line', 'sheet_row as sheetRow', 'project', 'field', 'outcome', 'reason'])
    .where('import_id', '=', id)
    .orderBy('line')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items, total, page, pageSize };
}

const BATCH = 1000;

/** All of them, a batch at a time. */
export async function* refusedRows(db: Kysely<Database>, id: number) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_refusals')
      .select(['id', 'line', 'sheet_row', 'project', 'field', 'reason'])
      .where('import_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}
