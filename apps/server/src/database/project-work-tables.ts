import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ChangedSection, FactGroup } from './column-values.ts';

/** The tables of what staff do with projects: who looks after which, edits, imports, exports. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

interface OperatorPropertiesTable {
  staff_id: number;
  property_id: number;
  created_at: Timestamp;
}

interface PropertyChangesTable {
  id: GeneratedAlways<number>;
  property_id: number;
  version: number;
  section: ChangedSection;
  before: JSONColumnType<Record<string, unknown>>;
  after: JSONColumnType<Record<string, unknown>>;
  staff_id: number | null;
  at: Date;
  undoes: number | null;
}

interface PropertyFactChecksTable {
  property_id: number;
  fact_group: FactGroup;
  checked_on: string;
  staff_id: number | null;
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
  staff_fields: Generated<number>;
  failure: string | null;
  mapping: JSONColumnType<{ column: string; as: string | null }[]>;
  preview: JSONColumnType<{ line: number; sheetRow?: number | null; cells: string[] }[]>;
  staff_id: number | null;
  token_id: number | null;
  created_at: Date;
  finished_at: Date | null;
}

interface ImportRefusalsTable {
  id: GeneratedAlways<number>;
  import_id: number;
  line: number;
  sheet_row: number | null;
  project: string | null;
  field: string;
  reason: string;
}

interface ImportNotesTable extends ImportRefusalsTable {
  outcome: 'kept' | 'replaced';
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

interface PropertyBulkRunsTable {
  id: GeneratedAlways<number>;
  action: 'publish' | 'unpublish' | 'delete' | 'restore' | 'set-stage' | 'take-back';
  stage: 'ready' | 'under-construction' | 'new-launch' | null;
  reason: string | null;
  status: 'waiting' | 'running' | 'cancelled' | 'done';
  property_ids: number[];
  /** The run whose changes this one takes back. */
  takes_back: number | null;
  done: Generated<number>;
  staff_id: number;
  address: string;
  created_at: Date;
  finished_at: Date | null;
}

interface PropertyBulkResultsTable {
  run_id: number;
  position: number;
  property_id: number;
  outcome: 'changed' | 'unchanged' | 'refused';
  reason: string | null;
  /** In `property_changes`, of what was changed. */
  change_id: number | null;
}

export interface ProjectWorkTables {
  property_bulk_runs: PropertyBulkRunsTable;
  property_bulk_results: PropertyBulkResultsTable;
  operator_properties: OperatorPropertiesTable;
  property_changes: PropertyChangesTable;
  property_fact_checks: PropertyFactChecksTable;
  catalogue_imports: CatalogueImportsTable;
  import_refusals: ImportRefusalsTable;
  import_notes: ImportNotesTable;
  property_exports: PropertyExportsTable;
}
