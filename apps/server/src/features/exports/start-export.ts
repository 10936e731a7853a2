import type { ExportFormat } from '@manemitra/contract/staff-properties-exports';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { accountOf } from '#server/platform/sessions/account-ref.ts';
import { ownerOf } from './export-queries.ts';
import { MAKE_EXPORT } from './make-export.ts';

interface Asked {
  hours: number;
  format: ExportFormat;
}

const HOUR_MS = 3_600_000;

export const hoursBefore = (now: Date, hours: number): Date =>
  new Date(now.getTime() - hours * HOUR_MS);

/** Queues a file of what changed in the last hours. Answers its id. */
export async function startExport(
  db: Kysely<Database>,
  { hours, format }: Asked,
  context: CallContext,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('property_exports')
      .values({
        hours,
        format,
        status: 'waiting',
        since: hoursBefore(context.now, hours),
        created_at: context.now,
        ...ownerOf(context.caller),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addJob(trx, MAKE_EXPORT, { id }, { key: `${MAKE_EXPORT} ${id}` });
    await noteExport(trx, context, { hours, format });
    return id;
  });
}

/** The log records who took how much away; a program is named by the id of its token. */
export async function noteExport(
  db: Kysely<Database>,
  { caller, now, address }: CallContext,
  asked: Asked,
): Promise<void> {
  await recordAudit(db, {
    at: now,
    ...(caller.kind === 'account' ? { actor: accountOf(caller) } : {}),
    ...(caller.kind === 'service'
      ? { subject: { kind: 'service-token', id: caller.tokenId } }
      : {}),
    action: 'properties.exported',
    after: { ...asked },
    address,
  });
}
