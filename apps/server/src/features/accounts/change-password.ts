import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { accountCaller, accountOf } from './account-ref.ts';
import { forgetAttempts, takeAttempt } from './attempts.ts';
import { recordAudit } from './audit.ts';
import { OWNER_COLUMNS, refuseWeak, storePassword } from './new-password.ts';
import { removeOtherSessions } from './own-sessions.ts';
import { isPassword } from './passwords.ts';
import { serverSecret } from './server-secret.ts';
import { renewSession } from './sessions.ts';

const TRIES = { max: 5, perMs: 15 * 60_000 };

/**
 * Staff give themselves another password. Whoever found a browser open does not know the present one, and has five tries
 * at it in a quarter of an hour. Every other session ends, this one goes on under a new token. Refuses with
 * `password.wrong`, `password.too-many-tries`, or `input.invalid` for a new one that is no good.
 */
export async function changePassword(
  db: Kysely<Database>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  context: CallContext,
): Promise<void> {
  const { now, address, sessionCookie } = context;
  const caller = accountCaller(context.caller);
  const account = accountOf(caller);
  const secret = await serverSecret(db, 'logins');
  const key = `password:staff:${account.id}`;
  // Counted before the password is looked at, so that many at once are counted too.
  const refused = await db
    .transaction()
    .execute((trx) => takeAttempt(trx, [{ key, ...TRIES }], { now, secret }));
  if (refused) throw new Problem('password.too-many-tries', { retryAfter: refused.waitSeconds });

  const owner = await db
    .selectFrom('staff_accounts')
    .select(OWNER_COLUMNS)
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(currentPassword, owner.password_hash))) {
    const action = 'account.password-change-refused';
    await recordAudit(db, { at: now, actor: account, action, subject: account, address });
    throw wrongPassword();
  }
  await db.transaction().execute((trx) => forgetAttempts(trx, key, secret));
  refuseWeak(newPassword, owner, 'body.newPassword');
  const renewed = await db.transaction().execute(async (trx) => {
    const change = { action: 'account.password-changed', now, address } as const;
    if (!(await storePassword(trx, owner, { ...change, password: newPassword }))) {
      throw wrongPassword();
    }
    await removeOtherSessions(trx, caller);
    return renewSession(trx, caller.sessionId, now);
  });
  sessionCookie.give(renewed.token, renewed.seconds);
}

function wrongPassword(): Problem {
  const message = 'This is not your present password.';
  return new Problem('password.wrong', { fields: [{ field: 'body.currentPassword', message }] });
}
