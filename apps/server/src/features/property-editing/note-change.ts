import type { Transaction } from 'kysely';
import type { ChangedSection } from '#server/database/column-values.ts';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';

export interface Change {
  propertyId: number;
  version: number;
  section: ChangedSection;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  undoes?: number | undefined;
  reason?: string | undefined;
}

/** Keeps a change for the history and writes its line in the log. Answers its id. */
export async function noteChange(
  trx: Transaction<Database>,
  { propertyId, version, section, before, after, undoes, reason }: Change,
  { by, now, address }: ChangedBy,
): Promise<number> {
  const { id } = await trx
    .insertInto('property_changes')
    .values({
      property_id: propertyId,
      version,
      section,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      staff_id: by.id,
      at: now,
      undoes: undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, {
    at: now,
    actor: by,
    action: undoes === undefined ? `property.${section}-changed` : 'property.change-undone',
    subject: { kind: 'property', id: propertyId },
    before,
    after,
    ...(reason ? { reason } : {}),
    address,
  });
  return id;
}
