import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { LessonList } from './lesson-list.ts';
import type { Lessons } from './lessons.ts';
import { LinkSums, edgeOf } from './link-sums.ts';
import { RowFinder } from './row-finder.ts';
import { PAIRS, weightsOf } from './row-weights.ts';
import type { RowWeights } from './row-weights.ts';
import { isSameRow, missing } from './rows.ts';

/** So often is looked again at what must be right, and by so little a weight moves each time. */
const MOST_ROUNDS = 60;
const STEP = 0.1;
/** What is right must be better by this than anything else. */
const MARGIN = 0.3;
const RIGHT = 6;

/**
 * What our tests hold must be right with the weights as they are stored: moves them, as little as it takes, until it is. Says
 * which sentences no weights make right.
 */
export function holdRight(
  model: RowWeights,
  { parts, partOf, lessonOf, most }: LessonList,
): string[] {
  const pairs = new LinkSums(model.links);
  const finder = new RowFinder(pairs);
  const scores = new Float64Array(most.edges * ROLE_COUNT);
  const held = Array.from(partOf, (part, at) => ({
    lessons: parts[part] as Lessons,
    lesson: lessonOf[at] as number,
  })).filter(({ lessons, lesson }) => lessons.areHeld[lesson] === 1);
  let wrong: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    wrong = held
      .filter(({ lessons, lesson }) => !isHeld(lessons, lesson))
      .map(({ lessons, lesson }) => lessons.ids[lesson] ?? '');
    if (wrong.length === 0) return [];
  }
  return wrong;

  function isHeld(lessons: Lessons, lesson: number): boolean {
    const { gains, firstGains, firstLabellings } = lessons;
    const edges = finder.begin(lessons, lesson);
    see(lessons, lesson, edges);
    const gain = (labelling: number, state: number) =>
      gains[(firstGains[labelling] as number) + state] ?? 0;
    let best: { labelling: number; row: number[]; lacks: number } | undefined;
    const end = firstLabellings[lesson + 1] as number;
    for (let labelling = firstLabellings[lesson] as number; labelling < end; labelling++) {
      const row = finder.bestRow(
        scores.map((score, state) => {
          const own = gain(labelling, state);
          return own > 0 ? score + RIGHT * own : -Infinity;
        }),
      );
      const lacks = missing(lessons, labelling, row);
      if (best === undefined || lacks < best.lacks) best = { labelling, row, lacks };
    }
    if (best === undefined) return true;
    const { labelling, row } = best;
    const guess = finder.bestRow(
      scores.map((score, state) => score - MARGIN * Math.sign(gain(labelling, state))),
    );
    if (isSameRow(guess, row)) return true;
    move(lessons, lesson, row, STEP);
    move(lessons, lesson, guess, -STEP);
    return false;
  }

  function see({ firstEdges, firstFeatures, features }: Lessons, lesson: number, edges: number) {
    scores.fill(0, 0, edges * ROLE_COUNT);
    const first = firstEdges[lesson] as number;
    for (let edge = 0; edge < edges; edge++) {
      const [from, to] = [firstFeatures[first + edge], firstFeatures[first + edge + 1]];
      for (const feature of features.subarray(from, to)) {
        for (const [role, weight] of weightsOf(model.roles, feature, ROLE_COUNT).entries()) {
          const state = edge * ROLE_COUNT + role;
          scores[state] = (scores[state] ?? 0) + weight;
        }
      }
    }
  }

  function move(
    { firstEdges, firstFeatures, features }: Lessons,
    lesson: number,
    row: readonly number[],
    by: number,
  ): void {
    for (const state of row) {
      const edge = (firstEdges[lesson] as number) + edgeOf(state);
      for (const feature of features.subarray(firstFeatures[edge], firstFeatures[edge + 1])) {
        step(weightsOf(model.roles, feature, ROLE_COUNT), state % ROLE_COUNT, by);
      }
    }
    pairs.eachPair(row, (feature, pair) => step(weightsOf(model.links, feature, PAIRS), pair, by));
  }

  /** Only what was learned moves: a feature that is not kept says nothing. */
  function step(weights: Float64Array, at: number, by: number): void {
    if (weights.some((weight) => weight !== 0)) weights[at] = (weights[at] ?? 0) + by;
  }
}
