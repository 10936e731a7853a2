import { Problem } from '@manemitra/contract/problems';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Facts } from '@manemitra/domain/tellings';
import { sql } from 'kysely';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { type JournalEntry, Journals, recordAfter } from '#server/features/facts/public.ts';
import { type FactChange, factReport } from '#server/features/fact-words/public.ts';
import {
  type PropertyScope,
  storedProjects,
  within,
} from '#server/features/property-editing/public.ts';
import { found, foundAll } from '#server/platform/database/found.ts';

/** The project that stays, and the one that becomes part of it. */
export interface Merging {
  id: number;
  other: number;
}

export interface MergePlan {
  /** Tellings that each journal lacks and must get before the two become one. */
  missed: JournalEntry[];
  missedOfOther: JournalEntry[];
  factsOfOther: Facts;
  /** The last telling of either before they become one. */
  lastTelling: number;
  facts: Facts;
  record: ProjectRecord;
  /** Facts of the project that stays that get another value. */
  changes: FactChange[];
}

/**
 * The result of merging two projects: the facts are the journals of both, replayed together. Nothing is written. Refuses
 * with `property.not-found` if one is missing or not the caller's, and with `merge.not-possible` if they cannot be merged.
 */
export async function planMerge(
  trx: LoadTransaction,
  { id, other }: Merging,
  { scope, at }: { scope: PropertyScope; at: Date },
): Promise<MergePlan> {
  if (id === other) throw notPossible('Choose two different projects.');
  const there = await trx
    .selectFrom('properties as p')
    .select(['p.id', 'p.is_demonstration'])
    .where('p.id', '=', sql<number>`any(${[id, other]}::int[])`)
    .where('p.deleted_at', 'is', null)
    .where(within(scope))
    .execute();
  foundAll(there, 2, 'property.not-found');
  if (there[0]?.is_demonstration !== there[1]?.is_demonstration) {
    throw notPossible('A demonstration project cannot be merged with a real one.');
  }
  const stored = await storedProjects(trx, [id, other]);
  const stays = found(stored.get(id), 'property.not-found');
  const goes = found(stored.get(other), 'property.not-found');
  const journals = await Journals.load(trx, [id, other], { at });
  const missed = journals.missed(id, stays);
  const missedOfOther = journals.missed(other, goes);
  const both = [...missed, ...missedOfOther];
  const facts = journals.heardTogether(id, other, both);
  const all = [...journals.of(id), ...journals.of(other), ...both];
  return {
    missed,
    missedOfOther,
    factsOfOther: journals.heard(other, missedOfOther),
    lastTelling: Math.max(0, ...all.map((each) => each.id)),
    facts,
    record: recordAfter(facts, stays.record, goes.record),
    changes: factReport(journals.heard(id, missed), facts).changes,
  };
}

const notPossible = (message: string): Problem => new Problem('merge.not-possible', { message });
