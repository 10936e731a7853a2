import { worthOf } from './decode.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { AVOID, MUST, ROLES, ROLE_COUNT } from './roles.ts';
import type { Doubt, Weighing } from './doubt.ts';
import { rivalRows } from './rival-rows.ts';
import { saysMore } from './unsaid-refusals.ts';

/*
 * A sum or a sense is asked where another is worth nearly as much. Measured on fresh writers: asking up to 4 instead of 2.5 loses six
 * right readings of 2,000 and prevents no inversion; asking of sums up to 1 instead of 0.7 prevents no wrong one. Other wishes that are there for all to see are not asked, for they are taken back
 * with one tap, and a refusal taken for a wish, or a wrong sum, hides homes; `rival-rows.ts` has those that are not there.
 */
const CLOSE_SUM = 1.5;
const CLOSE_SENSE = 2.5;

/** Each doubt costs a decoding: a list of hundreds of places is no sentence to ask about, and would be read for seconds. */
const MOST_WISHES = 16;
const MOST_EDGES = 400;

/** Rows close to the best one in which a sum is another or none, or a refused wish is wanted, and the reverse; then its other rivals. */
export function doubtsOf(lattice: Lattice, weighing: Weighing, row: readonly Choice[]): Doubt[] {
  const { scores, scale, decoder } = weighing;
  const { edges } = lattice;
  if (row.length > MOST_WISHES || edges.length > MOST_EDGES) return [];
  const worth = worthOf(row, scores);
  const isSaidMore = saysMore(lattice, row);
  const doubts = row.flatMap((choice, at): Doubt[] => {
    const edge = edges[choice.edge];
    const isSum = edge?.field === 'price';
    // A sense that the words of the wish fix themselves, or that no other word could turn, is in no doubt.
    if (!isSum && (!isSaidMore || edge?.wishes[0]?.strength !== undefined)) return [];
    const without = decoder.bestRow(withoutWish(edges, scores.roles, choice));
    return (isSum ? [without] : [without, turned(row, at)])
      .map((other) => ({ other, margin: (worth - worthOf(other, scores)) / scale, isMore: false }))
      .filter(
        ({ other, margin }) =>
          margin < closeness(edge, choice, other, edges) &&
          !(isSum && isSaidOutright(lattice, edge, other)),
      );
  });
  const byMargin = (one: Doubt, other: Doubt) => one.margin - other.margin;
  // A wrong sum or sense hides homes: what is only left out, or said a little otherwise, is asked behind it.
  return [...doubts.toSorted(byMargin), ...rivalRows(edges, weighing, row).toSorted(byMargin)];
}

/**
 * "Above 3 cr", "budget 70 to 85 lakhs": another sum that only a part of these words would be is none, where no word of the clause
 * refuses or corrects.
 */
function isSaidOutright({ edges, context }: Lattice, sum: Edge, other: readonly Choice[]): boolean {
  if (sum.seen !== 'plain' || sum.variant !== 'read') return false;
  const sums = other.flatMap(({ edge }) => {
    const one = edges[edge];
    return one?.field === 'price' ? [one] : [];
  });
  const isPart = sums.every(
    ({ from, to }) => from >= sum.from && to <= sum.to && to - from < sum.to - sum.from,
  );
  if (!isPart || sums.length === 0) return false;
  return !context.kinds.some(({ text }) => TURNING.test(text));
}

/** A marker that refuses, takes back or turns. */
const TURNING = /^(?:not|drop|withdraw|instead|accept|but)/;

/** The scores with which no row says what a choice says. */
function withoutWish(
  edges: readonly Edge[],
  roles: Float64Array,
  { edge, role }: Choice,
): Float64Array {
  const scores = roles.slice();
  for (const [at, { meaning }] of edges.entries()) {
    if (meaning !== edges[edge]?.meaning) continue;
    for (let other = 0; other < ROLE_COUNT; other++) {
      if (senseOf(other) === senseOf(role)) scores[at * ROLE_COUNT + other] = -Infinity;
    }
  }
  return scores;
}

/** The same row with one wish refused, or one refusal wanted. */
function turned(row: readonly Choice[], at: number): Choice[] {
  return row.map((choice, index) =>
    index === at ? { ...choice, role: isRefused(choice.role) ? MUST : AVOID } : choice,
  );
}

function closeness(
  edge: Edge | undefined,
  choice: Choice,
  other: readonly Choice[],
  edges: readonly Edge[],
): number {
  if (edge?.field === 'price') return CLOSE_SUM;
  const isTurned = other.some(
    (one) =>
      isRefused(one.role) !== isRefused(choice.role) && edges[one.edge]?.meaning === edge?.meaning,
  );
  return isTurned || isRefused(choice.role) ? CLOSE_SENSE : 0;
}

const isRefused = (role: number) => ROLES[role] === 'avoid';

/** A wish that must hold, is preferred or joins others is wanted alike. */
function senseOf(role: number): string {
  const name = ROLES[role];
  return name === 'avoid' || name === 'drop' ? name : 'wanted';
}
