import type { Kysely } from 'kysely';

/**
 * What a picture is of and the id that its store knows it by (spec 3: image record), a promoter's photo, and what the
 * dearest home of a unit type costs all in: null, not known, until its project is loaded or edited again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('property_images')
    .addColumn('property_category', 'text', (column) => column.notNull().defaultTo('ALL'))
    .addColumn('public_id', 'text')
    .execute();
  await db.schema.alterTable('promoters').addColumn('photo_url', 'text').execute();
  await db.schema.alterTable('unit_types').addColumn('all_in_price_max', 'bigint').execute();
}
