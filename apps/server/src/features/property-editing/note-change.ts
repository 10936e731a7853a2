import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';

/** Who changes a project, and when. */
export interface Editor {
  staffId: number;
  now: Date;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  today: string;
  address: string;
}

/** Only people edit: a program with a token reaches imports and exports alone. */
export function editorOf({ caller, now, today, address }: CallContext): Editor {
  if (caller.kind !== 'account') throw new Error('An edit came from nobody who is signed in.');
  return { staffId: caller.accountId, now, today, address };
}

export interface Change {
  propertyId: number;
  version: number;
  section: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  undoes?: number | undefined;
  reason?: string | undefined;
}

/** Keeps a change for the history and writes its line in the log. */
export async function noteChange(
  trx: Transaction<Database>,
  { propertyId, version, section, before, after, undoes, reason }: Change,
  { staffId, now, address }: Editor,
): Promise<void> {
  await trx
    .insertInto('property_changes')
    .values({
      property_id: propertyId,
      version,
      section,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      staff_id: staffId,
      at: now,
      undoes: undoes ?? null,
    })
    .execute();
  await recordAudit(trx, {
    at: now,
    actor: { kind: 'staff', id: staffId },
    action: undoes === undefined ? `property.${section}-changed` : 'property.change-undone',
    subject: { kind: 'property', id: propertyId },
    before,
    after,
    ...(reason ? { reason } : {}),
    address,
  });
}
