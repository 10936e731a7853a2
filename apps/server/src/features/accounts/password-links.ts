import { PASSWORD_LINK_HOURS } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { hashOfToken, newSecretToken } from '#server/platform/sessions/secret-token.ts';
import { OWNER_COLUMNS, refuseWeak, storePassword } from './new-password.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * The path of a link with which this staff account sets its password, once, within `PASSWORD_LINK_HOURS`; the link before no longer
 * works. Undefined when there is no such account. Send it, do not keep it.
 */
export async function makePasswordLink(
  db: Kysely<Database>,
  staffId: number,
  now: Date,
): Promise<string | undefined> {
  const staff = await db
    .selectFrom('staff_accounts')
    .select(['user_name', 'promoter_id'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (staff === undefined) return undefined;
  const token = newSecretToken();
  const link = {
    token_hash: hashOfToken(token),
    expires_at: new Date(now.getTime() + PASSWORD_LINK_HOURS * 3_600_000),
  };
  await db
    .insertInto('password_links')
    .values({ staff_id: staffId, ...link })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(link))
    .execute();
  return `/reset-password/${encodeURIComponent(nameInLink(staff))}?token=${token}`;
}

/** The name in the path of a link: a promoter's id (spec 2), for other staff their user name. */
function nameInLink(staff: { user_name: string; promoter_id: number | null }): string {
  return staff.promoter_id === null ? staff.user_name : String(staff.promoter_id);
}

interface Reset {
  promoterId: string;
  token: string;
  password: string;
}

/**
 * Sets a password with a link. Ends all sessions of the account; one that waited for its first password is active
 * afterwards. Refuses with `reset-link.invalid`, or `input.invalid` for a password that is no good.
 */
export async function resetPassword(
  db: Kysely<Database>,
  { promoterId, token, password }: Reset,
  { now, address }: Pick<CallContext, 'now' | 'address'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('password_links')
      .innerJoin('staff_accounts', 'staff_accounts.id', 'password_links.staff_id')
      .select([...OWNER_COLUMNS, 'expires_at', 'promoter_id', 'status'])
      .where('token_hash', '=', hashOfToken(token))
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!link || link.expires_at <= now || nameInLink(link) !== promoterId) {
      throw new Problem('reset-link.invalid');
    }
    // A password that is no good leaves the link usable.
    refuseWeak(password, link, 'body.password');
    await storePassword(trx, link, { password, action: 'account.password-set', now, address });
    if (link.status === 'pending') {
      await trx
        .updateTable('staff_accounts')
        .set({ status: 'active' })
        .where('id', '=', link.id)
        .execute();
    }
    await endSessionsOf(trx, { kind: 'staff', id: link.id });
  });
}
