import { sql } from 'kysely';
import type { Facts } from '@manemitra/domain/tellings';
import { rewriteKnown } from '#server/features/catalogue/public.ts';
import { type LoadTransaction } from '#server/features/load-lock/public.ts';
import {
  type JournalEntry,
  type Journals,
  keepFacts,
  recordAfter,
} from '#server/features/facts/public.ts';
import type { StoredProject } from './stored-projects.ts';

/** A project whose journal has lost some of its tellings. */
export interface Lessened {
  propertyId: number;
  known: StoredProject;
  /** What its journal hears. */
  entries: JournalEntry[];
  /** The last telling that it lost, if any. */
  last: JournalEntry | undefined;
  /** Its facts after all that its journal has, and these. */
  heard: (entries: readonly JournalEntry[]) => Facts;
}

/** Writes projects as their journals have them; a project without any tellings left is deleted as staff delete. */
export async function rewriteFromJournals(
  trx: LoadTransaction,
  projects: readonly Lessened[],
  { journals, today, at }: { journals: Journals; today: string; at: Date },
): Promise<void> {
  const written: Parameters<typeof rewriteKnown>[1][number][] = [];
  const gone: number[] = [];
  const left: number[] = [];
  for (const { propertyId, known, entries, last, heard } of projects) {
    let facts = heard(entries);
    if (facts.facts.get('name') === undefined && facts.facts.size > 0 && last !== undefined) {
      // Others have told something of it since, so it keeps its identity, for them to look at.
      const { name, promoter } = known.record;
      const identity = [
        ['promoter', promoter.name],
        ['name', name],
      ] as const;
      const { source, kind, asOf, url } = last;
      entries.push({ ...journals.entry(identity, { name: source }, { kind, asOf, url }), at });
      facts = heard(entries);
      left.push(propertyId);
    }
    await keepFacts(trx, [{ propertyId, entries, facts }]);
    if (facts.facts.size === 0) gone.push(propertyId);
    else written.push({ id: propertyId, record: recordAfter(facts, known.record) });
  }
  await rewriteKnown(trx, written, today);
  await sql`
    update properties set deleted_at = ${at}, version = version + 1, updated_at = ${at}
    where id = any(${gone}::int[]) and deleted_at is null`.execute(trx);
  await sql`
    update properties set is_published = false, version = version + 1, updated_at = ${at}
    where id = any(${left}::int[]) and is_published`.execute(trx);
}
