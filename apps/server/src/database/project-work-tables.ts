import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  ChangedSection,
  FactGroup,
  FactValue,
  HomeType,
  RegisterMark,
} from './column-values.ts';

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

/** What holds for every row of a file that does not say it itself. */
interface ImportSettings {
  promoter?: string | undefined;
  homeType?: HomeType | undefined;
  areas?: 'carpet' | 'super' | undefined;
  asAbove?: string[] | undefined;
  sourceName?: string | undefined;
  sourceUrl?: string | undefined;
  sourceCheckedOn?: string | undefined;
}

/** What staff chose of a file's rows before its import. */
export interface ImportChoices {
  /** Who builds projects whose rows do not say it, by the slug of the project's name. */
  builders?: Record<string, { project: string; builder: string }>;
  /** The lines of rows that stay out. */
  leftOut?: number[];
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
  /** Of rows that came in without them. */
  refused_cells: Generated<number>;
  /** No longer written: what stands beside facts is counted in `beside`. */
  staff_fields: Generated<number>;
  beside: Generated<number>;
  as_drafts: Generated<boolean>;
  /** What it would do, as far as that was looked at; `null`: nobody looked. */
  plan: JSONColumnType<ImportPlan | null, string | null, string | null>;
  taking_back: 'waiting' | 'done' | null;
  /** Of projects, or of what the register says of them. */
  kind: Generated<'projects' | 'register'>;
  /** The day that the register was saved on. */
  as_of: string | null;
  failure: string | null;
  mapping: JSONColumnType<{ column: string; as: string | null }[]>;
  settings: JSONColumnType<ImportSettings, string | undefined>;
  choices: JSONColumnType<ImportChoices, string | undefined>;
  preview: JSONColumnType<
    {
      line: number;
      sheetRow?: number | null;
      cells: string[];
      /** On the first one: what else the workbook holds. */
      notRead?: { what: string; detail: string }[];
    }[]
  >;
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
  /** Of a row that came in without it. */
  is_cell: Generated<boolean>;
}

/** A row of which a person has to say whose it is, while its file is looked at. */
interface ImportQuestionsTable {
  import_id: number;
  line: number;
  sheet_row: number | null;
  project: string;
  promoter: string | null;
  source_name: string;
  row_key: string;
  candidates: JSONColumnType<Candidate[]>;
  can_be_new: boolean;
}

/** A project that a row may be of, and why. */
export interface Candidate {
  id: number;
  name: string;
  evidence: string[];
}

/** What a person said of rows that a source calls so. */
interface RowIdentitiesTable {
  source_name: string;
  row_key: string;
  /** `null`: a project of its own. */
  property_id: number | null;
  staff_id: number | null;
  decided_at: Date;
}

/** How the columns of a file with these headings were read the last time. */
interface ImportMappingsTable {
  headings: string;
  mapping: JSONColumnType<{ column: string; as: string | null }[]>;
  settings: JSONColumnType<ImportSettings>;
  used_at: Date;
}

export interface ImportPlan {
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** 0 to 100, of the bytes of the file. */
  percent: number;
  rowsRead: number;
  added: number;
  changed: number;
  /** Those of them in which no value changes; left out in plans of earlier releases. */
  onlyDated?: number;
  unchanged: number;
  refused: number;
  /** Cells that rows come in without. */
  refusedCells: number;
  /** Refused rows and single cells. */
  refusals: number;
  /** Values that would stay beside what stands. */
  beside: number;
  doubtful: number;
  /** Rows of which a person has not said yet whose they are; left out in plans of earlier releases. */
  questions?: number;
  builderless?: number;
  /** Projects that earlier files of its sources contain and this one does not; the first of them by name. */
  gone: { count: number; first: { id: number; name: string }[] };
}

/** A fact of a row: as it was, with whose word that was, and as the row tells it. */
export interface ImportedFact {
  fact: string;
  /** The fact in words. */
  label: string;
  was: FactValue;
  wasSource: string | null;
  wasAsOf: string | null;
  is: FactValue;
}

/** What is known of a promoter: columns by name, past projects by name, complaints by number. */
export interface PromoterImage {
  columns: Record<string, unknown>;
  past_projects: Record<string, unknown>;
  complaints: Record<string, unknown>;
}

interface ImportPromotersTable {
  import_id: number;
  promoter_id: number;
  before: JSONColumnType<PromoterImage>;
  after: JSONColumnType<PromoterImage>;
  /** The import made it; `before` is how it made it then. */
  is_made: Generated<boolean>;
  /** When it went, because the import was taken back and nothing else used it. */
  went_at: Date | null;
}

interface ImportRowsTable {
  id: GeneratedAlways<number>;
  import_id: number;
  line: number;
  sheet_row: number | null;
  project: string;
  property_id: number | null;
  outcome: 'added' | 'changed' | 'unchanged';
  changes: JSONColumnType<ImportedFact[]>;
  beside: JSONColumnType<ImportedFact[]>;
  doubts: string[];
}

/** A row of a page or extract of the register: what it says, and what it does or would do. */
interface RegisterRowsTable {
  id: GeneratedAlways<number>;
  import_id: number;
  line: number;
  sheet_row: number | null;
  rera_number: string | null;
  project: string | null;
  promoter: string | null;
  outcome: 'changed' | 'unchanged' | 'unmatched' | 'refused';
  property_id: number | null;
  facts: JSONColumnType<Record<string, unknown>>;
  marks: RegisterMark[];
  changes: JSONColumnType<ImportedFact[]>;
  beside: JSONColumnType<ImportedFact[]>;
  reasons: string[];
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

interface RunCell {
  /** Absent: of every project of the run. */
  id?: number | undefined;
  column: string;
  text: string;
  /** The value that the editor saw when typing; absent: any value may be replaced. */
  was?: string | undefined;
}

export interface LeftCell {
  column: string;
  outcome: 'refused' | 'conflict';
  reason: string | null;
  stands: string;
}

interface PropertyBulkRunsTable {
  id: GeneratedAlways<number>;
  action: 'publish' | 'unpublish' | 'delete' | 'restore' | 'set-stage' | 'set-facts' | 'take-back';
  stage: 'ready' | 'under-construction' | 'new-launch' | 'pre-launch' | null;
  reason: string | null;
  status: 'waiting' | 'running' | 'cancelled' | 'done';
  property_ids: number[];
  /** The run whose changes this one takes back. */
  takes_back: number | null;
  /** With `set-facts`: what each cell is to say, of one project or of all of them. */
  cells: JSONColumnType<RunCell[] | null, string | null | undefined>;
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
  /** All of them, one by section; `null`: the one above, if any. */
  change_ids: number[] | null;
  /** Cells that were left as they were. */
  cells: JSONColumnType<LeftCell[] | null, string | null | undefined>;
}

/** Changes that added files which were sent together. */
interface FileBatchesTable {
  change_id: number;
  batch: string;
  staff_id: number;
}

export interface ProjectWorkTables {
  file_batches: FileBatchesTable;
  property_bulk_runs: PropertyBulkRunsTable;
  property_bulk_results: PropertyBulkResultsTable;
  operator_properties: OperatorPropertiesTable;
  property_changes: PropertyChangesTable;
  property_fact_checks: PropertyFactChecksTable;
  catalogue_imports: CatalogueImportsTable;
  import_refusals: ImportRefusalsTable;
  import_rows: ImportRowsTable;
  import_questions: ImportQuestionsTable;
  row_identities: RowIdentitiesTable;
  register_rows: RegisterRowsTable;
  import_promoters: ImportPromotersTable;
  import_mappings: ImportMappingsTable;
  property_exports: PropertyExportsTable;
}
