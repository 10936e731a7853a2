import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

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
  all_in_price: number | null;
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
  version: number;
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

interface UsersTable {
  id: GeneratedAlways<number>;
  phone_number: string;
  name: string | null;
  email: string | null;
  type: string | null;
  status: Generated<'pending' | 'active' | 'inactive' | 'suspend'>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Date | null;
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

interface StaffAccountsTable {
  id: GeneratedAlways<number>;
  user_name: string;
  name: string;
  role: 'admin' | 'promoter' | 'operator';
  promoter_id: number | null;
  email: string | null;
  phone_number: string | null;
  status: Generated<'pending' | 'active' | 'inactive' | 'suspend'>;
  password_hash: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Date | null;
  version: Generated<number>;
}

interface SessionsTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  user_id: number | null;
  staff_id: number | null;
  created_at: Date;
  last_used_at: Date;
  idle_seconds: number;
  ends_at: Date;
}

interface PasswordLinksTable {
  staff_id: number;
  token_hash: Buffer;
  expires_at: Date;
}

interface ServerSecretsTable {
  name: string;
  value: Buffer;
}

type LoggedValues = JSONColumnType<Record<string, unknown> | null>;

interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Date;
  actor_kind: 'user' | 'staff' | null;
  actor_id: number | null;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  before: LoggedValues | null;
  after: LoggedValues | null;
  reason: string | null;
  address: string | null;
}

interface OneTimeCodesTable {
  phone_number: string;
  purpose: 'sign-in' | 'delete-account';
  code_hash: Buffer;
  name: string | null;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
}

interface AttemptsTable {
  key: Buffer;
  at: Date;
}

interface ServiceTokensTable {
  id: GeneratedAlways<number>;
  service_id: string;
  token_hash: Buffer;
  scopes: ('import' | 'export')[];
  created_at: Date;
  created_by: number | null;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

interface OperatorPropertiesTable {
  staff_id: number;
  property_id: number;
  created_at: Timestamp;
}

interface PropertyChangesTable {
  id: GeneratedAlways<number>;
  property_id: number;
  version: number;
  section: string;
  before: JSONColumnType<Record<string, unknown>>;
  after: JSONColumnType<Record<string, unknown>>;
  staff_id: number | null;
  at: Date;
  undoes: number | null;
}

interface PropertyFactChecksTable {
  property_id: number;
  fact_group: string;
  checked_on: string;
  staff_id: number | null;
}

interface ServiceTokensTable {
  id: GeneratedAlways<number>;
  service_id: string;
  token_hash: Buffer;
  scopes: ('import' | 'export')[];
  created_at: Date;
  created_by: number | null;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

interface CatalogueImportsTable {
  id: GeneratedAlways<number>;
  file_id: string | null;
  file_name: string;
  format: 'csv' | 'jsonl';
  status: 'uploaded' | 'waiting' | 'running' | 'cancelled' | 'done' | 'failed';
  bytes: number;
  bytes_read: Generated<number>;
  line_done: Generated<number>;
  rows_read: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  failure: string | null;
  mapping: JSONColumnType<{ column: string; as: string | null }[]>;
  preview: JSONColumnType<{ line: number; cells: string[] }[]>;
  staff_id: number | null;
  token_id: number | null;
  created_at: Date;
  finished_at: Date | null;
}

interface ImportRefusalsTable {
  id: GeneratedAlways<number>;
  import_id: number;
  line: number;
  field: string;
  reason: string;
}

interface PropertyExportsTable {
  id: GeneratedAlways<number>;
  hours: number;
  format: 'csv' | 'jsonl' | 'xlsx';
  status: 'waiting' | 'running' | 'done' | 'failed';
  since: Date;
  rows_done: Generated<number>;
  rows_total: number | null;
  file_id: string | null;
  staff_id: number | null;
  token_id: number | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface Database {
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
  places: PlacesTable;
  seeded_contents: SeededContentsTable;
  users: UsersTable;
  value_added_services: ValueAddedServicesTable;
  leads: LeadsTable;
  seller_enquiries: SellerEnquiriesTable;
  outbox_messages: OutboxMessagesTable;
  staff_accounts: StaffAccountsTable;
  sessions: SessionsTable;
  password_links: PasswordLinksTable;
  server_secrets: ServerSecretsTable;
  audit_log: AuditLogTable;
  one_time_codes: OneTimeCodesTable;
  attempts: AttemptsTable;
  service_tokens: ServiceTokensTable;
  events: EventsTable;
  prompts: PromptsTable;
  model_calls: ModelCallsTable;
  operator_properties: OperatorPropertiesTable;
  property_changes: PropertyChangesTable;
  property_fact_checks: PropertyFactChecksTable;
  catalogue_imports: CatalogueImportsTable;
  import_refusals: ImportRefusalsTable;
  property_exports: PropertyExportsTable;
}
