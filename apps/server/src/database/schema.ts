import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { ProjectWorkTables } from './project-work-tables.ts';

/** The tables as TypeScript sees them. `int8` and `numeric` arrive as numbers, `date` as `YYYY-MM-DD` text. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

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

interface PropertiesTable {
  id: GeneratedAlways<number>;
  import_key: string;
  slug: string;
  name: string;
  promoter_id: number;
  description: string | null;
  locality_slug: string | null;
  locality_name: string | null;
  address: string | null;
  pincode: string | null;
  lat: number | null;
  lng: number | null;
  zone: string | null;
  zones: string[] | null;
  locality_slugs: string[];
  status: 'ready' | 'under-construction' | 'new-launch' | null;
  launched_on: string | null;
  possession_on: string | null;
  total_units: number | null;
  towers: number | null;
  floors: number | null;
  basements: number | null;
  land_sqm: number | null;
  open_sqm: number | null;
  open_space_percent: GeneratedAlways<number | null>;
  khatha: 'A' | 'B' | 'E' | null;
  approver: string | null;
  approval_reference: string | null;
  rera_numbers: Generated<string[]>;
  rera_approved_on: string | null;
  rera_checked_on: string | null;
  is_litigated: boolean | null;
  occupancy_certificate_received: boolean | null;
  occupancy_certificate_on: string | null;
  water_sources: string[] | null;
  maintenance_per_sqft: number | null;
  amenity_ids: string[] | null;
  completeness: Generated<number>;
  commencement_certificate_received: boolean | null;
  commencement_certificate_on: string | null;
  missing_facts: Generated<string[]>;
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
}

interface ProjectSlugsTable {
  slug: string;
  property_id: number;
  replaced_at: Timestamp;
}

interface SurveyNumbersTable {
  property_id: number;
  position: number;
  survey_number: string;
  khatha: 'A' | 'B' | 'E' | null;
}

interface UnitTypesTable {
  id: GeneratedAlways<number>;
  property_id: number;
  position: number;
  label: string;
  type: string;
  bhk: number | null;
  carpet_sqft_min: number | null;
  carpet_sqft_max: number | null;
  super_built_up_sqft_min: number | null;
  super_built_up_sqft_max: number | null;
  plot_sqft_min: number | null;
  plot_sqft_max: number | null;
  loading_percent: GeneratedAlways<number | null>;
  bathrooms: number | null;
  balconies: number | null;
  facings: string[] | null;
  floors: number | null;
  unit_count: number | null;
  price_min: number | null;
  price_max: number | null;
  /** At `price_min`. */
  all_in_price: number | null;
  /** At the highest price. */
  all_in_price_max: number | null;
}

interface PriceLinesTable {
  unit_type_id: number;
  stage: 'agreement' | 'possession';
  kind: string;
  rupees: number;
}

interface PropertyMetroTable {
  property_id: number;
  line: string;
  station_slug: string;
  station_name: string;
  station_status: string;
  meters: number;
}

interface PropertyImagesTable {
  id: GeneratedAlways<number>;
  property_id: number;
  position: number;
  kind: 'main' | 'amenities' | 'interiors' | 'exteriors' | 'real';
  property_category: Generated<string>;
  /** What the store of pictures knows it by; null of those that came by an address. */
  public_id: string | null;
  url: string;
  caption: string;
  width: number;
  height: number;
}

interface DocumentsTable {
  id: GeneratedAlways<number>;
  property_id: number;
  section: 'plan' | 'noc' | 'land';
  position: number;
  name: string;
  url: string;
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

interface CatalogueStateTable {
  id: Generated<boolean>;
  demonstration_filled_at: Date | null;
}

interface PlacesTable {
  id: GeneratedAlways<number>;
  import_key: string;
  category:
    | 'schools'
    | 'hospitals'
    | 'malls'
    | 'restaurants'
    | 'pointsOfInterest'
    | 'metroStations';
  kind: string;
  name: string;
  name_kn: string | null;
  lat: number;
  lng: number;
  status: string | null;
  lines: string[] | null;
  source: string;
  is_demonstration: Generated<boolean>;
  origin: Generated<'embedded' | 'imported'>;
}

interface SeededContentsTable {
  name: string;
  content_hash: string;
  seeded_at: Timestamp;
}

interface ValueAddedServicesTable {
  id: GeneratedAlways<number>;
  position: number;
  type: 'service' | 'utility';
  title: string;
  short_note: string;
  description: string;
  lead_type: string | null;
  confirmation: string | null;
}

interface LeadsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  property_id: number;
  promoter_id: number;
  type: string;
  message: string;
  wants_call: boolean;
  wants_whatsapp: boolean;
  created_at: Timestamp;
  withdrawn_at: Date | null;
  recipient: Generated<'promoter' | 'team'>;
  title: string | null;
  status: Generated<'new' | 'contacted' | 'closed'>;
  notes: Generated<string>;
  version: Generated<number>;
  updated_at: Timestamp;
  consent: string | null;
  sentence: string | null;
  home: string | null;
}

interface LeadViewsTable {
  lead_id: number;
  staff_id: number;
  party: 'promoter' | 'team';
  at: Date;
}

interface SellerEnquiriesTable {
  id: GeneratedAlways<number>;
  contact_person: string | null;
  builder_name: string | null;
  phone_number: string | null;
  job_role: string | null;
  email: string | null;
  website: string | null;
  created_at: Timestamp;
}

interface OutboxMessagesTable {
  id: Generated<string>;
  channel: 'sms' | 'whatsapp' | 'email';
  recipient: string;
  template: string;
  values: JSONColumnType<Record<string, string>>;
  created_at: Timestamp;
  delivered_at: Date | null;
  failed_at: Date | null;
  attempts: Generated<number>;
  last_error: string | null;
  next_attempt_at: Timestamp;
}

interface EventsTable {
  id: Generated<string>;
  name: string;
  properties: JSONColumnType<Record<string, string>>;
  occurred_at: Timestamp;
  forwarded_at: Date | null;
}

interface ModelCallsTable {
  day: string;
  caller: string;
  calls: number;
}

interface PromptsTable {
  name: string;
  version: number;
  text: string;
  changed_by: number | null;
  changed_at: Timestamp;
  note: string | null;
}

interface ContentChangesTable {
  changed_in: string;
  noted_at: Timestamp;
}

interface UploadsTable {
  id: GeneratedAlways<number>;
  file: string;
  staff_id: number | null;
  bytes: ColumnType<string, number, never>;
  at: ColumnType<Date, Date, Date>;
}

export interface Database extends AccountTables, ProjectWorkTables {
  promoters: PromotersTable;
  past_projects: PastProjectsTable;
  properties: PropertiesTable;
  project_slugs: ProjectSlugsTable;
  survey_numbers: SurveyNumbersTable;
  unit_types: UnitTypesTable;
  price_lines: PriceLinesTable;
  property_metro: PropertyMetroTable;
  property_images: PropertyImagesTable;
  documents: DocumentsTable;
  complaints: ComplaintsTable;
  catalogue_state: CatalogueStateTable;
  content_changes: ContentChangesTable;
  places: PlacesTable;
  seeded_contents: SeededContentsTable;
  value_added_services: ValueAddedServicesTable;
  leads: LeadsTable;
  lead_views: LeadViewsTable;
  seller_enquiries: SellerEnquiriesTable;
  outbox_messages: OutboxMessagesTable;
  events: EventsTable;
  prompts: PromptsTable;
  model_calls: ModelCallsTable;
  uploads: UploadsTable;
}
