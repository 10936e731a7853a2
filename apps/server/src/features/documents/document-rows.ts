import type { Selectable } from 'kysely';
import type { Database } from '#server/database/schema.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** The rows that a project's papers are drawn from. */
export interface DocumentRows {
  property: Row<'properties'>;
  promoter: Pick<Row<'promoters'>, 'name' | 'org_type' | 'registration_number' | 'address'>;
  units: readonly Row<'unit_types'>[];
  surveyNumbers: readonly Pick<Row<'survey_numbers'>, 'survey_number'>[];
}

/** The same with the papers that its source names. */
export interface ListedRows extends DocumentRows {
  documents: readonly Pick<Row<'documents'>, 'section' | 'name' | 'url'>[];
}
