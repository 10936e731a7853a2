import { Problem } from '@manemitra/contract/problems';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import { type Editable, loadEditable } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import { refuseUnlessWithin, scopeOf } from './property-scope.ts';
import { promotersOf, refuseDayOfRegister, refuseOtherPromoter } from './other-promoter.ts';
import { refuseStale } from './stale-edit.ts';
import { unusableAddresses, type UploadedFiles } from './uploaded-files.ts';
import { writeSection } from './write-section.ts';

export interface SectionEdit {
  id: number;
  section: SectionName;
  version: number;
  changes: Readonly<Record<string, unknown>>;
}

/** Saves what staff changed of one section, unless somebody else changed the section in the meantime. Answers which fields. */
export async function editSection(
  deps: { db: Kysely<Database>; files: UploadedFiles },
  { id, section, version, changes }: SectionEdit,
  editor: ChangedByCaller,
): Promise<string[]> {
  const { db, files } = deps;
  const scope = await scopeOf(db, editor.caller);
  await refuseUnlessWithin(db, scope, id);
  const now = async () => sectionsOf(await loadForEdit(db, id))[section];
  // Before anything is locked: the store is not ours, and may be slow.
  const unusable = await unusableAddresses(files, section, changes, now);
  return inLoadTransaction(db, async (trx) => {
    const editable = await loadForEdit(trx, id);
    const { property } = editable;
    const values = sectionsOf(editable)[section];
    await refuseStale(
      trx,
      { propertyId: id, section, version, changes },
      { version: property.version, updatedAt: property.updated_at, values },
    );
    refuseDayOfRegister(editable, { scope, changes });
    await refuseOtherPromoter(promotersOf(trx), editable, { scope, changes });
    if (unusable.length > 0) throw new Problem('input.invalid', { fields: unusable });
    return writeSection(trx, editable, { section, changes }, editor);
  });
}

/** The editable sections of a project; a deleted project must be restored first. */
export async function loadForEdit(db: Kysely<Database>, id: number): Promise<Editable> {
  const editable = found(await loadEditable(db, id), 'property.not-found');
  if (editable.property.deleted_at !== null) {
    throw new Problem('property.not-found', {
      message: 'This project is deleted. Restore it before you change it.',
    });
  }
  return editable;
}
