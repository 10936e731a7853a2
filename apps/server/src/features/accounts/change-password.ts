import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { refuseWeak, storePassword } from './new-password.ts';
import { removeOtherSessions } from './own-sessions.ts';
import { forgetTries, provePassword, wrongPassword } from './prove-password.ts';
import { renewSession } from './sessions.ts';

/**
 * Staff change their own password, giving the present one. Every other session ends; this one continues under a new token.
 * Refuses as `provePassword` does, and with `input.invalid` for a bad new password.
 */
export async function changePassword(
  db: Kysely<Database>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  context: Pick<CallContext, 'caller' | 'now' | 'address' | 'sessionCookie'>,
): Promise<void> {
  const { now, address, sessionCookie } = context;
  const caller = accountCaller(context.caller);
  const owner = await provePassword(db, currentPassword, context);
  await forgetTries(db, 'password', owner.id);
  refuseWeak(newPassword, owner, 'body.newPassword');
  const renewed = await db.transaction().execute(async (trx) => {
    const action = 'account.password-changed';
    const change = { password: newPassword, action, now, address } as const;
    if (!(await storePassword(trx, owner, change))) throw wrongPassword();
    await removeOtherSessions(trx, caller);
    return renewSession(trx, caller.sessionId, now);
  });
  sessionCookie.give(renewed.token, renewed.seconds);
}
