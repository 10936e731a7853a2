import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  columnsOf,
  inLists,
  type Columns,
  type Lists,
} from '#server/platform/database/in-lists.ts';
import { possessionStateSql } from '../possession-state.ts';

/** What the search asks about a project, as its tables have it. */
interface ProjectFacts {
  id: number;
  slug: string;
  promoter_slug: string;
  /** Where it lies, or the middle of where it may, and within how many metres of that; 0 where that was given. */
  lat: number | null;
  lng: number | null;
  place_radius: number | null;
  locality_slug: string | null;
  /** Of its address. */
  pincode: string | null;
  locality_slugs: string[];
  zones: string[] | null;
  maybe_locality_slugs: string[];
  maybe_zones: string[];
  /** How far it is, not what is stated. */
  status: string | null;
  possession_day: number | null;
  launched_day: number | null;
  checked_day: number | null;
  completeness: number;
  khatha_class: string | null;
  is_e_khatha: boolean | null;
  approver: string | null;
  amenity_ids: string[] | null;
  water_sources: string[] | null;
  rera_count: number;
  rera_checked: boolean;
  is_litigated: boolean | null;
  occupancy_certificate_received: boolean | null;
  total_units: number | null;
  towers: number | null;
  open_space_percent: number | null;
  maintenance_per_sqft: number | null;
  price_range_min: number | null;
  price_range_max: number | null;
  rate_range_min: number | null;
  rate_range_max: number | null;
  all_in_range_min: number | null;
  all_in_range_max: number | null;
}

interface UnitFacts {
  id: number;
  property_id: number;
  type: string;
  bhk: number | null;
  carpet_sqft_min: number | null;
  carpet_sqft_max: number | null;
  super_built_up_sqft_min: number | null;
  super_built_up_sqft_max: number | null;
  plot_sqft_min: number | null;
  plot_sqft_max: number | null;
  loading_percent: number | null;
  facings: string[] | null;
  price_min: number | null;
  price_max: number | null;
  all_in_price: number | null;
  all_in_at_least: number | null;
}

interface MetroFacts {
  property_id: number;
  line: string;
  station_status: string;
  meters: number;
}

/** Those of one project stand beside each other. */
export interface CatalogueRows {
  projects: Lists<ProjectFacts>;
  units: Lists<UnitFacts>;
  metro: Lists<MetroFacts>;
}

/** Days in columns of numbers count from here. */
export const DAY_ZERO = '2000-01-01';

const days = (column: string) => sql`${sql.ref(column)} - ${DAY_ZERO}::date`;

const PROJECT: Columns<ProjectFacts> = {
  ...columnsOf('p', [
    ...(['id', 'slug', 'locality_slug', 'pincode', 'locality_slugs', 'zones'] as const),
    ...(['maybe_locality_slugs', 'maybe_zones'] as const),
    ...([
      'completeness',
      'khatha_class',
      'is_e_khatha',
      'approver',
      'amenity_ids',
      'water_sources',
    ] as const),
    ...(['is_litigated', 'occupancy_certificate_received', 'total_units', 'towers'] as const),
    ...(['open_space_percent', 'maintenance_per_sqft'] as const),
  ]),
  lat: sql`coalesce(p.lat, p.about_lat)`,
  lng: sql`coalesce(p.lng, p.about_lng)`,
  place_radius: sql`case when p.lat is null then p.about_radius_m else 0 end`,
  promoter_slug: sql`pr.slug`,
  status: possessionStateSql,
  possession_day: days('p.possession_on'),
  launched_day: days('p.launched_on'),
  checked_day: days('p.facts_checked_on'),
  rera_count: sql`cardinality(p.rera_numbers)`,
  rera_checked: sql`p.rera_checked_on is not null`,
  price_range_min: sql`(p.price_range->>'min')::float8`,
  price_range_max: sql`(p.price_range->>'max')::float8`,
  rate_range_min: sql`(p.rate_range->>'min')::float8`,
  rate_range_max: sql`(p.rate_range->>'max')::float8`,
  all_in_range_min: sql`(p.all_in_price_range->>'min')::float8`,
  all_in_range_max: sql`(p.all_in_price_range->>'max')::float8`,
};

const UNIT: Columns<UnitFacts> = columnsOf('unit_types', [
  ...(['id', 'property_id', 'type', 'bhk', 'carpet_sqft_min', 'carpet_sqft_max'] as const),
  ...([
    'super_built_up_sqft_min',
    'super_built_up_sqft_max',
    'plot_sqft_min',
    'plot_sqft_max',
  ] as const),
  ...(['loading_percent', 'facings', 'price_min', 'price_max', 'all_in_price'] as const),
  'all_in_at_least',
]);

const METRO: Columns<MetroFacts> = columnsOf('property_metro', [
  'property_id',
  'line',
  'station_status',
  'meters',
]);

/** Those of these projects that are published, as they are at one moment. */
export async function readCatalogueRows(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<CatalogueRows> {
  const asked = sql`any(${ids}::int[])`;
  const projects = sql`
    from properties p join promoters pr on pr.id = p.promoter_id
    where p.id = ${asked} and p.is_published and p.deleted_at is null order by p.id`;
  const units = sql`from unit_types where property_id = ${asked} order by property_id, id`;
  const metro = sql`from property_metro where property_id = ${asked} order by property_id`;
  const { rows } = await sql<CatalogueRows>`
    select projects.lists as projects, units.lists as units, metro.lists as metro
    from (${inLists(PROJECT, projects)}) projects, (${inLists(UNIT, units)}) units,
      (${inLists(METRO, metro)}) metro`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The catalogue returned no row.');
  return row;
}
