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
  'No builder stands in this row, and no project of this name is known from its source. A new project needs its builder.';
const IN_DOUBT =
  'No builder stands in this row, and which project of this name it is of is not sure. Say it before the import, or name its builder.';
