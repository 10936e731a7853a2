import type { Relaxation } from '@manemitra/contract/search';
import type { Criteria } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import {
  criteriaOf,
  type CatalogueNames,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { dropChange, singleChanges, type Change } from './changes.ts';
import { fingerprintOf } from './cursor.ts';
import { worthOf } from './fields/range.ts';
import { countAmong, countOf, type FindResult, type NearMiss } from './find.ts';
import { closestMissSets } from './miss-sets.ts';

const RELAXATIONS_MAX = 5;
/** Widenings of one wish that are offered beside each other, for example two neighbouring localities. */
const PER_WISH_MAX = 2;
export interface RelaxContext {
  /** `YYYY-MM-DD` */
  today: string;
  names: CatalogueNames;
}

type Counted = Change & { more: number };

/**
 * The smallest changes that find more, each with the exact count it yields. One wish gives way at a time;
 * only when that never helps, several are dropped together.
 */
export async function relax(
  db: Kysely<Database>,
  interpretation: Interpretation,
  found: Pick<FindResult, 'total' | 'nearMisses'>,
  context: RelaxContext,
): Promise<Relaxation[]> {
  const criteria = criteriaOf(interpretation);
  const single = await countChanges(
    db,
    singleChanges(interpretation.constraints, criteria, found.nearMisses, context.names),
    found.nearMisses,
    interpretation.constraints,
  );
  const best = withoutDominated(single).sort((a, b) => worth(b) - worth(a));
  const offered =
    best.length > 0 || found.total > 0 ? best : await severalDropped(db, interpretation, context);
  return offered
    .map((change) => ({ ...change, sentence: describe(change.criteria, context.names) }))
    .filter(({ sentence, criteria: promised }) => readsBack(sentence, promised, context))
    .slice(0, RELAXATIONS_MAX)
    .map(({ constraint, text, more, sentence }) => ({
      constraintId: constraint.id,
      text: `${text}: ${more} more`,
      sentence,
      more,
      total: found.total + more,
    }));
}

/** A wider wish still lets everything through that fitted before, so only the near misses are counted. */
async function countChanges(
  db: Kysely<Database>,
  changes: readonly Change[],
  nearMisses: readonly NearMiss[][],
  constraints: readonly Constraint[],
): Promise<Counted[]> {
  const counts = changes.map(({ constraint, criteria, kind }) => {
    const ids = (nearMisses[constraints.indexOf(constraint)] ?? []).map(([id]) => id);
    return kind === 'drop' ? sql<number>`${ids.length}::int` : countAmong(criteria, ids);
  });
  return counted(db, changes, counts);
}

async function counted(
  db: Kysely<Database>,
  changes: readonly Change[],
  counts: readonly ReturnType<typeof countOf>[],
): Promise<Counted[]> {
  if (changes.length === 0) return [];
  const { rows } = await sql<{ counts: number[] }>`
    select json_build_array(${sql.join([...counts])}) as counts`.execute(db);
  return changes
    .map((change, index) => ({ ...change, more: rows[0]?.counts[index] ?? 0 }))
    .filter(({ more }) => more > 0);
}

/** Nobody drops a wish to get what widening it gives; and of many neighbours only the best are named. */
function withoutDominated(changes: readonly Counted[]): Counted[] {
  return changes.filter((change) => {
    const widenings = changes
      .filter(({ constraint, kind }) => constraint === change.constraint && kind === 'widen')
      .sort((a, b) => worth(b) - worth(a));
    return change.kind === 'widen'
      ? widenings.indexOf(change) < PER_WISH_MAX
      : !widenings.some(({ more }) => more >= change.more);
  });
}

/** The best change is small and finds much. */
function worth({ more, size }: Counted): number {
  return worthOf(more, size);
}

async function severalDropped(
  db: Kysely<Database>,
  interpretation: Interpretation,
  { names }: RelaxContext,
): Promise<Counted[]> {
  const { constraints } = interpretation;
  const criteria = criteriaOf(interpretation);
  const changes = (await closestMissSets(db, criteria)).map((indexes) =>
    dropChange(constraints, criteria, indexes, names),
  );
  const counts = changes.map((change) => countOf(change.criteria));
  return (await counted(db, changes, counts)).sort((a, b) => b.more - a.more);
}

/** A promise is made for a sentence, so the sentence must mean exactly what was counted. */
function readsBack(sentence: string, criteria: Criteria, { today, names }: RelaxContext): boolean {
  if (sentence.trim() === '') return false;
  const read = criteriaOf(interpret(sentence, { today, names }));
  return fingerprintOf(read) === fingerprintOf(criteria);
}
