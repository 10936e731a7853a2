import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables of who wants to be called, and of what is written to whom. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

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

export interface LeadTables {
  value_added_services: ValueAddedServicesTable;
  leads: LeadsTable;
  lead_views: LeadViewsTable;
  seller_enquiries: SellerEnquiriesTable;
  outbox_messages: OutboxMessagesTable;
}
