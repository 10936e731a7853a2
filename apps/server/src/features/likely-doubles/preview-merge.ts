import type { MergePreview } from '@manemitra/contract/staff-doubles';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { changeInWords, keptChange } from '#server/features/fact-words/public.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { doubleProjects } from './list-doubles.ts';
import { type Merging, planMerge } from './plan-merge.ts';

/** What a merge would do, calculated and not written. */
export function previewMerge(
  db: Kysely<Database>,
  merging: Merging,
  { caller, now }: CallContext,
): Promise<MergePreview> {
  return inLoadTransaction(db, async (trx) => {
    const scope = await scopeOf(trx, caller);
    const { facts, changes } = await planMerge(trx, merging, { scope, at: now });
    const projects = await doubleProjects(trx, [merging.id, merging.other]);
    return {
      stays: found(projects.get(merging.id), 'property.not-found'),
      goes: found(projects.get(merging.other), 'property.not-found'),
      changes: changes.map((change) => {
        const { fact, label, was, is } = changeInWords(keptChange(change, facts));
        return { fact, label, was, is };
      }),
      differences: [...facts.differences.values()].reduce((sum, all) => sum + all.length, 0),
    };
  });
}
