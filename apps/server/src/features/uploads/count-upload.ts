import { UPLOADED_A_DAY_MAX } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';

const DAY_MS = 86_400_000;

export interface UploadDeps {
  db: Kysely<Database>;
  store: ImageStore;
  /** With less room than that nothing is taken. */
  minFreeBytes: number;
}

interface Coming {
  staffId: number;
  bytes: number;
  now: Date;
}

/**
 * Counts a file against what its account may upload, then has it kept; one that is refused counts nothing. Refuses with
 * `upload.too-many` or `upload.no-room`.
 */
export async function countUpload<T extends { id: string }>(
  deps: UploadDeps,
  coming: Coming,
  keep: () => Promise<T>,
): Promise<T> {
  await refuseWithoutRoom(deps);
  const { id } = await deps.db.transaction().execute(async (trx) => {
    // Uploads of one account are counted one after another.
    await sql`select pg_advisory_xact_lock(hashtext('uploads'), ${coming.staffId})`.execute(trx);
    await refuseTooMany(trx, coming);
    return trx
      .insertInto('uploads')
      .values({ file: '', staff_id: coming.staffId, bytes: coming.bytes, at: coming.now })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  const row = deps.db.updateTable('uploads').where('id', '=', id);
  try {
    const kept = await keep();
    await row.set({ file: kept.id }).execute();
    return kept;
  } catch (error) {
    await deps.db.deleteFrom('uploads').where('id', '=', id).execute();
    throw error;
  }
}

/** Refuses already before a file is on its way, as `countUpload` would. */
export async function refuseUpload(deps: UploadDeps, coming: Coming): Promise<void> {
  await refuseWithoutRoom(deps);
  await refuseTooMany(deps.db, coming);
}

async function refuseWithoutRoom({ store, minFreeBytes }: UploadDeps): Promise<void> {
  const free = await store.freeBytes?.();
  if (free !== undefined && free < minFreeBytes) throw new Problem('upload.no-room');
}

async function refuseTooMany(db: Kysely<Database>, { staffId, bytes, now }: Coming): Promise<void> {
  const { rows } = await sql<{ files: number; bytes: number; oldest: Date | null }>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes, min(at) as oldest
    from uploads
    where staff_id = ${staffId} and at > ${new Date(now.getTime() - DAY_MS)}`.execute(db);
  const sent = rows[0];
  if (sent === undefined) return;
  const most = UPLOADED_A_DAY_MAX;
  if (sent.files < most.files && sent.bytes + bytes <= most.bytes) return;
  const oldest = sent.oldest?.getTime() ?? now.getTime();
  const retryAfter = Math.max(1, Math.ceil((oldest + DAY_MS - now.getTime()) / 1000));
  throw new Problem('upload.too-many', { retryAfter });
}
