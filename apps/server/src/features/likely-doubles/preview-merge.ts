import type { MergePreview } from '@manemitra/contract/staff-doubles';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { factLabel, factText } from '#server/features/facts/public.ts';
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
  return db.transaction().execute(async (trx) => {
    const scope = await scopeOf(trx, caller);
    const { facts, changes } = await planMerge(trx, merging, { scope, at: now });
    const projects = await doubleProjects(trx, [merging.id, merging.other]);
    const valueOf = (fact: string) => facts.facts.get(fact)?.value;
    return {
      stays: found(projects.get(merging.id), 'property.not-found'),
      goes: found(projects.get(merging.other), 'property.not-found'),
      changes: changes.map(({ fact, was, is }) => ({
        fact,
        label: factLabel(fact, valueOf),
        was: factText(fact, was?.value ?? null),
        is: factText(fact, is),
      })),
      differences: [...facts.differences.values()].reduce((sum, all) => sum + all.length, 0),
    };
  });
}
