import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { countTry, forgetTries, provePassword } from './prove-password.ts';
import { takeSecondFactor } from './second-factors.ts';
import { wrongCode } from './set-second-factor.ts';

/**
 * Staff prove who they are again, by password or by a code of their app; for ten minutes this session may then do grave
 * things. Refuses as `provePassword` does, or with `second-factor.wrong`.
 */
export async function proveIdentity(
  db: Kysely<Database>,
  { currentPassword, code }: { currentPassword?: string | undefined; code?: string | undefined },
  context: Pick<CallContext, 'caller' | 'now' | 'address'>,
): Promise<void> {
  const { accountId, sessionId } = accountCaller(context.caller);
  if (currentPassword !== undefined) {
    await provePassword(db, currentPassword, context);
    await forgetTries(db, 'password', accountId);
  } else {
    await countTry(db, 'second-factor', accountId, context.now);
    const tried = { staffId: accountId, code: code ?? '', now: context.now };
    if (!(await takeSecondFactor(db, tried))) throw wrongCode();
    await forgetTries(db, 'second-factor', accountId);
  }
  await db
    .updateTable('sessions')
    .set({ proved_at: context.now })
    .where('id', '=', sessionId)
    .execute();
}
