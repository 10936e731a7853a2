import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { DISCOVER_MAX } from '@manemitra/contract/limits';
import { isNativeScript } from '@manemitra/query/gazetteer/transliteration';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { registrationOf, registrationRow } from '#server/features/registrations/public.ts';
import { withWordSimilarity } from '#server/platform/database/with-word-similarity.ts';
import { asNamesAreSpelt } from './heard-names.ts';

type Discovered = EndpointAnswer<(typeof contract)['discoverProperties']>;

/** An item as the query returns it. */
type Found = Omit<Discovered['items'][number], 'rera'> & {
  registration: Parameters<typeof registrationOf>[0];
};

/** Published projects whose name is like this one, the most similar first. */
export async function discoverProjects(
  db: Kysely<Database>,
  { projectName: typed, page }: { projectName: string; page: number },
): Promise<Discovered> {
  const projectName = isNativeScript(typed)
    ? asNamesAreSpelt(typed, await loadCatalogueNames(db))
    : typed;
  const found = await withWordSimilarity(db, async (trx) => {
    const { rows } = await sql<{ items: Found[]; total: number }>`
      with alike as (
        select p.id, p.slug, p.name, p.locality_name, p.promoter_id,
          ${registrationRow} as registration, p.is_demonstration,
          row_number() over (order by word_similarity(${projectName}, p.name) desc,
            similarity(${projectName}, p.name) desc, p.completeness desc, p.id) as place
        from properties p
        where p.name %> ${projectName} and p.is_published and p.deleted_at is null
      )
      select (select count(*)::int from alike) as total,
        (select coalesce(json_agg(json_build_object(
            'id', a.id::text, 'slug', a.slug, 'name', a.name,
            'locality', a.locality_name, 'promoterName', pr.name, 'registration', a.registration, 'isDemonstration', a.is_demonstration) order by a.place), '[]')
          from alike a join promoters pr on pr.id = a.promoter_id
          where a.place > ${(page - 1) * DISCOVER_MAX} and a.place <= ${page * DISCOVER_MAX}) as items`.execute(
      trx,
    );
    return rows[0];
  });
  const { items = [], total = 0 } = found ?? {};
  return { items: items.map(present), total, page, pageSize: DISCOVER_MAX };
}

const present = ({ registration, ...item }: Found): Discovered['items'][number] => ({
  ...item,
  rera: registrationOf(registration),
});
