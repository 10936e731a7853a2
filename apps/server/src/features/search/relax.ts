import type { Relaxation } from '@manemitra/contract/besides-found';
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
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { foundText } from './budget-words.ts';
import { severalChanged, withinBudgetFirst } from './changes-of-several.ts';
import { forEachPerson, singleChanges, type Change } from './changes.ts';
import { counted, type Counted } from './counted.ts';
import { fingerprintOf } from './cursor.ts';
import { budgetOf } from './far-below.ts';
import { worthOf } from './fields/range.ts';
import type { Finder, FindResult, NearMiss } from './finder.ts';
import { outcomeOf } from './outcome.ts';
import { smallestFirst } from './smallest-first.ts';

const RELAXATIONS_MAX = 5;
/** Widenings of one wish that are offered beside each other, for example two neighbouring localities. */
const PER_WISH_MAX = 2;
export interface RelaxContext {
  /** `YYYY-MM-DD` */
  today: string;
  names: CatalogueNames;
}

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
  const changes =
    best.length > 0 || found.total > 0
      ? best
      : await severalChanged(finder, interpretation, context);
  const offered =
    found.total > 0 ? changes : await withinBudgetFirst(finder, interpretation, changes, context);
  const basis = budgetOf(interpretation)?.value.basis ?? 'listed';
  const relaxations: Relaxation[] = [];
  const outcomes = new Set<string>();
  for (const { constraint, criteria: promised, text, more } of offered) {
    if (relaxations.length === RELAXATIONS_MAX) break;
    const sentence = describe(promised, context.names);
    // Each alternative of one wish offers the same: no choice.
    if (relaxations.some((other) => other.sentence === sentence)) continue;
    if (!(await readsBack(sentence, promised, context))) continue;
    // Where nothing fits, each row is a choice of its own: the same homes are offered once, by the smallest change.
    const outcome = found.total > 0 ? undefined : outcomeOf(finder, promised, basis);
    if (outcome !== undefined && outcomes.has(outcome.key)) continue;
    if (outcome !== undefined) outcomes.add(outcome.key);
    relaxations.push({
      ...(outcome?.fromPrice === undefined ? {} : { from: { price: outcome.fromPrice, basis } }),
      constraintId: constraint.id,
      text: `${text}: ${found.total > 0 ? `${more} more` : foundText(finder.howMany(promised))}`,
      sentence,
      more,
      total: found.total + more,
    });
  }
  return relaxations;
}

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
