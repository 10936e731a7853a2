import { Problem, type CurrentState } from '@manemitra/contract/problems';
import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { accountCaller, accountOf, type AccountRef } from './account-ref.ts';

/** How long what staff has deleted can be restored. */
export const RESTORABLE_DAYS = 30;

/** Before this, what was deleted is gone. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * 86_400_000);
}

/** Who changes something and when, as the audit log wants it. */
export interface ChangedBy {
  by: AccountRef;
  now: Date;
  address: string;
}

/** Of a call that the door let through for accounts only. */
export function changedBy({ caller, now, address }: CallContext): ChangedBy {
  return { by: accountOf(accountCaller(caller)), now, address };
}

/**
 * The refusal of an edit that began at another version: with the values of now, and who made the last change that the
 * log knows of.
 */
export async function staleEdit(
  db: Kysely<Database>,
  subject: { kind: string; id: string | number },
  {
    version,
    updatedAt,
    values,
  }: { version: number; updatedAt: Date; values: CurrentState['values'] },
): Promise<Problem> {
  const last = await db
    .selectFrom('audit_log')
    .leftJoin('staff_accounts', (join) =>
      join.onRef('staff_accounts.id', '=', 'actor_id').on('actor_kind', '=', 'staff'),
    )
    .select(['at', 'staff_accounts.name'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', String(subject.id))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return new Problem('edit.stale', {
    current: {
      version,
      changedAt: (last?.at ?? updatedAt).toISOString(),
      changedBy: last?.name ?? null,
      values,
    },
  });
}

/** What of `after` differs from `before`, on both sides; undefined when nothing does. */
export function differences<Values extends Record<string, unknown>>(
  before: Values,
  after: Partial<Values>,
): { before: Partial<Values>; after: Partial<Values> } | undefined {
  const keys = Object.keys(after).filter((key) => after[key] !== before[key]);
  if (keys.length === 0) return undefined;
  const pick = (of: Partial<Values>) =>
    Object.fromEntries(keys.map((key) => [key, of[key]])) as Partial<Values>;
  return { before: pick(before), after: pick(after) };
}

/** Of a list of accounts: those of this status, and without one all. What is deleted is listed only when asked for. */
export function hasListedStatus(status: string | undefined, now: Date): RawBuilder<boolean> {
  if (status === undefined) return sql`deleted_at is null`;
  if (status === 'deleted') return sql`deleted_at > ${restorableSince(now)}`;
  return sql`deleted_at is null and status = ${status}`;
}
