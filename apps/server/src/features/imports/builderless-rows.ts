import { columnTitle } from '@manemitra/catalogue/import/column-title';
import type { RowPlace } from '@manemitra/catalogue/import/project-row';
import type { Alike } from '#server/features/likely-doubles/public.ts';
import type { Refusal } from './judge-rows.ts';
import type { Brought, Builderless } from './plan-rows.ts';

/** Why rows without a builder stay out: only projects that are known already can be told of without one. */
export const builderlessRefusals = (
  rows: readonly (Builderless<Brought & RowPlace> & { alike?: readonly Alike[] })[],
): Refusal[] =>
  rows.map(({ row: { line, sheetRow, record }, namesakes, alike = [] }) => ({
    line,
    sheetRow,
    project: record.name,
    field: columnTitle('promoter'),
    reason: namesakes.length + alike.length === 0 ? NEW : IN_DOUBT,
    isCell: false,
  }));

const NEW =
  'This row names no builder, and no project of its name is known from its source. Before the import, say who builds it, or add its builder to the file.';
const IN_DOUBT =
  'This row names no builder. Before the import, choose which of your projects it is, or add its builder to the file.';

/** Reasons that are asked about before the import. */
export const BUILDER_ASKED: readonly string[] = [NEW, IN_DOUBT];
