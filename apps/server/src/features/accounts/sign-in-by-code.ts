import type { AccountView } from '@manemitra/contract/accounts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { rememberDevice } from './known-device.ts';
import { presentAccount } from './present-account.ts';
import { proveCode, type Proof } from './prove-code.ts';
import { openSession } from './sessions.ts';

type SignIn =
  | { is: 'signed-in'; user: AccountView }
  | { is: 'not-active' }
  | Exclude<Proof, { is: 'proved' }>;

/**
 * Signs a buyer in with the code sent to their number. A proved number without an account opens one, under the name given
 * when the code was requested.
 */
export async function signInByCode(
  db: Kysely<Database>,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  context: Pick<CallContext, 'now' | 'address' | 'sessionCookie' | 'deviceCookie' | 'userAgent'>,
): Promise<SignIn> {
  const { now, address, sessionCookie } = context;
  const secret = await serverSecret(db, 'one-time-codes');
  const { result, opened } = await db.transaction().execute(async (trx) => {
    const proof = await proveCode(trx, { mobileNumber, purpose: 'sign-in', code }, context, secret);
    if (proof.is !== 'proved') return { result: proof };
    const user = await trx
      .insertInto('users')
      .values({ phone_number: mobileNumber, name: proof.name, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.column('phone_number').doUpdateSet((row) => ({
          name: row.fn.coalesce('users.name', 'excluded.name'),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    const subject = { kind: 'user', id: user.id } as const;
    if (user.status !== 'active' || user.deleted_at !== null) {
      await recordAudit(trx, { at: now, action: 'account.sign-in-refused', subject, address });
      return { result: { is: 'not-active' } as const };
    }
    const session = await openSession(trx, context, subject);
    await recordAudit(trx, {
      at: now,
      actor: subject,
      action: 'account.signed-in',
      subject,
      address,
    });
    const view = presentAccount({ ...user, role: 'user', user_name: null });
    return { result: { is: 'signed-in', user: view } as const, opened: session };
  });
  if (opened) {
    sessionCookie.give(opened.token, opened.seconds);
    await rememberDevice(db, context.deviceCookie, `number:${mobileNumber}`);
  }
  return result;
}
