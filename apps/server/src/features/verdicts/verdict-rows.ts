import type { KhathaFacts } from '@manemitra/domain/khatha';
import { sql, type RawBuilder } from 'kysely';
import type { PropertiesTable } from '#server/database/catalogue-tables.ts';

/** The columns of a project that a verdict reads. */
export const VERDICT_COLUMNS = [
  'status',
  'possession_on',
  'total_units',
  'land_sqm',
  'khatha_class',
  'is_e_khatha',
  'approver',
  'land_conversion',
  'rera_numbers',
  'rera_status',
  'rera_valid_until',
  'rera_extended_until',
  'rera_checked_on',
  'is_litigated',
  'occupancy_certificate_received',
  'occupancy_certificate_on',
  'commencement_certificate_received',
  'complaints_checked_on',
  'facts_checked_on',
  'lat',
  'lng',
] as const;
export type VerdictRow = Pick<
  PropertiesTable,
  Exclude<(typeof VERDICT_COLUMNS)[number], 'rera_numbers'>
> & {
  rera_numbers: string[];
};

/** The columns that it reads of rows that belong to a project. */
export interface VerdictParts {
  complaints: number;
  /** About other projects of the builder, those that are not in the catalogue too. */
  complaintsElsewhere: number;
  /** Projects of the builder by their names, this one included, those that are not in the catalogue too. */
  projectsOfBuilder: number;
  khathas: KhathaFacts[];
  units: {
    type: string;
    loading: number | null;
    hasPrice: boolean;
    hasArea: boolean;
    /** How many of the charges at possession are known. */
    charges: number;
  }[];
  /** The last day on which somebody looked how the promoter kept its dates, whichever of its projects they asked about. */
  pastCheckedOn: string | null;
  /** Those of the promoter. */
  past: {
    promisedOn: string | null;
    completedOn: string | null;
    status: string | null;
    hasCase: boolean | null;
  }[];
}

/** One row for each project of these promoters (`= …`), whether it stands in the catalogue, in a record of the past, or in both. */
export const namesOfBuilders = (promoters: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select promoter_id, lower(name) from past_projects where promoter_id ${promoters}
  union
  select promoter_id, lower(name) from properties where promoter_id ${promoters} and deleted_at is null`;

/** `VerdictParts` of the project `p` as one JSON value. */
export const verdictParts: RawBuilder<VerdictParts> = sql`
  json_build_object(
    'complaints', (select count(*)::int from complaints c where c.property_id = p.id),
    'complaintsElsewhere', (select count(*)::int from complaints c
      where c.promoter_id = p.promoter_id and c.property_id is distinct from p.id),
    'projectsOfBuilder', (select count(*)::int from (${namesOfBuilders(sql`= p.promoter_id`)}) n),
    'khathas', (select coalesce(json_agg(json_build_object(
        'class', s.khatha_class, 'isE', s.is_e_khatha)), '[]')
      from survey_numbers s where s.property_id = p.id),
    'units', (select coalesce(json_agg(json_build_object(
        'type', u.type, 'loading', u.loading_percent,
        'hasPrice', u.price_min is not null,
        'hasArea', coalesce(u.carpet_sqft_min, u.plot_sqft_min) is not null,
        'charges', (select count(*)::int from price_lines l
          where l.unit_type_id = u.id and l.stage = 'possession'))), '[]')
      from unit_types u where u.property_id = p.id),
    'pastCheckedOn', (select max(q.past_projects_checked_on) from properties q
      where q.promoter_id = p.promoter_id),
    'past', (select coalesce(json_agg(json_build_object(
        'promisedOn', pp.promised_on, 'completedOn', pp.completed_on,
        'status', pp.status, 'hasCase', pp.has_case)), '[]')
      from past_projects pp where pp.promoter_id = p.promoter_id))`;
