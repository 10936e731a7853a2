import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

const DAY_MS = 86_400_000;

/** How many days expired rows are kept; docs/decisions/0045-how-long-things-are-kept.md. */
const KEPT_DAYS = {
  code: 1,
  link: 1,
  attempt: 1,
  change: 1,
  addressInLog: 365,
  enquiry: 730,
} as const;

/**
 * Removes expired sessions, codes, password links and counted attempts. The log of changes stays, but loses its network
 * addresses after a year. Doing it twice is harmless.
 */
export async function removeEnded(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('sessions').where('ends_at', '<', now).execute();
  for (const codes of ['sent_codes', 'one_time_codes'] as const) {
    await db.deleteFrom(codes).where('expires_at', '<', before(KEPT_DAYS.code)).execute();
  }
  await db.deleteFrom('password_links').where('expires_at', '<', before(KEPT_DAYS.link)).execute();
  await db.deleteFrom('attempts').where('at', '<', before(KEPT_DAYS.attempt)).execute();
  await db.deleteFrom('content_changes').where('noted_at', '<', before(KEPT_DAYS.change)).execute();
  await db
    .deleteFrom('seller_enquiries')
    .where('created_at', '<', before(KEPT_DAYS.enquiry))
    .execute();
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('manemitra.erasing', 'on', true)`.execute(trx);
    await trx
      .updateTable('audit_log')
      .set({ address: null })
      .where('at', '<', before(KEPT_DAYS.addressInLog))
      .where('address', 'is not', null)
      .execute();
  });
}
