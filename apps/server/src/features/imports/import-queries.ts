import type { LineReason } from '@manemitra/catalogue/import/rows-to-mend';
import { NO_PROJECT } from '@manemitra/catalogue/import/rows-apart';
import type {
  ImportedRow,
  RefusalAside,
  RowFilter,
} from '@manemitra/contract/staff-properties-imports';
import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { found } from '#server/platform/database/found.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';
import type { Refusal } from './judge-rows.ts';
import { type ImportRow, presentImport } from './present-import.ts';
import { presentImportRow } from './present-import-row.ts';
import { BUILDER_ASKED } from './builderless-rows.ts';
import { LEFT_OUT } from './rows-as-chosen.ts';

const PROMOTERS_NAMED = 50;

/** Drafts are counted from those there are, which are few ("offset 0" says so): a page that shows an import asks each second. */
const selectImports = (db: Kysely<Database>) =>
  db
    .selectFrom('catalogue_imports as i')
    .leftJoin('staff_accounts as a', 'a.id', 'i.staff_id')
    .selectAll('i')
    .select([
      sql<string | null>`a.name`.as('started_by'),
      sql<number>`(
        select count(*)::int from (
          select id from properties where not is_published and deleted_at is null offset 0
        ) p
        where exists (
          select from import_rows r
          where r.import_id = i.id and r.outcome = 'added' and r.property_id = p.id)
      )`.as('drafts'),
      sql<string[]>`array(
        select p.name from import_promoters m join promoters p on p.id = m.promoter_id
        where m.import_id = i.id and m.is_made and p.deleted_at is null and i.taking_back = 'done'
        order by p.name limit ${PROMOTERS_NAMED})`.as('promoters_left'),
      sql<ImportRow['unread']>`(
        select coalesce(json_agg(json_build_object('column', f.field, 'cells', f.cells) order by f.cells desc, f.field), '[]')
        from (
          select field, count(distinct line)::int as cells from import_refusals
          where import_id = i.id and is_cell and i.status <> 'running' group by field
        ) f)`.as('unread'),
    ]);

export async function findImport(db: Kysely<Database>, id: number): Promise<ImportRow> {
  const row = await selectImports(db).where('i.id', '=', id).executeTakeFirst();
  return found(row, 'import.not-found');
}

export async function listImports(db: Kysely<Database>, asked: PageAsked) {
  const all = db.selectFrom('catalogue_imports').where('kind', '=', 'projects');
  const rows = selectImports(db).where('i.kind', '=', 'projects').orderBy('i.id', 'desc');
  return pageOf(asked, all, rows, presentImport);
}

/** Why a refusal asks nothing of anybody. */
const asideIn = (id: number) => sql<RefusalAside | null>`case
  when not is_cell and reason like ${`%${NO_PROJECT}`} then 'no-project'
  when not is_cell and reason = ${LEFT_OUT} then 'left-out'
  when not is_cell and reason = any(${BUILDER_ASKED}::text[])
    and exists (select from catalogue_imports where id = ${id} and status = 'uploaded') then 'asked'
  when (project, field, reason, is_cell) in (
    select f.project, f.field, f.reason, f.is_cell
    from import_refusals f join catalogue_imports i on i.id = f.import_id
    where i.id < ${id} and i.status = 'done' and i.taking_back is null) then 'before'
  end`;

export async function listRefusedRows(db: Kysely<Database>, id: number, asked: PageAsked) {
  await findImport(db, id);
  const of = db.selectFrom('import_refusals').where('import_id', '=', id);
  const rows = of
    .select(['line', 'sheet_row as sheetRow', 'project', 'field', 'reason', 'is_cell as isCell'])
    .select(asideIn(id).as('aside'))
    .orderBy('aside', (order) => order.asc().nullsFirst())
    // What is lost of a row whole comes before single cells.
    .orderBy('is_cell')
    .orderBy('line')
    .orderBy('id');
  return pageOf(asked, of, rows, (row) => row);
}

/** A page of the rows that change something, or of which something stays beside what stands. */
export async function listImportRows(
  db: Kysely<Database>,
  id: number,
  { only, ...asked }: PageAsked & { only?: RowFilter | undefined },
) {
  await findImport(db, id);
  const of = db
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .$if(only !== undefined, (rows) => rows.where(FILTERS[only ?? 'added']));
  const rows = of
    .selectAll()
    // Those in which only the day moves come last.
    .orderBy(sql`outcome = 'changed' and changes = '[]'`)
    .orderBy('line')
    .orderBy('id');
  const { items, ...page } = await pageOf(asked, of, rows, (row) => row);
  return { items: await withLeftOut(db, id, items), ...page };
}

const FILTERS: Readonly<Record<RowFilter, RawBuilder<SqlBool>>> = {
  added: sql`outcome = 'added'`,
  changed: sql`outcome = 'changed' and changes <> '[]'`,
  'without-cells': sql`exists (
    select from import_refusals f
    where f.import_id = import_rows.import_id and f.line = import_rows.line and f.is_cell)`,
  beside: sql`beside <> '[]'`,
  doubtful: sql`doubts <> '{}'`,
};

/** Every row of which something stays beside what stands, or that a person should look at, for the command line. */
export async function rowsToTell(
  db: Kysely<Database>,
  id: number,
  which: 'beside' | 'doubtful',
): Promise<ImportedRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where(FILTERS[which])
    .orderBy('line')
    .execute();
  return withLeftOut(db, id, rows);
}

/** Rows with the cells that each comes in without. */
async function withLeftOut(
  db: Kysely<Database>,
  id: number,
  rows: readonly Selectable<Database['import_rows']>[],
): Promise<ImportedRow[]> {
  const refused = await db
    .selectFrom('import_refusals')
    .select(['line', 'field', 'reason'])
    .where('import_id', '=', id)
    .where('is_cell', '=', true)
    .where('line', '=', sql<number>`any(${rows.map(({ line }) => line)}::int[])`)
    .orderBy('id')
    .execute();
  const byLine = new Map<number, ImportedRow['leftOut']>();
  for (const { line, ...cell } of refused) byLine.set(line, [...(byLine.get(line) ?? []), cell]);
  return rows.map((row) => ({ ...presentImportRow(row), leftOut: byLine.get(row.line) ?? [] }));
}

/** Everything that was refused, for the command line. */
export function allRefusals(db: Kysely<Database>, id: number): Promise<Refusal[]> {
  return db
    .selectFrom('import_refusals')
    .select(['line', 'sheet_row as sheetRow', 'project', 'field', 'reason', 'is_cell as isCell'])
    .where('import_id', '=', id)
    .orderBy('id')
    .execute();
}

const BATCH = 1000;

/** Nothing is to be corrected in titles and sums, nor in rows that somebody left out. */
const canBeMended = sql<SqlBool>`(
  is_cell or not (reason like ${`%${NO_PROJECT}`} or reason = ${LEFT_OUT}))`;

/** Why something was refused that can be corrected, line by line. */
export async function* refusalReasons(
  db: Kysely<Database>,
  id: number,
): AsyncGenerator<LineReason> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_refusals')
      .select(['id', 'line', 'field', 'reason'])
      .where('import_id', '=', id)
      .where(canBeMended)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { line, field, reason } of rows) yield { line, reason: `${field}: ${reason}` };
    after = last.id;
  }
}
