import { Problem } from '@manemitra/contract/problems';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { lockLoads } from '#server/features/load-lock/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { ChangedBy, ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { isSameKept } from './as-kept.ts';
import { changePublication } from './change-publication.ts';
import { loadForEdit } from './edit-section.ts';
import type { Editable } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import { type PropertyScope, refuseUnlessWithin, scopeOf } from './property-scope.ts';
import { takeEditBack } from './take-edit-back.ts';
import { writeSection } from './write-section.ts';

/** Takes one change back. Answers which fields. */
export async function undoChange(
  db: Kysely<Database>,
  { id, changeId }: { id: number; changeId: number },
  editor: ChangedByCaller,
): Promise<string[]> {
  const scope = await scopeOf(db, editor.caller);
  return db.transaction().execute((trx) => undoWithin(trx, { id, changeId, scope, editor }));
}

interface OneUndone {
  id: number;
  changeId: number;
  scope: PropertyScope;
  editor: ChangedBy;
}

/** Refused when one of the change's fields was changed again: that later change would be lost. */
export async function undoWithin(
  trx: Transaction<Database>,
  { id, changeId, scope, editor }: OneUndone,
): Promise<string[]> {
  await refuseUnlessWithin(trx, scope, id);
  const loads = await lockLoads(trx);
  const change = await findChange(trx, id, changeId);
  if (change.section === 'publication') {
    const before = change.before as { isPublished?: boolean; isDeleted?: boolean };
    const isDone = await changePublication(trx, id, before, { ...editor, undoes: changeId });
    return isDone ? Object.keys(before) : [];
  }
  const editable = await loadForEdit(trx, id);
  const now: Readonly<Record<string, unknown>> = sectionsOf(editable)[change.section];
  const isAsLeft = Object.entries(change.after).every(([field, value]) =>
    isSameKept(value, now[field]),
  );
  if (!isAsLeft) throw changedSince(editable, change.after, now);
  const { section, before } = change;
  const edit = { editable, section, changeId };
  // A change from before there was a journal is undone by writing the old values as a new change.
  return (
    (await takeEditBack(loads, edit, editor)) ??
    writeSection(loads, editable, { section, changes: before, undoes: changeId }, editor)
  );
}

async function findChange(trx: Transaction<Database>, propertyId: number, changeId: number) {
  const change = await trx
    .selectFrom('property_changes')
    .select(['section', 'before', 'after'])
    .where('id', '=', changeId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return found(change, 'change.not-found');
}

function changedSince(
  { property }: Editable,
  left: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Problem {
  const at = property.updated_at.toISOString();
  return new Problem('edit.stale', {
    message: 'This has been changed again since. Undo the later change first.',
    current: { version: property.version, changedAt: at, changedBy: null, values },
    changes: Object.entries(left).map(([field, was]) => ({
      field,
      was,
      theirs: values[field] ?? null,
      at,
      by: null,
    })),
  });
}
