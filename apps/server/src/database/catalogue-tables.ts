import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Approver,
  KhathaClass,
  LandConversion,
  MissingFact,
  Precision,
  RegisterState,
  WaterSource,
} from './column-values.ts';

/** The tables of promoters and their projects. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A JSON column: from, to, or both. */
interface OpenRange {
  min?: number | undefined;
  max?: number | undefined;
}

interface PromotersTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  org_type: string | null;
  registration_number: string | null;
  address: string | null;
  review_text: string | null;
  review_rating: number | null;
  review_provider: string | null;
  photo_url: string | null;
  is_demonstration: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Date | null;
  version: Generated<number>;
}

/** Other names of promoters: a record that tells one of them is of that promoter. */
interface PromoterNamesTable {
  slug: string;
  promoter_id: number;
  name: string;
  kind: 'company' | 'former' | 'spelling';
  registration_number: string | null;
  added_at: Timestamp;
}

interface PastProjectsTable {
  id: GeneratedAlways<number>;
  promoter_id: number;
  name: string;
  type: string | null;
  status: string | null;
  promised_on: string | null;
  completed_on: string | null;
  has_case: boolean | null;
  address: string | null;
}

type Defaulted = 'maybe_zones' | 'maybe_locality_slugs' | 'place_contradictions' | 'place_rules';

type DefaultedPlace = Omit<PlaceColumns, Defaulted> & {
  [column in Defaulted]: Generated<PlaceColumns[column]>;
};

/** Where a project lies, and what follows from that. */
export interface PlaceColumns {
  /** As somebody gave it, in degrees. */
  lat: number | null;
  lng: number | null;
  /** Where its words put it, within so many metres, where nobody gave its point. */
  about_lat: number | null;
  about_lng: number | null;
  about_radius_m: number | null;
  about_name: string | null;
  about_from: 'address' | 'locality' | 'pincode' | null;
  zone: string | null;
  zones: string[] | null;
  locality_slugs: string[];
  /** Parts of the city and localities that hold a part of where it may be. */
  maybe_zones: string[];
  maybe_locality_slugs: string[];
  /** What contradicts itself in what is said of its place, as sentences for staff. */
  place_contradictions: string[];
  /** The number of the rules by which all of this was found; `null` until the first of them were. */
  place_rules: number | null;
}

export interface PropertiesTable extends DefaultedPlace {
  id: GeneratedAlways<number>;
  import_key: string;
  slug: string;
  name: string;
  promoter_id: number;
  /** As its source names the promoter, where that is another of its names. */
  promoter_name: Generated<string | null>;
  description: string | null;
  locality_slug: string | null;
  locality_name: string | null;
  address: string | null;
  pincode: string | null;
  status: 'ready' | 'under-construction' | 'new-launch' | 'pre-launch' | null;
  launched_on: string | null;
  launched_precision: Precision;
  /** The last day of what was said. */
  possession_on: string | null;
  possession_precision: Precision;
  /** The source calls the date one of completion. */
  possession_is: Generated<'completion' | null>;
  total_units: number | null;
  towers: number | null;
  floors: number | null;
  basements: number | null;
  land_sqm: number | null;
  open_sqm: number | null;
  open_space_percent: GeneratedAlways<number | null>;
  /** Of the project as a whole; rupees, and square feet by the kind of area. */
  price_range: OpenRange | null;
  /** With all taxes and charges. */
  all_in_price_range: OpenRange | null;
  /** Rupees a square foot. */
  rate_range: OpenRange | null;
  carpet_range: OpenRange | null;
  super_built_up_range: OpenRange | null;
  plot_range: OpenRange | null;
  area_range: OpenRange | null;
  /** Class and form in one letter, as the release before reads and writes it; nothing else does. */
  khatha: KhathaClass | 'E' | null;
  khatha_class: KhathaClass | null;
  is_e_khatha: boolean | null;
  approver: Approver | null;
  approval_reference: string | null;
  rera_numbers: Generated<string[]>;
  /** By number: the tower or phase that it is of. */
  rera_parts: Record<string, string> | null;
  rera_approved_on: string | null;
  rera_valid_until: string | null;
  rera_extended_until: string | null;
  rera_status: RegisterState | 'applied' | null;
  sold_units: number | null;
  complaint_count: number | null;
  rera_checked_on: string | null;
  /** Who looked was a person of our staff; kept with the facts. */
  rera_seen_by_staff: Generated<boolean>;
  land_conversion: LandConversion | null;
  is_litigated: boolean | null;
  occupancy_certificate_received: boolean | null;
  occupancy_certificate_on: string | null;
  water_sources: WaterSource[] | null;
  maintenance_per_sqft: number | null;
  amenity_ids: string[] | null;
  completeness: Generated<number>;
  commencement_certificate_received: boolean | null;
  commencement_certificate_on: string | null;
  missing_facts: Generated<MissingFact[]>;
  source_name: string;
  source_url: string | null;
  facts_checked_on: string | null;
  complaints_checked_on: string | null;
  past_projects_checked_on: string | null;
  is_demonstration: Generated<boolean>;
  is_published: Generated<boolean>;
  content_hash: string;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Date | null;
  /** Kept by a trigger: when it was first published, whatever became of it later. */
  first_published_at: ColumnType<Date | null, never, never>;
  /** By which it is compared with others; `null` until it is next written or looked through. */
  likeness_keys: Generated<string[] | null>;
  /** The project that it is one with: everything of it is there. */
  merged_into: Generated<number | null>;
}

interface ProjectSlugsTable {
  slug: string;
  property_id: number;
  replaced_at: Timestamp;
}

interface ComplaintsTable {
  id: GeneratedAlways<number>;
  promoter_id: number;
  property_id: number | null;
  complaint_number: string;
  filed_on: string | null;
  subject: string;
  complainant: string | null;
  project_name: string;
  status: string;
}

export interface CatalogueTables {
  promoters: PromotersTable;
  promoter_names: PromoterNamesTable;
  past_projects: PastProjectsTable;
  properties: PropertiesTable;
  project_slugs: ProjectSlugsTable;
  complaints: ComplaintsTable;
}
