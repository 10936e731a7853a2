import type { ProjectRow } from '@manemitra/catalogue/import/project-row';
import { PROMOTER_NOT_TOLD } from '@manemitra/catalogue/project-record';
import type { ImportChoices } from '#server/database/project-work-tables.ts';
import { nameSlug } from '#server/features/catalogue/public.ts';

/** Why a row stays out that somebody left out. */
export const LEFT_OUT = 'You left this row out.';

/** The rows of a file as staff chose: some stay out, and some get the builder that they do not name. */
export async function* rowsAsChosen(
  rows: AsyncIterable<ProjectRow>,
  { builders = {}, leftOut = [] }: ImportChoices,
): AsyncGenerator<ProjectRow, void, undefined> {
  const out = new Set(leftOut);
  for await (const row of rows) {
    if ('problems' in row) yield row;
    else if (out.has(row.line)) {
      const { line, sheetRow, record } = row;
      const problems = [{ field: 'row', reason: LEFT_OUT }];
      yield { line, sheetRow, project: record.name, problems };
    } else {
      const builder = builders[nameSlug(row.record.name)]?.builder;
      if (builder !== undefined && row.record.promoter.name === PROMOTER_NOT_TOLD)
        row.record.promoter.name = builder;
      yield row;
    }
  }
}
