import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { accountOf } from '#server/platform/sessions/account-ref.ts';
import { endSessionsOf, endShownSession } from './sessions.ts';

/** Ends the session of this browser, or of all browsers of its account, and has this one forget it. */
export async function signOutOf(
  db: Kysely<Database>,
  {
    caller,
    sessionCookie,
    now,
    address,
  }: Pick<CallContext, 'caller' | 'sessionCookie' | 'now' | 'address'>,
  where: 'here' | 'everywhere',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (caller.kind === 'account') {
      const actor = accountOf(caller);
      if (where === 'everywhere') await endSessionsOf(trx, actor);
      const action = where === 'here' ? 'account.signed-out' : 'account.signed-out-everywhere';
      await recordAudit(trx, { at: now, actor, action, subject: actor, address });
    }
    await endShownSession(trx, sessionCookie.token);
  });
  sessionCookie.take();
}
