import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { keyedHash, serverSecret } from '#server/platform/secrets/server-secret.ts';
import { base32, stepOfCode } from './authenticator-code.ts';

const RECOVERY_CODES = 8;

/** The key in an account's authenticator app: 160 bits from a secret of the server and the stored salt of the account. */
export async function secretInApp(db: Kysely<Database>, salt: Buffer): Promise<Buffer> {
  return appSecret(await serverSecret(db, 'second-factors'), salt);
}

const appSecret = (secret: Buffer, salt: Buffer): Buffer =>
  keyedHash(secret, salt.toString('hex')).subarray(0, 20);

/** The second step of an account that is asked for at sign-in; undefined without one, or while it is being set up. */
export async function findSecondFactor(
  db: Kysely<Database>,
  staffId: number,
): Promise<{ since: Date; recoveryLeft: number } | undefined> {
  const found = await db
    .selectFrom('second_factors as f')
    .select((row) => [
      'confirmed_at',
      row
        .selectFrom('recovery_codes as r')
        .select((codes) => codes.fn.countAll<string>().as('left'))
        .whereRef('r.staff_id', '=', 'f.staff_id')
        .as('left'),
    ])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!found?.confirmed_at) return undefined;
  return { since: found.confirmed_at, recoveryLeft: Number(found.left) };
}

/**
 * Whether a code of the app, or a recovery code, is right. Each is accepted once, from whichever of two simultaneous
 * requests is first. `isBeingSetUp` also tries a factor that is not in use yet.
 */
export async function takeSecondFactor(
  db: Kysely<Database>,
  { staffId, code, now }: { staffId: number; code: string; now: Date },
  isBeingSetUp = false,
): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('salt')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', isBeingSetUp ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (factor === undefined) return false;
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  const secret = await serverSecret(db, 'second-factors');
  const step = stepOfCode(appSecret(secret, factor.salt), plain, now);
  if (step !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('staff_id', '=', staffId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash(secret, staffId, plain))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Removes the second factor of somebody who lost the app and the recovery codes. The operator of the server has verified who
 * they are.
 */
export async function dropSecondFactor(
  db: Kysely<Database>,
  staffId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('second_factors').where('staff_id', '=', staffId).execute();
    const subject = { kind: 'staff', id: staffId };
    await recordAudit(trx, { at: now, action: 'account.second-factor-off', subject });
  });
}

/** Makes the recovery codes of an account, 50 bits each. Show them once: only what recognises them is kept. */
export async function makeRecoveryCodes(db: Kysely<Database>, staffId: number): Promise<string[]> {
  // The first ten of the 16 characters that 80 random bits give: short enough to read from paper.
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(10)).slice(0, 10));
  const secret = await serverSecret(db, 'second-factors');
  await db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ staff_id: staffId, code_hash: codeHash(secret, staffId, code) })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

const codeHash = (secret: Buffer, staffId: number, code: string): Buffer =>
  keyedHash(secret, `${staffId}:${code}`);
