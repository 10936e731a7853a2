import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { forgetAttempts, takeAttempt } from '#server/platform/attempts/attempts.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { accountCaller, accountOf } from '#server/platform/sessions/account-ref.ts';
import { OWNER_COLUMNS, type PasswordOwner } from './new-password.ts';
import { isPassword } from './passwords.ts';

const TRIES = { max: 5, perMs: 15 * 60_000 };

/**
 * Staff who are signed in give their current password, before anything about how they sign in is changed: whoever found
 * a browser open does not know it, and has five tries in a quarter of an hour, until `forgetTries` says that all was
 * right. Answers the account. Refuses with `password.wrong` or `password.too-many-tries`.
 */
export async function provePassword(
  db: Kysely<Database>,
  currentPassword: string,
  { caller, now, address }: Pick<CallContext, 'caller' | 'now' | 'address'>,
): Promise<PasswordOwner> {
  const account = accountOf(accountCaller(caller));
  await countTry(db, 'password', account.id, now);
  const owner = await db
    .selectFrom('staff_accounts')
    .select(OWNER_COLUMNS)
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(currentPassword, owner.password_hash))) {
    const action = 'account.password-refused';
    await recordAudit(db, { at: now, actor: account, action, subject: account, address });
    throw wrongPassword();
  }
  return owner;
}

type Tried = 'password' | 'second-factor';

/** Count the try before checking the password, so that many at once are counted. Refuses with `password.too-many-tries`. */
export async function countTry(
  db: Kysely<Database>,
  what: Tried,
  staffId: number,
  now: Date,
): Promise<void> {
  const secret = await serverSecret(db, 'logins');
  const limit = { key: keyOf(what, staffId), ...TRIES };
  const refused = await db
    .transaction()
    .execute((trx) => takeAttempt(trx, [limit], { now, secret }));
  if (refused) throw new Problem('password.too-many-tries', { retryAfter: refused.waitSeconds });
}

/** After a right password the count starts afresh. */
export async function forgetTries(
  db: Kysely<Database>,
  what: Tried,
  staffId: number,
): Promise<void> {
  const secret = await serverSecret(db, 'logins');
  await db.transaction().execute((trx) => forgetAttempts(trx, keyOf(what, staffId), secret));
}

const keyOf = (what: Tried, staffId: number): string => `${what}:staff:${staffId}`;

export function wrongPassword(): Problem {
  const message = 'This is not your current password.';
  return new Problem('password.wrong', { fields: [{ field: 'body.currentPassword', message }] });
}
