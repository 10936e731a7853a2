import { columnTitle } from '@manemitra/catalogue/import/column-title';
import type { RowPlace } from '@manemitra/catalogue/import/project-row';
import type { Refusal } from './judge-rows.ts';
import type { Brought, Builderless } from './plan-rows.ts';

/** Why rows without a builder stay out: only projects that are known already can be told of without one. */
export const builderlessRefusals = (rows: readonly Builderless<Brought & RowPlace>[]): Refusal[] =>
  rows.map(({ row: { line, sheetRow, record }, namesakes }) => ({
    line,
    sheetRow,
    project: record.name,
    field: columnTitle('promoter'),
    reason: namesakes.length === 0 ? NEW : IN_DOUBT,
    isCell: false,
  }));

const NEW =
  'This row names no builder, and no project of this name is known from its source. A new project needs its builder.';
const IN_DOUBT =
  'This row names no builder, and it is not sure which project of this name it means. Choose the project before the import, or add the builder.';
