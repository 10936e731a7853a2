import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { upsertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { mustGet } from '#server/platform/must-get.ts';
import type { ProjectRows } from './project-rows.ts';

/** The promoters of records, by the slugs of the names that the records use. */
interface KnownPromoters {
  ids: ReadonlyMap<string, number>;
  /** Promoters that the file calls by another of their names. */
  isOtherName: (slug: string) => boolean;
}

/**
 * Writes the promoters of these projects. Fields that a record does not know keep their values; a promoter whom the file
 * calls by a company or former name keeps its own name.
 */
export async function upsertPromoters(
  trx: Transaction<Database>,
  projects: readonly ProjectRows[],
): Promise<KnownPromoters> {
  const told = new Map(projects.map(({ promoter }) => [promoter.slug, promoter]));
  const others = await trx
    .selectFrom('promoter_names')
    .select(['slug', 'promoter_id'])
    .where('slug', '=', sql<string>`any(${[...told.keys()]})`)
    .execute();
  const ids = new Map(others.map(({ slug, promoter_id }) => [slug, promoter_id]));
  const isOtherName = (slug: string) => others.some((other) => other.slug === slug);
  const own = [...told.values()].filter(({ slug }) => !isOtherName(slug));
  for (const [slug, id] of await upsertOwnNames(trx, own)) ids.set(slug, id);
  await upsertPastProjects(trx, projects, ids);
  return { ids, isOtherName };
}

async function upsertOwnNames(
  trx: Transaction<Database>,
  promoters: readonly ProjectRows['promoter'][],
): Promise<Map<string, number>> {
  const rows = await upsertPlainRows(trx, 'promoters', promoters, {
    key: ['slug'],
    set: {
      name: 'taken',
      org_type: sql`coalesce(excluded.org_type, promoters.org_type)`,
      registration_number: sql`coalesce(excluded.registration_number, promoters.registration_number)`,
      address: sql`coalesce(excluded.address, promoters.address)`,
      review_text: sql`coalesce(excluded.review_text, promoters.review_text)`,
      review_rating: sql`coalesce(excluded.review_rating, promoters.review_rating)`,
      photo_url: sql`coalesce(excluded.photo_url, promoters.photo_url)`,
      review_provider: sql`coalesce(excluded.review_provider, promoters.review_provider)`,
      // One real project makes a promoter real.
      is_demonstration: sql`excluded.is_demonstration and promoters.is_demonstration`,
      updated_at: sql`now()`,
    },
    answer: ['id', 'slug'],
  });
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function upsertPastProjects(
  trx: Transaction<Database>,
  projects: readonly ProjectRows[],
  promoterIds: ReadonlyMap<string, number>,
): Promise<void> {
  const past = new Map(
    projects.flatMap(({ promoter, pastProjects }) =>
      pastProjects.map((row) => [
        `${promoter.slug}/${row.name}`,
        { ...row, promoter_id: mustGet(promoterIds, promoter.slug) },
      ]),
    ),
  );
  await upsertPlainRows(trx, 'past_projects', [...past.values()], {
    key: ['promoter_id', 'name'],
    set: {
      type: sql`coalesce(excluded.type, past_projects.type)`,
      status: sql`coalesce(excluded.status, past_projects.status)`,
      promised_on: sql`coalesce(excluded.promised_on, past_projects.promised_on)`,
      completed_on: sql`coalesce(excluded.completed_on, past_projects.completed_on)`,
      has_case: sql`coalesce(excluded.has_case, past_projects.has_case)`,
      address: sql`coalesce(excluded.address, past_projects.address)`,
    },
    answer: [],
  });
}
