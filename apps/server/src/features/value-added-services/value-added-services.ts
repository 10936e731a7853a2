import type { ValueAddedService } from '@manemitra/contract/lead-offers';
import { SERVICE_CARDS_MAX } from '@manemitra/contract/limits';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { readOnChange } from '#server/features/catalogue-changes/public.ts';
import { loadDemonstration } from '#server/features/demonstration/public.ts';
import { seedContents } from '#server/platform/database/seeded-contents.ts';

// Never raised: see below.
const CONTENTS = { name: 'value-added-services', version: '1' };

/**
 * Adds the demonstration's services and utilities, once. Afterwards the table belongs to the operator of the product, so
 * that changed or deleted entries stay so.
 */
export async function seedValueAddedServices(db: Kysely<Database>): Promise<void> {
  await seedContents(db, CONTENTS, async (trx) => {
    const { VALUE_ADDED_SERVICES } = await loadDemonstration();
    await trx
      .insertInto('value_added_services')
      .values(
        VALUE_ADDED_SERVICES.map((service, index) => ({
          position: index + 1,
          type: service.type,
          title: service.title,
          short_note: service.shortNote,
          description: service.description,
          lead_type: service.leadType ?? null,
          confirmation: service.confirmation ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

// One reader for each database, which reads the table again only when something has changed.
const readers = new WeakMap<Kysely<Database>, (version?: number) => Promise<ValueAddedService[]>>();

/**
 * What is offered beside every project, in the order of the cards: at most six services, then every utility (spec 9).
 * `version` is that of the contents, where the call has asked for it already.
 */
export function loadValueAddedServices(
  db: Kysely<Database>,
  version?: number,
): Promise<ValueAddedService[]> {
  const read = readers.get(db) ?? readOnChange(db, () => readServices(db));
  readers.set(db, read);
  return read(version);
}

async function readServices(db: Kysely<Database>): Promise<ValueAddedService[]> {
  const rows = await db
    .selectFrom('value_added_services')
    .select(['type', 'title', 'short_note', 'description', 'lead_type', 'confirmation'])
    .orderBy('position')
    .execute();
  const offered = rows.map((row) => ({
    type: row.type,
    title: row.title,
    shortNote: row.short_note,
    description: row.description,
    leadType: row.lead_type,
    confirmation: row.confirmation,
  }));
  const of = (wanted: ValueAddedService['type']) => offered.filter(({ type }) => type === wanted);
  return [...of('service').slice(0, SERVICE_CARDS_MAX), ...of('utility')];
}
