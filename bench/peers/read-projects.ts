import { sql, type Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';

export interface ReadUnit {
  label: string;
  type: string;
  bhk: number | null;
  priceMin: number | null;
  priceMax: number | null;
  allInPrice: number | null;
  carpetMin: number | null;
  carpetMax: number | null;
  facings: string[] | null;
}

export interface ReadProject {
  id: number;
  name: string;
  promoter: string;
  description: string | null;
  address: string | null;
  locality: string | null;
  localitySlug: string | null;
  localitySlugs: string[];
  zones: string[] | null;
  lat: number | null;
  lng: number | null;
  status: string | null;
  /** `YYYY-MM-DD` */
  possessionOn: string | null;
  khatha: string | null;
  approver: string | null;
  reraNumbers: string[];
  isLitigated: boolean | null;
  waterSources: string[] | null;
  amenities: string[] | null;
  totalUnits: number | null;
  units: ReadUnit[];
  metro: { line: string; isOpen: boolean; meters: number }[];
}

const BATCH = 5000;

/** Every published project with its unit types and metro lines, as the tables have them. */
export async function readProjects(db: Kysely<Database>): Promise<ReadProject[]> {
  const all: ReadProject[] = [];
  for (;;) {
    const after = all.at(-1)?.id ?? 0;
    const { rows } = await sql<ReadProject>`
      select p.id, p.name, pr.name as promoter, p.description, p.address,
        p.locality_name as locality, p.locality_slug as "localitySlug",
        p.locality_slugs as "localitySlugs", p.zones, p.lat, p.lng, p.status,
        p.possession_on as "possessionOn", p.khatha, p.approver, p.rera_numbers as "reraNumbers",
        p.is_litigated as "isLitigated", p.water_sources as "waterSources",
        p.amenity_ids as amenities, p.total_units as "totalUnits",
        (select coalesce(json_agg(json_build_object('label', u.label, 'type', u.type, 'bhk', u.bhk,
            'priceMin', u.price_min, 'priceMax', u.price_max, 'allInPrice', u.all_in_price,
            'carpetMin', u.carpet_sqft_min, 'carpetMax', u.carpet_sqft_max,
            'facings', u.facings) order by u.position), '[]')
          from unit_types u where u.property_id = p.id) as units,
        (select coalesce(json_agg(json_build_object('line', m.line,
            'isOpen', m.station_status = 'operational', 'meters', m.meters)), '[]')
          from property_metro m where m.property_id = p.id) as metro
      from properties p join promoters pr on pr.id = p.promoter_id
      where p.is_published and p.deleted_at is null and p.id > ${after}
      order by p.id limit ${BATCH}`.execute(db);
    all.push(...rows);
    if (rows.length < BATCH) return all;
  }
}
