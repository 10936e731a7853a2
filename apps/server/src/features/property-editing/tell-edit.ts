import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { Journals, keepFacts, recordAfter } from '#server/features/facts/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import type { StoredProject } from './stored-projects.ts';

interface Edited {
  propertyId: number;
  /** The project before the edit, and after it. */
  stored: StoredProject;
  next: ProjectRecord;
  changeId: number;
}

/** Tells the journal of a project what a person made of it, on the day that they did. */
export async function tellEdit(
  trx: LoadTransaction,
  { propertyId, stored, next, changeId }: Edited,
  { by, now, today }: ChangedBy,
): Promise<void> {
  const { role } = await trx
    .selectFrom('staff_accounts')
    .select('role')
    .where('id', '=', by.id)
    .executeTakeFirstOrThrow();
  const isPromoter = role === 'promoter';
  const journals = await Journals.load(trx, [propertyId], { at: now });
  const missed = journals.missed(propertyId, stored);
  const told = journals.decided(propertyId, missed, next);
  const edit = journals.entry(
    told,
    { name: isPromoter ? 'The promoter' : 'Staff edit', checkedOn: today },
    { kind: isPromoter ? 'promoter' : 'staff', isDecided: true, staffId: by.id, changeId },
  );
  const entries = [...missed, edit];
  const facts = journals.heard(propertyId, entries);
  await keepFacts(trx, [{ propertyId, entries, facts }]);
  // Whoever erases the last fact of a source leaves nothing that is from there.
  const { source } = recordAfter(facts, stored.record);
  await trx
    .updateTable('properties')
    .set({
      source_name: source.name,
      source_url: source.url ?? null,
      facts_checked_on: source.checkedOn ?? null,
    })
    .where('id', '=', propertyId)
    .execute();
}
