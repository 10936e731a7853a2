import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { restorableSince } from '#server/features/staff-changes/public.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { eraseUser } from './erase-user.ts';
import type { OwnedData } from './owned-data.ts';
import { removeEnded } from './remove-ended.ts';

/** How many are removed at once, so that a purge never holds locks for long; the next night takes the rest. */
const AT_ONCE = 500;

/** Every night: removes for good what was deleted 30 days ago, and what has expired. */
export const purgeJobs = ({
  db,
  now,
  ownedData,
}: {
  db: Kysely<Database>;
  now: () => Date;
  ownedData: OwnedData;
}): JobTable => ({
  tasks: {
    'purge-deleted': () => purgeDeleted(db, now(), ownedData),
    'remove-ended': () => removeEnded(db, now()),
  },
  schedule: [
    { task: 'purge-deleted', at: '10 21 * * *' },
    { task: 'remove-ended', at: '20 21 * * *' },
  ],
});

/**
 * Removes what can no longer be restored: buyers with everything kept about them, projects, operators, and promoters without
 * any project left. Doing it twice is harmless.
 */
export async function purgeDeleted(
  db: Kysely<Database>,
  now: Date,
  ownedData: OwnedData,
): Promise<void> {
  const before = restorableSince(now);
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<=', before)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of users) {
    await db.transaction().execute((trx) => eraseUser(trx, { userId: id, now, ownedData }));
  }
  // Merged projects stay, because an import finds the other project by them.
  const onlyIf = sql`purged.merged_into is null`;
  await purgeRows(db, { table: 'properties', kind: 'property', before, now, onlyIf });
  await purgeRows(db, { table: 'staff_accounts', kind: 'staff', before, now });
  await purgeRows(db, {
    table: 'promoters',
    kind: 'promoter',
    before,
    now,
    onlyIf: sql`not exists (select from properties p where p.promoter_id = purged.id)`,
  });
}

interface Purge {
  table: 'properties' | 'staff_accounts' | 'promoters';
  /** As the audit log calls it. */
  kind: string;
  before: Date;
  now: Date;
  onlyIf?: ReturnType<typeof sql>;
}

async function purgeRows(
  db: Kysely<Database>,
  { table, kind, before, now, onlyIf = sql`true` }: Purge,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} purged
        where purged.deleted_at <= ${before} and ${onlyIf} order by id limit ${AT_ONCE}
      ) returning id`.execute(trx);
    for (const { id } of rows) {
      await recordAudit(trx, { at: now, action: `${kind}.purged`, subject: { kind, id } });
    }
  });
}
