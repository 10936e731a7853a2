import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { FactTables } from './fact-tables.ts';
import type { MergeTables } from './merge-tables.ts';
import type { LeadTables } from './lead-tables.ts';
import type { ProjectPartTables } from './project-part-tables.ts';
import type { ProjectWorkTables } from './project-work-tables.ts';

/** The tables as TypeScript sees them. `int8` and `numeric` arrive as numbers, `date` as `YYYY-MM-DD` text. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

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

export interface Database
  extends
    AccountTables,
    CatalogueTables,
    FactTables,
    LeadTables,
    MergeTables,
    ProjectPartTables,
    ProjectWorkTables {
  catalogue_state: CatalogueStateTable;
  content_changes: ContentChangesTable;
  places: PlacesTable;
  seeded_contents: SeededContentsTable;
  events: EventsTable;
  prompts: PromptsTable;
  model_calls: ModelCallsTable;
  uploads: UploadsTable;
}
