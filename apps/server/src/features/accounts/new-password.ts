import { Problem } from '@manemitra/contract/problems';
import { passwordProblem } from '@manemitra/domain/password-rules';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { queueMessage } from '#server/features/messages/public.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

/** A staff account as far as a new password of it is concerned. */
export interface PasswordOwner {
  id: number;
  user_name: string;
  name: string;
  email: string | null;
  phone_number: string | null;
  password_hash: string | null;
}

export const OWNER_COLUMNS = [
  'staff_accounts.id',
  'user_name',
  'name',
  'email',
  'phone_number',
  'password_hash',
] as const;

/** Refuses with `input.invalid`, said at this field, a password that is too short or easily guessed. */
export function refuseWeak(
  password: string,
  { user_name, name, email, phone_number }: PasswordOwner,
  field: string,
): void {
  const own = [user_name, name, email, phone_number].filter((it) => it !== null);
  const message =
    passwordProblem(password, own) ?? (isCommonPassword(password) ? LEAKED : undefined);
  if (message !== undefined) throw new Problem('input.invalid', { fields: [{ field, message }] });
}

const LEAKED = 'This password is often found in leaks, so attackers try it first. Choose another.';

interface Change {
  password: string;
  /** How it came to be: `account.password-set` by a link, or `account.password-changed`. */
  action: 'account.password-set' | 'account.password-changed';
  now: Date;
  address: string;
}

/**
 * Replaces the password that was read, ends the link that could set another, and tells the owner if they had one before.
 * Ending sessions is up to the caller. Returns false if the password has changed meanwhile.
 */
export async function storePassword(
  trx: Transaction<Database>,
  owner: PasswordOwner,
  { password, action, now, address }: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_accounts')
    .set({ password_hash: await hashPassword(password), updated_at: now })
    .where('id', '=', owner.id)
    .where('password_hash', 'is not distinct from', owner.password_hash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('password_links').where('staff_id', '=', owner.id).execute();
  const account = { kind: 'staff', id: owner.id } as const;
  await recordAudit(trx, { at: now, actor: account, action, subject: account, address });
  if (owner.password_hash !== null) await tellOwner(trx, owner, 'password-changed');
  return true;
}

/** Tells the owner of an account, by what way there is, that how they sign in was changed. */
export async function tellOwner(
  trx: Transaction<Database>,
  { name, user_name, email, phone_number }: PasswordOwner,
  template: 'password-changed' | 'second-factor-on' | 'second-factor-off',
): Promise<void> {
  const to = email ?? phone_number;
  if (to === null) return;
  const channel = email === null ? 'sms' : 'email';
  await queueMessage(trx, { channel, to, template, values: { name, userName: user_name } });
}
