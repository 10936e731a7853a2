import type { AccountView } from '@manemitra/contract/accounts';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import {
  countAttempt,
  forgetAttempts,
  takeAttempt,
  type AttemptLimit,
} from '#server/platform/attempts/attempts.ts';
import { addressKey } from '#server/platform/attempts/networks.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { findAccount } from './account-queries.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { isPassword } from './passwords.ts';
import { presentAccount } from './present-account.ts';
import { findSecondFactor, takeSecondFactor } from './second-factors.ts';
import { openSession } from './sessions.ts';
import { slowDown } from './slow-down.ts';

const QUARTER_HOUR = 15 * 60_000;

interface Credentials {
  userName: string;
  password: string;
  role?: string | undefined;
  /** Of the authenticator app, or a recovery code, for accounts that have set one up. */
  code?: string | undefined;
}

/**
 * Signs staff in. Who has no account, another role, no password, another password or an account that is not active gets
 * the same answer after the same work. Tries are counted by name and address, for a name from everywhere only slowed down,
 * and in a browser that this account signed in in before apart. Where a second step is set up it is asked for once the
 * password is proved, and tries at it are counted for the account. Refuses with `login.refused`, `login.too-many-tries`, `login.code-required` or
 * `login.code-wrong`.
 */
export async function signInByPassword(
  db: Kysely<Database>,
  { userName, password, role, code }: Credentials,
  context: Pick<CallContext, 'now' | 'address' | 'sessionCookie' | 'deviceCookie' | 'userAgent'>,
  limitScale: number,
): Promise<AccountView> {
  const { now, address } = context;
  const secret = await serverSecret(db, 'logins');
  const name = userName.toLowerCase();
  const device = await knownDevice(db, context.deviceCookie, `staff:${name}`);
  const byName = `login:name:${name}`;
  // Strangers who fail for a name lock neither its owner's browser nor other addresses.
  const here =
    device === undefined ? `${byName}:from:${addressKey(address)}` : `${byName}:in:${device}`;
  const limits: AttemptLimit[] = [
    { key: here, max: 10, perMs: QUARTER_HOUR },
    {
      key: `login:address:${addressKey(address)}`,
      max: Math.max(1, Math.floor(60 * limitScale)),
      perMs: QUARTER_HOUR,
    },
  ];
  // Counted before the password is checked, so that many at once are counted too.
  const refused = await db
    .transaction()
    .execute((trx) => takeAttempt(trx, limits, { now, secret }));
  if (refused) throw new Problem('login.too-many-tries', { retryAfter: refused.waitSeconds });
  if (device === undefined) {
    const counted = { key: byName, perMs: QUARTER_HOUR };
    await slowDown(await countAttempt(db, counted, { now, secret }));
  }

  const staff = await db
    .selectFrom('staff_accounts')
    .select(['id', 'role', 'status', 'password_hash'])
    .where((row) => row(row.fn<string>('lower', ['user_name']), '=', userName.toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const knows = await isPassword(password, staff?.password_hash);
  const isRole = role === undefined || role.toLowerCase() === staff?.role;
  const subject = staff && ({ kind: 'staff', id: staff.id } as const);

  if (!knows || !isRole || staff?.status !== 'active' || subject === undefined) {
    await recordAudit(db, { at: now, action: 'account.sign-in-refused', subject, address });
    throw new Problem('login.refused');
  }
  if ((await findSecondFactor(db, staff.id)) !== undefined) {
    if (code === undefined || code === '') throw new Problem('login.code-required');
    await countCode(db, { staffId: staff.id, device }, { now, secret });
    if (!(await takeSecondFactor(db, { staffId: staff.id, code, now }))) {
      await recordAudit(db, { at: now, action: 'account.sign-in-refused', subject, address });
      throw new Problem('login.code-wrong');
    }
  }
  const opened = await db.transaction().execute(async (trx) => {
    for (const key of [byName, here, codeKey({ staffId: staff.id, device })]) {
      await forgetAttempts(trx, key, secret);
    }
    await recordAudit(trx, {
      at: now,
      actor: subject,
      action: 'account.signed-in',
      subject,
      address,
    });
    return openSession(trx, context, subject);
  });
  context.sessionCookie.give(opened.token, opened.seconds);
  await rememberDevice(db, context.deviceCookie, `staff:${name}`);
  const account = await findAccount(db, subject);
  if (account === undefined) throw new Problem('login.refused');
  return presentAccount(account);
}

interface CodeTries {
  staffId: number;
  device: string | undefined;
}

const codeKey = ({ staffId, device }: CodeTries): string =>
  device === undefined ? `login:code:${staffId}` : `login:code:${staffId}:in:${device}`;

/** Six digits are few: somebody who has the password may guess ten times, from any address. */
async function countCode(
  db: Kysely<Database>,
  tries: CodeTries,
  by: { now: Date; secret: Buffer },
): Promise<void> {
  const limit = { key: codeKey(tries), max: 10, perMs: QUARTER_HOUR };
  const refused = await db.transaction().execute((trx) => takeAttempt(trx, [limit], by));
  if (refused) throw new Problem('login.too-many-tries', { retryAfter: refused.waitSeconds });
}
