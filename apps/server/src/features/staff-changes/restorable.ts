import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import { Problem, type ProblemCode } from '@manemitra/contract/problems';
import { sql, type RawBuilder } from 'kysely';

/** How long what staff has deleted can be restored. */

/** Rows deleted before this moment are gone. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * 86_400_000);
}

interface Deletable {
  deleted_at: Date | null;
}

/** Returns the row, or refuses if it does not exist or is deleted. */
export function standing<Row extends Deletable>(row: Row | undefined, otherwise: ProblemCode): Row {
  if (row?.deleted_at !== null) throw new Problem(otherwise);
  return row;
}

/** Returns a deleted row that can still be restored, or refuses. */
export function restorable<Row extends Deletable>(
  row: Row | undefined,
  otherwise: ProblemCode,
  now: Date,
): Row & { deleted_at: Date } {
  const deletedAt = row?.deleted_at ?? null;
  if (row === undefined || deletedAt === null || deletedAt <= restorableSince(now)) {
    throw new Problem(otherwise);
  }
  return { ...row, deleted_at: deletedAt };
}

/** Of a list of accounts: those of this status, and without one all. What is deleted is listed only when asked for. */
export function hasListedStatus(status: string | undefined, now: Date): RawBuilder<boolean> {
  if (status === undefined) return sql`deleted_at is null`;
  if (status === 'deleted') return sql`deleted_at > ${restorableSince(now)}`;
  return sql`deleted_at is null and status = ${status}`;
}
