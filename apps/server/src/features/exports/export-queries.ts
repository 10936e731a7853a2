import { pathOf } from '@manemitra/contract/address';
import { downloadExport } from '@manemitra/contract/staff-wire';
import type { ExportView } from '@manemitra/contract/staff-properties-exports';
import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { found } from '#server/platform/database/found.ts';

/** Whose file it is. */
export function ownerOf(caller: Caller): { staff_id: number | null; token_id: number | null } {
  if (caller.kind === 'account') return { staff_id: caller.accountId, token_id: null };
  if (caller.kind === 'service') return { staff_id: null, token_id: caller.tokenId };
  throw new Problem('session.required');
}

const ownedBy = (caller: Caller) => {
  const { staff_id, token_id } = ownerOf(caller);
  return sql<boolean>`(staff_id = ${staff_id} or token_id = ${token_id})`;
};

const selectExports = (db: Kysely<Database>, caller: Caller) =>
  db
    .selectFrom('property_exports')
    .where(ownedBy(caller))
    .selectAll()
    .select(sql<number | null>`(select bytes from kept_files f where f.id = file_id)`.as('bytes'));

type ExportRow = Selectable<Database['property_exports']> & { bytes: number | null };

/** One of the caller's own files. */
export async function findExport(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<ExportRow> {
  const row = await selectExports(db, caller).where('id', '=', id).executeTakeFirst();
  return found(row, 'export.not-found');
}

export const listExports = (db: Kysely<Database>, caller: Caller, asked: PageAsked) => {
  const own = selectExports(db, caller);
  return pageOf(asked, own, own.orderBy('id', 'desc'), presentExport);
};

export function presentExport(row: ExportRow): ExportView {
  const isThere = row.status === 'done' && row.file_id !== null;
  return {
    id: row.id,
    hours: row.hours,
    format: row.format,
    status: row.status,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    bytes: row.bytes,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    downloadHref: isThere ? pathOf(downloadExport, { params: { id: row.id } }) : null,
  };
}
