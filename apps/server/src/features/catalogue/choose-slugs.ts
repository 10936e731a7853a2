import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { nameSlug } from './name-slug.ts';
import type { ProjectRows } from './project-rows.ts';

export interface Existing {
  id: number;
  slug: string;
  name: string;
  locality_slug: string | null;
}

/**
 * A project's address is its name and locality, numbered on a clash. It changes only when they do, and is never given to
 * another project later.
 */
export async function chooseSlugs(
  trx: LoadTransaction,
  projects: readonly Pick<ProjectRows, 'property'>[],
  existing: ReadonlyMap<string, Existing>,
): Promise<Map<string, string>> {
  const slugs = new Map([...existing].map(([key, { slug }]) => [key, slug]));
  const toName = projects.filter(({ property }) => {
    const known = existing.get(property.import_key);
    return known === undefined || baseSlug(known) !== baseSlug(property);
  });
  if (toName.length === 0) return slugs;
  const owners = await ownersOfSlugs(
    trx,
    toName.map(({ property }) => baseSlug(property)),
  );
  for (const { property } of toName) {
    const base = baseSlug(property);
    const isFree = (slug: string) =>
      (owners.get(slug) ?? property.import_key) === property.import_key;
    let slug = base;
    for (let number = 2; !isFree(slug); number++) slug = `${base}-${number}`;
    owners.set(slug, property.import_key);
    slugs.set(property.import_key, slug);
  }
  return slugs;
}

function baseSlug({ name, locality_slug }: Pick<Existing, 'name' | 'locality_slug'>): string {
  return nameSlug(`${name} ${locality_slug ?? ''}`);
}

/** The import keys of the projects to which such slugs, numbered or not, belong or belonged. Both sides of the `or` have an index. */
async function ownersOfSlugs(
  trx: Transaction<Database>,
  bases: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; owner: string }>`
    select slug, owner from (
      select s.slug, p.import_key as owner from project_slugs s join properties p on p.id = s.property_id
      union all select slug, import_key from properties
    ) every_slug
    where regexp_replace(slug, '-[0-9]+$', '') = any(${bases}) or slug = any(${bases})`.execute(
    trx,
  );
  return new Map(rows.map(({ slug, owner }) => [slug, owner]));
}
