import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import {
  PREVIEWED_MAX,
  type previewFacts as endpoint,
} from '@manemitra/contract/staff-properties-sheet';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { judgeCells } from './change-cells.ts';
import { idsFitting } from './list-properties.ts';
import { loadEditables } from './load-editable.ts';
import { promotersOf } from './other-promoter.ts';
import { type PropertyScope, within } from './property-scope.ts';

type Preview = EndpointAnswer<typeof endpoint>;

/** Projects that are loaded at once. */
const BATCH = 100;
/** Projects that are listed; the rest is counted. */
const LISTED = 100;

/** What setting facts of several projects would do to those that the caller may change. Nothing is written. */
export async function previewFacts(
  db: Kysely<Database>,
  scope: PropertyScope,
  { ids, fitting, cells }: EndpointInput<typeof endpoint>['body'],
): Promise<Preview> {
  const chosen =
    ids === undefined
      ? await idsFitting(db, scope, fitting ?? { search: '' })
      : await reached(db, scope, ids);
  const looked = chosen.slice(0, PREVIEWED_MAX);
  const preview: Preview = {
    total: chosen.length,
    looked: looked.length,
    changed: 0,
    unchanged: 0,
    refused: 0,
    items: [],
  };
  const isPromoter = promotersOf(db);
  for (let at = 0; at < looked.length; at += BATCH) {
    for (const editable of await loadEditables(db, looked.slice(at, at + BATCH))) {
      const { id, name } = editable.property;
      const plan = await judgeCells(isPromoter, editable, { scope, cells });
      const outcomes = new Set(plan.cells.map(({ outcome }) => outcome));
      if (outcomes.has('changed')) preview.changed += 1;
      if (outcomes.has('refused')) preview.refused += 1;
      if (outcomes.size === 1 && outcomes.has('unchanged')) preview.unchanged += 1;
      else if (preview.items.length < LISTED) preview.items.push({ id, name, cells: plan.cells });
    }
  }
  return preview;
}

async function reached(
  db: Kysely<Database>,
  scope: PropertyScope,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('properties as p')
    .select('p.id')
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .where('p.deleted_at', 'is', null)
    .where(within(scope))
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}
