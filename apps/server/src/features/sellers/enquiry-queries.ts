import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Enquiry } from './enquiry.ts';

type Sender = Pick<Enquiry, 'phoneNumber' | 'email'>;

/** Lets enquiries of one sender wait for each other until the transaction ends: a double press makes one row. */
export async function lockSender(db: Kysely<Database>, { phoneNumber, email }: Sender) {
  const sender = `seller enquiry ${phoneNumber} ${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`.execute(db);
}

/** Enquiries of this sender in the last 24 hours. */
export async function recentEnquiry(
  db: Kysely<Database>,
  { phoneNumber, email }: Sender,
): Promise<({ id: number } & Enquiry) | undefined> {
  const row = await db
    .selectFrom('seller_enquiries')
    .selectAll()
    .where('phone_number', '=', phoneNumber)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      contactPerson: row.contact_person ?? '',
      builderName: row.builder_name ?? '',
      phoneNumber: row.phone_number ?? '',
      jobRole: row.job_role ?? '',
      email: row.email ?? '',
      website: row.website ?? '',
    }
  );
}

export async function addEnquiry(db: Kysely<Database>, enquiry: Enquiry): Promise<void> {
  await db.insertInto('seller_enquiries').values(columnsOf(enquiry)).execute();
}

export async function replaceEnquiry(
  db: Kysely<Database>,
  id: number,
  enquiry: Enquiry,
): Promise<void> {
  await db.updateTable('seller_enquiries').set(columnsOf(enquiry)).where('id', '=', id).execute();
}

/** An empty field is not known. */
const columnsOf = (enquiry: Enquiry) => ({
  contact_person: enquiry.contactPerson,
  builder_name: enquiry.builderName,
  phone_number: enquiry.phoneNumber,
  job_role: enquiry.jobRole || null,
  email: enquiry.email,
  website: enquiry.website || null,
});
