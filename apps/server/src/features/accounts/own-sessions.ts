import type { OwnSession } from '@manemitra/contract/own-sessions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { accountCaller, accountOf } from '#server/platform/sessions/account-ref.ts';
import type { AccountCaller } from '#server/platform/sessions/caller.ts';
import { found } from '#server/platform/database/found.ts';

/** Where the caller is signed in, this browser first, then by when it was last used. */
export async function listOwnSessions(
  db: Kysely<Database>,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
): Promise<OwnSession[]> {
  const own = accountCaller(caller);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'public_id', 'device', 'created_at', 'last_used_at'])
    .where(ownColumn(own), '=', own.accountId)
    .where('ends_at', '>', now)
    .where(sql<boolean>`last_used_at + make_interval(secs => idle_seconds) > ${now}`)
    .orderBy((row) => row('id', '=', own.sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isThis: row.id === own.sessionId,
  }));
}

/** Ends one of the caller's sessions. Refuses with `session.not-found`, for the sessions of others too. */
export async function endOwnSession(
  db: Kysely<Database>,
  publicId: string,
  {
    caller,
    now,
    address,
    sessionCookie,
  }: Pick<CallContext, 'caller' | 'now' | 'address' | 'sessionCookie'>,
): Promise<void> {
  const own = accountCaller(caller);
  const ended = await db.transaction().execute(async (trx) => {
    const row = found(
      await trx
        .deleteFrom('sessions')
        .where('public_id', '=', publicId)
        .where(ownColumn(own), '=', own.accountId)
        .returning('id')
        .executeTakeFirst(),
      'session.not-found',
    );
    const actor = accountOf(own);
    const action = 'account.session-ended';
    await recordAudit(trx, { at: now, actor, action, subject: actor, address });
    return row;
  });
  if (ended.id === own.sessionId) sessionCookie.take();
}

/** Ends every session of the caller but the one that asks. Answers how many there were. */
export async function endOtherSessions(
  db: Kysely<Database>,
  { caller, now, address }: Pick<CallContext, 'caller' | 'now' | 'address'>,
): Promise<number> {
  const own = accountCaller(caller);
  return db.transaction().execute(async (trx) => {
    const ended = await removeOtherSessions(trx, own);
    const actor = accountOf(own);
    const action = 'account.signed-out-elsewhere';
    await recordAudit(trx, { at: now, actor, action, subject: actor, address });
    return ended;
  });
}

/** Within a change that says itself what it was for. */
export async function removeOtherSessions(
  trx: Kysely<Database>,
  own: AccountCaller,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where(ownColumn(own), '=', own.accountId)
    .where('id', '!=', own.sessionId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const ownColumn = (own: AccountCaller): 'user_id' | 'staff_id' =>
  accountOf(own).kind === 'user' ? 'user_id' : 'staff_id';
