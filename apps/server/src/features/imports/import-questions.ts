import type { RowPlace } from '@manemitra/catalogue/import/project-row';
import { PROMOTER_NOT_TOLD } from '@manemitra/catalogue/project-record';
import type { Transaction } from 'kysely';
import type { Candidate } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { rowKeyOf } from '#server/features/catalogue/public.ts';
import type { Alike } from '#server/features/likely-doubles/public.ts';
import { insertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import type { Brought, Builderless, PlannedRow } from './plan-rows.ts';

/** A row of which it may not be known whose it is. */
type Asked = Builderless<Brought & RowPlace> &
  Partial<Pick<PlannedRow<unknown>, 'outcome' | 'decision' | 'project' | 'propertyId'>> & {
    alike?: readonly Alike[];
  };

interface Question {
  candidates: Candidate[];
  isOpen: boolean;
}

/** Keeps the questions of rows, answered or not, for a person to answer before the import. */
export async function keepQuestions(
  trx: Transaction<Database>,
  importId: number,
  rows: readonly Asked[],
): Promise<Question[]> {
  const asked = rows.flatMap((each) => {
    const candidates = candidatesOf(each);
    const isAnswered = each.decision !== undefined;
    const isNamed = each.row.record.promoter.name !== PROMOTER_NOT_TOLD;
    const isBuilderless = !isNamed && each.outcome === undefined;
    return candidates.length > 0 || isAnswered || isBuilderless
      ? [{ ...each, candidates, isOpen: !isAnswered && candidates.length > 0 }]
      : [];
  });
  await insertPlainRows(
    trx,
    'import_questions',
    asked.map(({ row: { line, sheetRow, record }, candidates }) => {
      const isTold = record.promoter.name !== PROMOTER_NOT_TOLD;
      return {
        import_id: importId,
        line,
        sheet_row: sheetRow,
        project: record.name,
        promoter: isTold ? record.promoter.name : null,
        source_name: record.source.name,
        row_key: rowKeyOf(record),
        candidates,
        can_be_new: isTold,
      };
    }) as never[],
  );
  return asked;
}

/** Those that a row may be of: by its name in its source, else by all that it tells; of a row that was answered, what it is. */
function candidatesOf({
  outcome,
  decision,
  project,
  propertyId,
  namesakes,
  alike = [],
}: Asked): Candidate[] {
  if (typeof decision === 'number' && propertyId !== undefined)
    return [{ id: propertyId, name: project?.property.name ?? '', evidence: [] }];
  if (outcome !== undefined && outcome !== 'added') return [];
  const found = new Map(
    namesakes.map(({ id, name }) => [id, { id, name, evidence: [`The same name: ${name}`] }]),
  );
  for (const { project: one, like } of alike)
    found.set(one.id, { id: one.id, name: one.name, evidence: like.evidence });
  return [...found.values()];
}
