import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export interface DeadMessage {
  id: string;
  channel: 'sms' | 'whatsapp' | 'email';
  to: string;
  template: string;
  createdAt: Date;
  failedAt: Date;
  attempts: number;
  reason: string;
}

/** Messages that could not be delivered, the latest first, for staff: with the recipient, without what it said. */
export async function listDeadMessages(
  db: Kysely<Database>,
  { limit }: { limit: number },
): Promise<DeadMessage[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .where('failed_at', 'is not', null)
    .select([
      'id',
      'channel',
      'recipient as to',
      'template',
      'created_at as createdAt',
      'failed_at as failedAt',
      'attempts',
      'last_error as reason',
    ])
    .$narrowType<{ failedAt: Date; reason: string }>()
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
  return rows;
}
