import { sql, type RawBuilder } from 'kysely';

/** How long what staff has deleted can be restored. */
export const RESTORABLE_DAYS = 30;

/** Before this, what was deleted is gone. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * 86_400_000);
}

/** Of a list of accounts: those of this status, and without one all. What is deleted is listed only when asked for. */
export function hasListedStatus(status: string | undefined, now: Date): RawBuilder<boolean> {
  if (status === undefined) return sql`deleted_at is null`;
  if (status === 'deleted') return sql`deleted_at > ${restorableSince(now)}`;
  return sql`deleted_at is null and status = ${status}`;
}
