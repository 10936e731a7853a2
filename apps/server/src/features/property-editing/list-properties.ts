import type { EndpointInput } from '@manemitra/contract/endpoint';
import type { listStaffProperties, StaffPropertyRow } from '@manemitra/contract/staff-properties';
import type { FactKey } from '@manemitra/domain/completeness';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PropertiesTable } from '#server/database/catalogue-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { firstPicture } from '#server/features/images/public.ts';
import { registrationOf, registrationRow } from '#server/features/registrations/public.ts';
import { type PropertyScope, within } from './property-scope.ts';
import { containing } from '#server/platform/database/search-pattern.ts';

type Asked = EndpointInput<typeof listStaffProperties>['query'];

type PriceRange = NonNullable<PropertiesTable['price_range']>;

const ORDER: Readonly<Record<Asked['sort'], RawBuilder<unknown>>> = {
  'updated-desc': sql`p.updated_at desc, p.id desc`,
  'updated-asc': sql`p.updated_at, p.id`,
  'name-asc': sql`p.name, p.id`,
  'name-desc': sql`p.name desc, p.id desc`,
  'completeness-asc': sql`p.completeness, p.id`,
  'completeness-desc': sql`p.completeness desc, p.id`,
  // Never checked is the most pressing.
  'checked-asc': sql`p.facts_checked_on nulls first, p.id`,
  'promoter-asc': sql`pr.name, p.name, p.id`,
};

/** One page of the projects within a scope; deleted ones only on request. */
export async function listProperties(db: Kysely<Database>, scope: PropertyScope, asked: Asked) {
  const { page, pageSize, sort } = asked;
  const conditions = sql.join([within(scope), ...conditionsOf(asked)], sql` and `);
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from properties p where ${conditions}`.execute(db),
    // The page is selected first, so that details are read only for its rows.
    sql<Row>`
      with page as (
        select p.id from properties p join promoters pr on pr.id = p.promoter_id
        where ${conditions}
        order by ${ORDER[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}
      )
      select p.id, p.slug, p.name, p.locality_name, p.status, p.is_published, p.deleted_at,
        p.is_demonstration, p.completeness, p.missing_facts, p.version, p.updated_at,
        p.facts_checked_on::text, p.price_range, p.all_in_price_range, p.rate_range,
        ${registrationRow} as registration, pr.id as promoter_id, pr.name as promoter_name,
        (select min(u.price_min) from unit_types u where u.property_id = p.id) as price_from,
        ${firstPicture} as image_url
      from page join properties p on p.id = page.id join promoters pr on pr.id = p.promoter_id
      order by ${ORDER[sort]}`.execute(db),
  ]);
  return { items: found.rows.map(presentRow), total: counted.rows[0]?.total ?? 0, page, pageSize };
}

/** The projects within a scope that a filter of the list leaves, the oldest first. */
export async function idsFitting(
  db: Kysely<Database>,
  scope: PropertyScope,
  asked: Narrowed,
): Promise<number[]> {
  const conditions = sql.join([within(scope), ...conditionsOf(asked)], sql` and `);
  const { rows } = await sql<{ id: number }>`
    select p.id from properties p where ${conditions} order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

type Narrowed = Omit<Asked, 'page' | 'pageSize' | 'sort'>;

function conditionsOf({
  search,
  status,
  stage,
  missing,
  promoter,
  importId,
}: Narrowed): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [
    status === 'deleted' ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`,
  ];
  if (status === 'published') conditions.push(sql`p.is_published`);
  if (status === 'unpublished') conditions.push(sql`not p.is_published`);
  if (stage !== undefined) conditions.push(sql`p.status = ${stage}`);
  if (promoter !== undefined) conditions.push(sql`p.promoter_id = ${promoter}`);
  if (importId !== undefined)
    conditions.push(sql`p.id in (
      select property_id from property_tellings where import_id = ${importId} and taken_back_at is null)`);
  if (missing === 'any') conditions.push(sql`p.missing_facts <> '{}'`);
  else if (missing !== undefined)
    conditions.push(sql`p.missing_facts @> array[${missing}]::text[]`);
  if (search !== '') {
    const like = containing(search);
    conditions.push(sql`(
      p.name ilike ${like} or p.locality_name ilike ${like} 
      or p.promoter_id in (select id from promoters where name ilike ${like})
      or array_to_string(p.rera_numbers, ' ') ilike ${like} or p.id::text = ${search})`);
  }
  return conditions;
}

interface Row {
  id: number;
  slug: string;
  name: string;
  locality_name: string | null;
  status: StaffPropertyRow['stage'];
  is_published: boolean;
  deleted_at: Date | null;
  is_demonstration: boolean;
  completeness: number;
  missing_facts: FactKey[];
  version: number;
  updated_at: Date;
  facts_checked_on: string | null;
  registration: Parameters<typeof registrationOf>[0];
  promoter_id: number;
  promoter_name: string;
  price_from: number | null;
  price_range: PriceRange | null;
  all_in_price_range: PriceRange | null;
  rate_range: PriceRange | null;
  image_url: string | null;
}

function presentRow(row: Row): StaffPropertyRow {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    promoter: { id: row.promoter_id, name: row.promoter_name },
    locality: row.locality_name,
    stage: row.status,
    rera: registrationOf(row.registration),
    isPublished: row.is_published,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    isDemonstration: row.is_demonstration,
    completeness: row.completeness,
    missing: row.missing_facts,
    priceFrom: row.price_from,
    ranges: {
      price: bothEnds(row.price_range),
      allInPrice: bothEnds(row.all_in_price_range),
      rate: bothEnds(row.rate_range),
    },
    imageUrl: row.image_url,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    factsCheckedOn: row.facts_checked_on,
  };
}

const bothEnds = (range: PriceRange | null) =>
  range && { min: range.min ?? null, max: range.max ?? null };
