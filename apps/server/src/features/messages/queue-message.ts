import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { queueDelivery } from './message-queries.ts';
import type { TemplateName, TemplateValues } from './templates.ts';

export interface Message<Name extends TemplateName = TemplateName> {
  channel: 'sms' | 'whatsapp' | 'email';
  /** A phone number as +CC and digits, or an e-mail address. */
  to: string;
  template: Name;
  values: TemplateValues<Name>;
}

/**
 * Writes a message to the outbox and queues its delivery. Call it with the transaction of its cause: then it is sent
 * if and only if the cause is committed. Answers the message's id.
 */
export async function queueMessage<Name extends TemplateName>(
  db: Kysely<Database>,
  message: Message<Name>,
): Promise<string> {
  const { id } = await db
    .insertInto('outbox_messages')
    .values({
      channel: message.channel,
      recipient: message.to,
      template: message.template,
      values: JSON.stringify(message.values),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueDelivery(db, id);
  return id;
}
