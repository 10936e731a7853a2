import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables of people: who they are, how they sign in, what they keep, what they did. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

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
  public_id: Generated<string>;
  token_hash: Buffer;
  user_id: number | null;
  staff_id: number | null;
  created_at: Date;
  last_used_at: Date;
  idle_seconds: number;
  ends_at: Date;
  device: string | null;
  proved_at: Date | null;
}

interface PasswordLinksTable {
  staff_id: number;
  token_hash: Buffer;
  expires_at: Date;
}

interface SecondFactorsTable {
  staff_id: number;
  salt: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  staff_id: number;
  code_hash: Buffer;
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

/** Of the release before: emptied as its codes end, then dropped. */
interface OneTimeCodesTable {
  phone_number: string;
  purpose: 'sign-in' | 'delete-account';
  code_hash: Buffer;
  name: string | null;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
}

interface SentCodesTable {
  phone_number: string;
  purpose: 'sign-in' | 'delete-account';
  browser: Buffer;
  code_hash: Buffer;
  name: string | null;
  sent_no: Generated<string>;
  expires_at: Date;
  tries: Generated<number>;
  common_tries: Generated<number>;
  used_at: Date | null;
}

export interface KeptProjectsTable {
  user_id: number;
  list: 'compare' | 'shortlist' | 'viewed';
  property_id: number;
  note: Generated<string>;
  kept_at: ColumnType<Date, Date | string, Date | string>;
}

interface SavedSearchesTable {
  user_id: number;
  sentence: string;
  name: Generated<string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
  looked_at: ColumnType<Date, Date | string, Date | string>;
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

export interface AccountTables {
  users: UsersTable;
  staff_accounts: StaffAccountsTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  password_links: PasswordLinksTable;
  server_secrets: ServerSecretsTable;
  audit_log: AuditLogTable;
  one_time_codes: OneTimeCodesTable;
  sent_codes: SentCodesTable;
  kept_projects: KeptProjectsTable;
  saved_searches: SavedSearchesTable;
  attempts: AttemptsTable;
  service_tokens: ServiceTokensTable;
}
