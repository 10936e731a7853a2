import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** What the search asks about a project, as its tables have it. */
export interface ProjectFacts {
  id: number;
  slug: string;
  promoter_slug: string;
  lat: number | null;
  lng: number | null;
  locality_slug: string | null;
  locality_slugs: string[];
  zones: string[] | null;
  status: string | null;
  possession_day: number | null;
  launched_day: number | null;
  checked_day: number | null;
  completeness: number;
  khatha: string | null;
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
}

export interface UnitFacts {
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
}

export interface MetroFacts {
  property_id: number;
  line: string;
  station_status: string;
  meters: number;
}

export interface CatalogueRows {
  projects: ProjectFacts[];
  units: UnitFacts[];
  metro: MetroFacts[];
}

/** Days in columns of numbers count from here. */
export const DAY_ZERO = '2000-01-01';

/** Those of these projects that are published, as they are at one moment. */
export function readCatalogueRows(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<CatalogueRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const projects = await sql<ProjectFacts>`
        select p.id, p.slug, pr.slug as promoter_slug, p.lat, p.lng, p.locality_slug,
          p.locality_slugs, p.zones, p.status, p.possession_on - ${DAY_ZERO}::date as possession_day,
          p.launched_on - ${DAY_ZERO}::date as launched_day,
          p.facts_checked_on - ${DAY_ZERO}::date as checked_day, p.completeness, p.khatha,
          p.approver, p.amenity_ids, p.water_sources, cardinality(p.rera_numbers) as rera_count,
          p.rera_checked_on is not null as rera_checked, p.is_litigated,
          p.occupancy_certificate_received, p.total_units, p.towers, p.open_space_percent,
          p.maintenance_per_sqft
        from properties p join promoters pr on pr.id = p.promoter_id
        where p.id = any(${ids}::int[]) and p.is_published and p.deleted_at is null
        order by p.id`.execute(trx);
      const units = await sql<UnitFacts>`
        select id, property_id, type, bhk, carpet_sqft_min, carpet_sqft_max,
          super_built_up_sqft_min, super_built_up_sqft_max, plot_sqft_min, plot_sqft_max,
          loading_percent, facings, price_min, price_max, all_in_price
        from unit_types where property_id = any(${ids}::int[]) order by property_id, id`.execute(
        trx,
      );
      const metro = await sql<MetroFacts>`
        select property_id, line, station_status, meters
        from property_metro where property_id = any(${ids}::int[])`.execute(trx);
      return { projects: projects.rows, units: units.rows, metro: metro.rows };
    });
}
