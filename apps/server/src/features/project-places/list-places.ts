import type { listPlacesToSet, PlaceToSet } from '@manemitra/contract/staff-places';
import { placesSaid } from '@manemitra/query/whereabouts/places-said';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import { approximatePlace } from '#server/features/approximate-places/public.ts';
import { type PropertyScope, within } from '#server/features/property-editing/public.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { containing } from '#server/platform/database/search-pattern.ts';

type Asked = z.infer<typeof listPlacesToSet.query>;
type Doubt = NonNullable<Asked['doubt']>;

/** What each kind of doubt is, on the table `properties as p`. One project may be of two kinds. */
const DOUBTS: Readonly<Record<Doubt, RawBuilder<boolean>>> = {
  contradicting: sql<boolean>`(cardinality(p.place_contradictions) > 0)`,
  missing: sql<boolean>`(p.lat is null and p.about_lat is null)`,
  approximate: sql<boolean>`(p.lat is null and p.about_lat is not null)`,
};

/** Projects within a scope whose place a person should look at. */
export async function listPlaces(
  db: Kysely<Database>,
  scope: PropertyScope,
  { page, pageSize, search, doubt }: Asked,
) {
  const reached = db
    .selectFrom('properties as p')
    .where('p.deleted_at', 'is', null)
    .where(within(scope));
  const counts = await reached
    .select([
      count(DOUBTS.contradicting).as('contradicting'),
      count(DOUBTS.missing).as('missing'),
      count(DOUBTS.approximate).as('approximate'),
    ])
    .executeTakeFirstOrThrow();
  const asked = reached
    .where(
      doubt === undefined
        ? sql<boolean>`(p.lat is null or ${DOUBTS.contradicting})`
        : DOUBTS[doubt],
    )
    .$if(search !== '', (rows) => rows.where('p.name', 'ilike', containing(search)));
  const found = await pageOf(
    { page, pageSize },
    asked,
    asked
      .innerJoin('promoters as b', 'b.id', 'p.promoter_id')
      .select(['p.id', 'p.slug', 'p.name', 'b.name as promoter', 'p.is_published', 'p.version'])
      .select(['p.locality_name', 'p.address', 'p.pincode', 'p.lat', 'p.lng'])
      .select(['p.about_lat', 'p.about_lng', 'p.about_radius_m', 'p.about_name', 'p.about_from'])
      .select('p.place_contradictions')
      .select(LOCALITIES_TOLD.as('localities_told'))
      .orderBy(sql`cardinality(p.place_contradictions) > 0`, 'desc')
      .orderBy(sql`p.about_radius_m`, (order) => order.desc().nullsFirst())
      .orderBy('p.name')
      .orderBy('p.id'),
    (row): PlaceToSet => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      promoter: row.promoter,
      isPublished: row.is_published,
      locality: row.localities_told.join(' or ') || row.locality_name,
      address: row.address,
      pincode: row.pincode,
      coordinates: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
      approximate: approximatePlace(row),
      contradictions: row.place_contradictions,
      said: row.place_contradictions.length === 0 ? [] : saidOf(row),
      version: row.version,
    }),
  );
  return { ...found, counts };
}

/** Each locality that its sources tell, in their own words, the last first: the row holds the name that was derived from them. */
const LOCALITIES_TOLD = sql<string[]>`array(
  select told.words from (
    select fact->>1 as words, max(t.id) as last
    from property_tellings t, json_array_elements(t.told) as fact
    where t.property_id = p.id and t.taken_back_at is null and not t.is_declined
      and fact->>0 = 'locality' and fact->>1 is not null
    group by words
  ) told order by told.last desc)`;

/** As the map takes them. */
function saidOf(row: {
  localities_told: string[];
  locality_name: string | null;
  address: string | null;
  pincode: string | null;
}): PlaceToSet['said'] {
  const words = {
    locality: row.localities_told[0] ?? row.locality_name ?? undefined,
    address: row.address ?? undefined,
    pincode: row.pincode ?? undefined,
  };
  return placesSaid(words).map(({ name, at, radiusMeters }) => ({
    name,
    at: [...at],
    radiusMeters,
  }));
}

const count = (what: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${what})::int`;
