import type { Relaxation } from '@manemitra/contract/search';
import { canonical } from '@manemitra/query/canonical';
import type { Criteria } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import { interpretInSteps } from '@manemitra/query/interpret';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { inSteps, pauses } from '#server/platform/let-others-go-on.ts';
import { changesOfTwo } from './changes-of-two.ts';
import { dropChange, forEachPerson, singleChanges, type Change } from './changes.ts';
import { fingerprintOf } from './cursor.ts';
import { worthOf } from './fields/range.ts';
import type { CountQuestion, Finder, FindResult, NearMiss } from './finder.ts';
import { smallestFirst } from './smallest-first.ts';

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
 * only when that never helps, two give way together, and only then several are dropped. Others are answered in between.
 */
export async function relax(
  finder: Finder,
  interpretation: Interpretation,
  found: Pick<FindResult, 'total' | 'nearMisses'>,
  context: RelaxContext,
): Promise<Relaxation[]> {
  const single = await countChanges(
    finder,
    singleChanges(interpretation, found.nearMisses, context.names),
    found.nearMisses,
    everyConstraint(interpretation),
  );
  const together = forEachPerson(interpretation);
  const forAll = (await counted(finder, together, together))
    .map((change) => ({ ...change, more: change.more - found.total }))
    .find(({ more }) => more > 0);
  const best = smallestFirst([
    ...withoutDominated(single),
    ...(forAll === undefined ? [] : [forAll]),
  ]);
  const offered =
    best.length > 0 || found.total > 0
      ? best
      : await severalChanged(finder, interpretation, context);
  const relaxations: Relaxation[] = [];
  for (const { constraint, criteria: promised, text, more } of offered) {
    if (relaxations.length === RELAXATIONS_MAX) break;
    const sentence = describe(promised, context.names);
    // Each alternative of one wish offers the same: no choice.
    if (relaxations.some((other) => other.sentence === sentence)) continue;
    if (!(await readsBack(sentence, promised, context))) continue;
    relaxations.push({
      constraintId: constraint.id,
      text: `${text}: ${countText(more, found.total)}`,
      sentence,
      more,
      total: found.total + more,
    });
  }
  return relaxations;
}

/** Where nothing fits, nothing is more than that. */
const countText = (more: number, total: number): string =>
  total > 0 ? `${more} more` : `${more} ${more === 1 ? 'project' : 'projects'}`;

/** A wider wish still lets everything through that fitted before, so only the near misses are counted. */
function countChanges(
  finder: Finder,
  changes: readonly Change[],
  nearMisses: readonly NearMiss[][],
  constraints: readonly Constraint[],
): Promise<Counted[]> {
  const questions = changes.map(({ constraint, criteria }) => {
    const ids = (nearMisses[constraints.indexOf(constraint)] ?? []).map(([id]) => id);
    return { criteria, ids };
  });
  return counted(finder, changes, questions);
}

async function counted(
  finder: Finder,
  changes: readonly Change[],
  questions: readonly CountQuestion[],
): Promise<Counted[]> {
  const pause = pauses();
  const counts: number[] = [];
  for (const question of questions) {
    // What is counted is what the sentence will mean: who welcomes an A khata does not avoid it as well.
    counts.push(...finder.counts([{ ...question, criteria: canonical(question.criteria) }]));
    await pause();
  }
  return changes
    .map((change, index) => ({ ...change, more: counts[index] ?? 0 }))
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

/** Of two ways to widen one wish the better is small and finds much. */
function worth({ more, size }: Counted): number {
  return worthOf(more, size);
}

async function severalChanged(
  finder: Finder,
  interpretation: Interpretation,
  { names }: RelaxContext,
): Promise<Counted[]> {
  const sets = finder.closestMissSets(criteriaOf(interpretation));
  const dropped = sets.map((indexes) => dropChange(interpretation, indexes, names));
  const pairs = await inSteps(changesOfTwo(finder, interpretation, sets, names));
  const changes = [...pairs, ...dropped];
  return (await counted(finder, changes, changes)).sort(
    (a, b) => a.size - b.size || b.more - a.more,
  );
}

/** A promise is made for a sentence, so the sentence must mean exactly what was counted. */
export async function readsBack(
  sentence: string,
  criteria: Criteria,
  { today, names }: RelaxContext,
): Promise<boolean> {
  if (sentence.trim() === '') return false;
  const read = criteriaOf(await inSteps(interpretInSteps(sentence, { today, names })));
  return fingerprintOf(read) === fingerprintOf(criteria);
}
