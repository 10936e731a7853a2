import { randomBytes } from 'node:crypto';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { accountCaller, accountOf } from '#server/platform/sessions/account-ref.ts';
import { appLink, base32 } from './authenticator-code.ts';
import { tellOwner, OWNER_COLUMNS, type PasswordOwner } from './new-password.ts';
import { removeOtherSessions } from './own-sessions.ts';
import { countTry, forgetTries, provePassword } from './prove-password.ts';
import {
  findSecondFactor,
  makeRecoveryCodes,
  secretInApp,
  takeSecondFactor,
} from './second-factors.ts';

/**
 * Begins to set up the second step at sign-in: what an authenticator app wants. Nothing asks for it before it is
 * confirmed; beginning again makes another secret. Refuses with `second-factor.on`, or as `provePassword` does.
 */
export async function beginSecondFactor(
  db: Kysely<Database>,
  currentPassword: string,
  context: Pick<CallContext, 'caller' | 'now' | 'address'>,
): Promise<{ secret: string; link: string }> {
  const owner = await provePassword(db, currentPassword, context);
  await forgetTries(db, 'password', owner.id);
  const salt = randomBytes(20);
  const begun = await db
    .insertInto('second_factors')
    .values({ staff_id: owner.id, salt })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ salt })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  if (begun === undefined) throw new Problem('second-factor.on');
  const secret = await secretInApp(db, salt);
  return { secret: base32(secret), link: appLink(secret, owner.user_name) };
}

/**
 * From now on signing in asks for it: the app has shown a right code. Answers the recovery codes, this once. Refuses with
 * `second-factor.wrong`, also when none was begun.
 */
export async function confirmSecondFactor(
  db: Kysely<Database>,
  code: string,
  context: Pick<CallContext, 'caller' | 'now' | 'address'>,
): Promise<string[]> {
  const { accountId } = accountCaller(context.caller);
  return db.transaction().execute(async (trx) => {
    const tried = { staffId: accountId, code, now: context.now };
    if (!(await takeSecondFactor(trx, tried, true))) throw wrongCode();
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: context.now })
      .where('staff_id', '=', accountId)
      .execute();
    const owner = await trx
      .selectFrom('staff_accounts')
      .select(OWNER_COLUMNS)
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await noteChange(trx, owner, 'on', context);
    return makeRecoveryCodes(trx, accountId);
  });
}

/** Takes the second step away, with the password and a code. Refuses with `second-factor.wrong` or as `provePassword`. */
export async function removeSecondFactor(
  db: Kysely<Database>,
  { currentPassword, code }: { currentPassword: string; code: string },
  context: Pick<CallContext, 'caller' | 'now' | 'address'>,
): Promise<void> {
  const owner = await provePassword(db, currentPassword, context);
  // Counted apart from wrong passwords: somebody who knows the password could reset that count by changing it.
  await countTry(db, 'second-factor', owner.id, context.now);
  await db.transaction().execute(async (trx) => {
    const isRight = await takeSecondFactor(trx, { staffId: owner.id, code, now: context.now });
    if (!isRight) throw wrongCode();
    await trx.deleteFrom('second_factors').where('staff_id', '=', owner.id).execute();
    await noteChange(trx, owner, 'off', context);
  });
  await forgetTries(db, 'password', owner.id);
  await forgetTries(db, 'second-factor', owner.id);
}

/** The state of the second factor, for the account's page. */
export async function readSecondFactor(
  db: Kysely<Database>,
  { caller }: Pick<CallContext, 'caller'>,
) {
  const factor = await findSecondFactor(db, accountCaller(caller).accountId);
  return {
    onSince: factor?.since.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryLeft ?? 0,
  };
}

async function noteChange(
  trx: Transaction<Database>,
  owner: PasswordOwner,
  state: 'on' | 'off',
  { caller, now, address }: Pick<CallContext, 'caller' | 'now' | 'address'>,
): Promise<void> {
  const own = accountCaller(caller);
  const account = accountOf(own);
  const action = `account.second-factor-${state}`;
  await removeOtherSessions(trx, own);
  await recordAudit(trx, { at: now, actor: account, action, subject: account, address });
  await tellOwner(trx, owner, `second-factor-${state}`);
}

export function wrongCode(): Problem {
  const message = 'This is not the code your app shows now, or it has already been used.';
  return new Problem('second-factor.wrong', { fields: [{ field: 'body.code', message }] });
}
