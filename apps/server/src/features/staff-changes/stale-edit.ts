import { Problem, type CurrentState } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

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
