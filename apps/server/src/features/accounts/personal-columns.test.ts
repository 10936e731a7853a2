import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';

/** How columns are called that say who somebody is, or lead to it. */
const PERSONAL =
  /(^|_)(user_id|actor_id|phone|phone_number|mobile|recipient|email|contact_person|complainant|address|device|name)($|_)/;

/**
 * Every column of such a name, and where a buyer meets it: `data` is in the download of their own (account-data.ts) and
 * goes with the account (erase-user.ts), `goes` goes with it and says nothing that the download does not. The others are
 * not of buyers. Whoever adds a column decides here, and then there.
 */
const COVERED: Record<string, string> = {
  'users.phone_number': 'data',
  'users.name': 'data',
  'users.email': 'data',
  'leads.user_id': 'data',
  'leads.recipient': 'the promoter or our team, as a word',
  'sessions.user_id': 'data',
  'sessions.device': 'data',
  'kept_projects.user_id': 'data',
  'merged_lists.user_id': 'goes',
  'saved_searches.user_id': 'data',
  'saved_searches.name': 'data',
  'audit_log.actor_id': 'data',
  'audit_log.address': 'data',
  'outbox_messages.recipient': 'data',
  'sent_codes.phone_number': 'goes',
  'sent_codes.name': 'goes',
  'one_time_codes.phone_number': 'goes',
  'one_time_codes.name': 'goes',
  'seller_enquiries.contact_person': 'of sellers',
  'seller_enquiries.builder_name': 'of sellers',
  'seller_enquiries.phone_number': 'of sellers',
  'seller_enquiries.email': 'of sellers',
  'staff_accounts.user_name': 'of staff',
  'staff_accounts.name': 'of staff',
  'staff_accounts.email': 'of staff',
  'staff_accounts.phone_number': 'of staff',
  'property_bulk_runs.address': 'of staff',
  'complaints.complainant': 'as the authority publishes it',
};

/** Tables whose names are of things. */
const OF_THINGS = [
  'properties',
  'promoters',
  'promoter_names',
  'past_projects',
  'places',
  'documents',
  'complaints',
  'property_metro',
  'prompts',
  'events',
  'server_secrets',
  'seeded_contents',
  'catalogue_imports',
  'fact_sources',
  'property_tellings',
  'repeated_tellings',
  'row_identities',
  'import_questions',
  'kysely_migration',
];

const test = testApp();

it('every column that can identify a buyer is in their download or is deleted with their account', async () => {
  const { rows } = await sql<{ place: string; table: string; column: string }>`
    select table_name || '.' || column_name as place, table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public' order by 1`.execute(test.db);
  const found = rows
    .filter(({ table, column }) => {
      const isThing = OF_THINGS.includes(table) && !/complainant|phone|email|user_id/.test(column);
      return PERSONAL.test(column) && !isThing;
    })
    .map(({ place }) => place);
  expect(found).toEqual(Object.keys(COVERED).toSorted());
});

it('whatever points to a buyer goes with them', async () => {
  const { rows } = await sql<{ table: string }>`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`.execute(test.db);
  expect(rows).toEqual([]);
});
