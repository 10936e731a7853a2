import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type AccountData, addressesOf, type OwnedData } from './owned-data.ts';

/** Everything that is kept about a buyer, for themselves. */
export async function collectAccountData(
  db: Kysely<Database>,
  userId: number,
  { leads, lists }: OwnedData,
): Promise<AccountData> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw new Problem('session.required');
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at', 'device'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const log = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'address'])
    .where('actor_kind', '=', 'user')
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  const messages = await db
    .selectFrom('outbox_messages')
    .select(['created_at', 'channel', 'template'])
    .where('recipient', 'in', addressesOf(user))
    .orderBy('created_at')
    .execute();
  return {
    profile: {
      name: user.name,
      phone: user.phone_number,
      email: user.email,
      type: user.type,
      status: user.status,
      createdAt: user.created_at.toISOString(),
    },
    leads: await leads.load(db, userId),
    sessions: sessions.map((session) => ({
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
      device: session.device,
    })),
    messages: messages.map(({ created_at, channel, template }) => ({
      at: created_at.toISOString(),
      channel,
      about: template,
    })),
    lists: await lists.load(db, userId),
    log: log.map(({ at, action, address }) => ({ at: at.toISOString(), action, address })),
  };
}
