import { PASSWORD_LINK_HOURS } from '@manemitra/contract/limits';
import type { Notification, SentCredentials } from '@manemitra/contract/staff-credentials';
import { maskPhone } from '@manemitra/domain/phone-display';
import { maskEmail } from '@manemitra/domain/mask-email';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { queueMessage } from '#server/features/messages/public.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';
import { makePasswordLink } from './password-links.ts';

type SentTo = SentCredentials['notifications'];

interface Credentials {
  staffId: number;
  notifications: readonly Notification[];
  /** Where the site is: `https://host`. */
  origin: string;
  by: AccountRef;
  now: Date;
  address: string;
}

/**
 * Sends a member of staff one link with which they set a password, once, over each of these ways that there is an
 * address for. Call it in a transaction. The link itself goes into the messages only.
 */
export async function sendCredentials(
  trx: Kysely<Database>,
  { staffId, notifications, origin, by, now, address }: Credentials,
): Promise<SentTo> {
  const staff = await trx
    .selectFrom('staff_accounts')
    .select(['name', 'user_name', 'email', 'phone_number', 'status'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  const mayEnter = staff.status === 'pending' || staff.status === 'active';
  const addressFor = (type: Notification) => (type === 'email' ? staff.email : staff.phone_number);
  const reachable = mayEnter ? notifications.filter((type) => addressFor(type) !== null) : [];

  if (reachable.length > 0) {
    const path = await makePasswordLink(trx, staffId, now);
    for (const channel of reachable) {
      await queueMessage(trx, {
        channel,
        to: addressFor(channel) ?? '',
        template: 'set-password',
        values: {
          name: staff.name,
          userName: staff.user_name,
          link: `${origin}${path}`,
          hours: String(PASSWORD_LINK_HOURS),
        },
      });
    }
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'account.credentials-sent',
      subject: { kind: 'staff', id: staffId },
      after: { notifications: reachable },
      address,
    });
  }
  return notifications.map((type) => {
    const to = addressFor(type);
    return {
      type,
      outcome: !mayEnter ? 'not-active' : to === null ? 'no-address' : 'sent',
      to: to === null ? null : type === 'email' ? maskEmail(to) : maskPhone(to),
    };
  });
}
