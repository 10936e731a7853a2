import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** The code in the last message to a number. */
export async function lastCodeTo(db: Kysely<Database>, mobileNumber: string): Promise<string> {
  const { values } = await db
    .selectFrom('outbox_messages')
    .select('values')
    .where('recipient', '=', mobileNumber)
    .where('template', 'in', ['one-time-code', 'account-deletion-code'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return values['code'] ?? '';
}

/** Six digits that are not the code in the last message to a number. */
export async function wrongCode(db: Kysely<Database>, mobileNumber: string): Promise<string> {
  return (await lastCodeTo(db, mobileNumber)) === '123456' ? '654321' : '123456';
}
