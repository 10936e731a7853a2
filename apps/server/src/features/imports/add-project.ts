import { readForm } from '@manemitra/catalogue/import/read-form';
import type { EndpointInput } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import type { addProperty } from '@manemitra/contract/staff-properties-added';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Alike } from '#server/features/likely-doubles/public.ts';
import type { ChangedBy, ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { bringIn } from './bring-in.ts';
import { keepRows } from './import-rows.ts';

/**
 * Adds a project that a person typed, as a draft: an import of one row, with its journal, its report and its way back. Refused
 * where we have it already, and once where it looks like another one.
 */
export async function addProject(
  db: Kysely<Database>,
  { isAnother, ...typed }: EndpointInput<typeof addProperty>['body'],
  editor: ChangedByCaller,
): Promise<{ propertyId: number; importId: number }> {
  const read = readForm(typed);
  if ('problems' in read) {
    const fields = read.problems.map(({ field, reason }) => ({
      field: `body.${field}`,
      message: reason,
    }));
    throw new Problem('input.invalid', { fields });
  }
  const { record } = read;
  const { now: at, today } = editor;
  return db.transaction().execute(async (trx) => {
    const importId = await beginImport(trx, record.name, editor);
    const row = { record, line: 1, sheetRow: null };
    const options = { today, at, importId, areDrafts: true };
    const { landed: plan } = await bringIn(trx, [row], options);
    const [brought] = plan;
    if (brought === undefined) throw new Error('The row was lost.');
    const { propertyId, outcome, alike, project } = brought;
    if (outcome !== 'added') {
      const known = { id: propertyId, name: project.property.name, evidence: [] };
      throw new Problem('property.known', { alike: [known] });
    }
    if (alike.length > 0 && !isAnother) {
      throw new Problem('property.looks-alike', { alike: alike.map(presentAlike) });
    }
    const { beside } = await keepRows(trx, importId, plan);
    await trx
      .updateTable('catalogue_imports')
      .set({ rows_read: 1, added: 1, beside })
      .where('id', '=', importId)
      .execute();
    const { by: actor, address } = editor;
    await recordAudit(trx, {
      at,
      actor,
      action: 'property.added',
      subject: { kind: 'property', id: propertyId },
      after: { import: importId, source: record.source.name },
      address,
    });
    return { propertyId, importId };
  });
}

const presentAlike = ({ project: { id, name }, like: { evidence } }: Alike) => ({
  id,
  name,
  evidence,
});

async function beginImport(
  trx: Transaction<Database>,
  name: string,
  { by, now }: ChangedBy,
): Promise<number> {
  const { id } = await trx
    .insertInto('catalogue_imports')
    .values({
      file_id: null,
      file_name: `Added by hand: ${name}`,
      format: 'jsonl',
      status: 'done',
      bytes: 0,
      as_drafts: true,
      mapping: '[]',
      preview: '[]',
      staff_id: by.id,
      created_at: now,
      finished_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
