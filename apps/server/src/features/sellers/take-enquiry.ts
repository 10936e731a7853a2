import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { queueMessage, teamAddresses } from '#server/features/messages/public.ts';
import type { Enquiry } from './enquiry.ts';
import { addEnquiry, lockSender, recentEnquiry, replaceEnquiry } from './enquiry-queries.ts';

/**
 * Stores an enquiry and notifies the staff, both or neither. A second one within a day from the same phone number and e-mail
 * address corrects the first; staff are notified only if something in it changed.
 */
export async function takeEnquiry(
  db: Kysely<Database>,
  enquiry: Enquiry,
  staffEmail: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockSender(transaction, enquiry);
    const earlier = await recentEnquiry(transaction, enquiry);
    if (earlier !== undefined && isSame(earlier, enquiry)) return;
    if (earlier === undefined) await addEnquiry(transaction, enquiry);
    else await replaceEnquiry(transaction, earlier.id, enquiry);
    for (const to of await teamAddresses(transaction, staffEmail)) {
      await queueMessage(transaction, {
        channel: 'email',
        to,
        template: 'seller-enquiry',
        values: enquiry,
      });
    }
  });
}

function isSame(earlier: Record<keyof Enquiry, string>, enquiry: Enquiry): boolean {
  return (Object.keys(enquiry) as (keyof Enquiry)[]).every((key) => earlier[key] === enquiry[key]);
}
