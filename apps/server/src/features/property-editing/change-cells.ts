import { Problem } from '@manemitra/contract/problems';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { lockLoads } from '#server/features/load-lock/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { loadForEdit } from './edit-section.ts';
import { lastChangeOf } from './last-change.ts';
import type { Editable } from './load-editable.ts';
import {
  type IsPromoter,
  promotersOf,
  refuseDayOfRegister,
  refuseOtherPromoter,
} from './other-promoter.ts';
import { type AskedCell, type CellsPlan, planCells, type PlannedCell } from './plan-cells.ts';
import { type PropertyScope, refuseUnlessWithin } from './property-scope.ts';
import { writeSection } from './write-section.ts';

interface CellsChange {
  id: number;
  scope: PropertyScope;
  editor: ChangedBy;
  cells: readonly AskedCell[];
}

/** Sets cells of one project, each section of it by one change. What is refused leaves the rest as it is. */
export async function changeCells(
  trx: Transaction<Database>,
  { id, scope, editor, cells }: CellsChange,
): Promise<{ changeIds: number[]; cells: PlannedCell[] }> {
  await refuseUnlessWithin(trx, scope, id);
  const loads = await lockLoads(trx);
  const editable = await loadForEdit(trx, id);
  const plan = await judgeCells(promotersOf(trx), editable, { scope, cells });
  const changeIds: number[] = [];
  for (const [section, changes] of plan.changes) {
    const now = changeIds.length === 0 ? editable : await loadForEdit(trx, id);
    const changed = await writeSection(loads, now, { section, changes }, editor);
    if (changed.length > 0) changeIds.push(await lastChangeOf(trx, id));
  }
  return { changeIds, cells: plan.cells };
}

/** What cells would do, with the fields that the caller may not set. */
export async function judgeCells(
  isPromoter: IsPromoter,
  editable: Editable,
  { scope, cells }: Pick<CellsChange, 'scope' | 'cells'>,
): Promise<CellsPlan> {
  const plan = planCells(editable, cells);
  const refusals = new Map<string, string>();
  for (const changes of plan.changes.values()) {
    try {
      refuseDayOfRegister(editable, { scope, changes });
      await refuseOtherPromoter(isPromoter, editable, { scope, changes });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      for (const { field, message } of error.fields ?? []) {
        refusals.set(field.replace('body.changes.', ''), message);
      }
    }
  }
  return refusals.size === 0 ? plan : planCells(editable, cells, refusals);
}
