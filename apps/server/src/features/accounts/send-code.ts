import { CODE_MINUTES } from '@manemitra/contract/limits';
import { randomInt } from 'node:crypto';
import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { queueMessage } from '#server/features/messages/public.ts';
import { takeAttempt } from '#server/platform/attempts/attempts.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { keyedHash, serverSecret } from '#server/platform/secrets/server-secret.ts';
import { codeBudget, codeLimits } from './code-limits.ts';
import { servedCountry } from './countries-served.ts';
import { deviceShown, keepWhileAsking, knownDevice, newValue } from './known-device.ts';

export type CodePurpose = 'sign-in' | 'delete-account';

export interface CodeRequest {
  /** As +CC and digits. */
  mobileNumber: string;
  purpose: CodePurpose;
  /** The name for a new account; undefined keeps the name given with the previous code. */
  name?: string | null;
}

/** How many codes may be sent. */
export interface CodeSending {
  /** Multiplies the limits of addresses (`RATE_LIMIT_SCALE`). */
  limitScale: number;
  /** How many codes may be sent in an hour, all together (`CODES_PER_HOUR`). */
  codesPerHour: number;
  /** Told each time that this is spent. */
  reportCodesSpent: () => void;
}

/**
 * Sends a new code to a number, for the browser that asks; its previous code stops working. It does the same work and
 * answers the same whether or not the number has an account, because it does not look. Refuses with `otp.too-many-sends` or
 * `otp.country-not-served`.
 */
export async function sendCode(
  db: Kysely<Database>,
  { mobileNumber, purpose, name }: CodeRequest,
  { now, address, deviceCookie }: Pick<CallContext, 'now' | 'address' | 'deviceCookie'>,
  sending: CodeSending,
): Promise<void> {
  const country = servedCountry(mobileNumber);
  const secret = await serverSecret(db, 'one-time-codes');
  const known = await knownDevice(db, deviceCookie, `number:${mobileNumber}`);
  const shown = deviceShown(deviceCookie);
  const device = shown ?? newValue();
  await db.transaction().execute(async (trx) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fresh = {
      code_hash: codeHash(secret, { mobileNumber, purpose, code }),
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
      tries: 0,
      common_tries: 0,
      used_at: null,
      ...(name === undefined ? {} : { name }),
    };
    const waiting =
      name === undefined && shown === undefined
        ? await waitingName(trx, { mobileNumber, purpose })
        : null;
    await trx
      .insertInto('sent_codes')
      .values({
        name: waiting,
        ...fresh,
        phone_number: mobileNumber,
        purpose,
        browser: browserHash(secret, device),
      })
      .onConflict((conflict) =>
        conflict.columns(['phone_number', 'purpose', 'browser']).doUpdateSet({
          ...fresh,
          sent_no: sql<string>`nextval(pg_get_serial_sequence('sent_codes', 'sent_no'))`,
        }),
      )
      .execute();
    await queueMessage(trx, {
      channel: 'sms',
      to: mobileNumber,
      template: purpose === 'sign-in' ? 'one-time-code' : 'account-deletion-code',
      values: { code, minutes: String(CODE_MINUTES) },
    });
    const limits = codeLimits(
      { mobileNumber, country, address, knownDevice: known },
      sending.limitScale,
    );
    await refuseOver(trx, limits, { now, secret });
    // Counted last, because everybody who is sent a code waits for this row.
    await refuseOver(trx, [codeBudget(sending.codesPerHour)], { now, secret }, () =>
      sending.reportCodesSpent(),
    );
  });
  keepWhileAsking(deviceCookie, device);
}

async function refuseOver(
  trx: Transaction<Database>,
  limits: Parameters<typeof takeAttempt>[1],
  by: Parameters<typeof takeAttempt>[2],
  report: () => void = () => undefined,
): Promise<void> {
  const refused = await takeAttempt(trx, limits, by);
  if (refused === undefined) return;
  report();
  throw new Problem('otp.too-many-sends', { retryAfter: refused.waitSeconds });
}

/** The name that a client without cookies gave when it asked before. */
async function waitingName(
  trx: Transaction<Database>,
  { mobileNumber, purpose }: Pick<CodeRequest, 'mobileNumber' | 'purpose'>,
): Promise<string | null> {
  const before = await trx
    .selectFrom('sent_codes')
    .select('name')
    .where('phone_number', '=', mobileNumber)
    .where('purpose', '=', purpose)
    .orderBy('sent_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.name ?? null;
}

/** A code belongs to one number and one purpose: shown for another, it is wrong. */
export function codeHash(
  secret: Buffer,
  { mobileNumber, purpose, code }: CodeRequest & { code: string },
): Buffer {
  return keyedHash(secret, `${purpose}:${mobileNumber}:${code}`);
}

export const browserHash = (secret: Buffer, device: string): Buffer =>
  keyedHash(secret, `browser:${device}`);

/** How many codes were sent in the last hour, for whoever watches the cost. */
export async function codesSentLately(db: Kysely<Database>, now: Date): Promise<number> {
  const { key, perMs } = codeBudget(0);
  const secret = await serverSecret(db, 'one-time-codes');
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from attempts
    where key = ${keyedHash(secret, key)} and at > ${new Date(now.getTime() - perMs)}`.execute(db);
  return rows[0]?.sent ?? 0;
}
