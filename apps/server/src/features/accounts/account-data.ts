import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadLists } from '#server/features/lists/public.ts';

type AccountData = EndpointAnswer<(typeof contract)['getAccountData']>;

/** Everything that is kept about a buyer, for themselves. */
export async function collectAccountData(
  db: Kysely<Database>,
  userId: number,
): Promise<AccountData> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw new Problem('session.required');
  const leads = await db
    .selectFrom('leads')
    .innerJoin('properties', 'properties.id', 'leads.property_id')
    .innerJoin('promoters', 'promoters.id', 'leads.promoter_id')
    .selectAll('leads')
    .select(['properties.name as project', 'promoters.name as promoter'])
    .where('user_id', '=', userId)
    .orderBy('leads.created_at')
    .execute();
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
    .where('recipient', 'in', [user.phone_number, user.email ?? user.phone_number])
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
    leads: leads.map((lead) => ({
      project: lead.project,
      promoter: lead.promoter,
      type: lead.type,
      message: lead.message,
      call: lead.wants_call,
      whatsapp: lead.wants_whatsapp,
      recipient: lead.recipient,
      consent: lead.consent,
      sentence: lead.sentence,
      home: lead.home,
      createdAt: lead.created_at.toISOString(),
      withdrawnAt: lead.withdrawn_at?.toISOString() ?? null,
      status: lead.status,
      notes: lead.notes,
    })),
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
    lists: await loadLists(db, userId),
    log: log.map(({ at, action, address }) => ({ at: at.toISOString(), action, address })),
  };
}
