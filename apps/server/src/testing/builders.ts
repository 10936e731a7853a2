import { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';

/** The day on which test data comes in. */
export const TEST_DAY = '2026-11-21';

type Given = Partial<z.input<typeof ProjectRecord>>;

/** Lines by which the listed price of a home includes what a builder may charge for besides. */
export const NOTHING_ON_TOP = {
  'car-parking': 0,
  'bescom-bwssb': 0,
  infrastructure: 0,
  amenities: 0,
} as const;

let count = 0;

/** A project of which only what is given is known, besides a name of its own, a builder and a locality. */
export function aProjectRecord(given: Given = {}): ProjectRecord {
  count += 1;
  return ProjectRecord.parse({
    name: `Test Project ${count}`,
    externalId: `test-${count}`,
    promoter: { name: 'Test Builders' },
    locality: 'Whitefield',
    units: [],
    source: { name: 'A test' },
    ...given,
  });
}

/** Brings such projects into the catalogue the way every project comes in, and returns their slugs in order. */
export async function someProjects(
  db: Kysely<Database>,
  given: readonly Given[],
): Promise<string[]> {
  const records = given.map(aProjectRecord);
  await loadProjects(db, records, TEST_DAY);
  const rows = await db
    .selectFrom('properties')
    .where(
      'name',
      'in',
      records.map(({ name }) => name),
    )
    .select(['name', 'slug'])
    .execute();
  const slugs = new Map(rows.map(({ name, slug }) => [name, slug]));
  return records.map(({ name }) => slugs.get(name) ?? '');
}

/** One such project; returns its slug. */
export async function aProject(db: Kysely<Database>, given: Given = {}): Promise<string> {
  const [slug = ''] = await someProjects(db, [given]);
  return slug;
}
