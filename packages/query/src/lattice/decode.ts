import type { Edge } from './edges.ts';
import { FIRST_REFINING, ROLE_COUNT } from './roles.ts';

/** What each edge is worth in each role, and what two edges of one row are worth together. */
export interface Scores {
  /** `[edge * ROLE_COUNT + role]` */
  roles: Float64Array;
  /** Of two that follow each other: `ROLE_COUNT²` numbers, `[role before * ROLE_COUNT + role]`. */
  link: (before: number, after: number) => Float64Array;
  /** Of two with others between, where the later one says again what the earlier one said; nothing of other fields. */
  again: (before: number, after: number) => Float64Array | undefined;
}

export interface Choice {
  edge: number;
  role: number;
}

/** Edges further back than this say nothing of each other; the bound keeps long texts linear. */
const WINDOW = 60;
/** So many earlier choices of a row are asked whether they said the same. */
const LOOK_BACK = 5;

/**
 * The best row of edges that do not overlap, each with its role. Left to right: the best way to end in an edge and role is
 * the best way to end in one before it, and the two together. What is not in the row is not meant. Nothing at all is worth 0.
 */
export function decode(edges: readonly Edge[], scores: Scores, isRefining: boolean): Choice[] {
  const roleCount = isRefining ? ROLE_COUNT : FIRST_REFINING;
  const best = new Float64Array(edges.length * ROLE_COUNT).fill(Number.NEGATIVE_INFINITY);
  const back = new Int32Array(edges.length * ROLE_COUNT).fill(-1);
  for (const [at, edge] of edges.entries()) {
    const own = at * ROLE_COUNT;
    for (let role = 0; role < roleCount; role++) best[own + role] = 0;
    for (let before = at - 1; before >= Math.max(0, at - WINDOW); before--) {
      if ((edges[before]?.to ?? 0) > edge.from) continue;
      const link = scores.link(before, at);
      for (let last = 0; last < roleCount; last++) {
        const state = before * ROLE_COUNT + last;
        const again = saidBefore(back[state] ?? -1, at);
        const reached = best[state] ?? 0;
        for (let role = 0; role < roleCount; role++) {
          const total =
            reached +
            (link[last * ROLE_COUNT + role] ?? 0) +
            (again === undefined ? 0 : again(role));
          if (total <= (best[own + role] ?? 0)) continue;
          best[own + role] = total;
          back[own + role] = state;
        }
      }
    }
    for (let role = 0; role < roleCount; role++) {
      best[own + role] = (best[own + role] ?? 0) + (scores.roles[own + role] ?? 0);
    }
  }
  return rowEndingIn(bestState(best), back);

  function saidBefore(from: number, at: number): ((role: number) => number) | undefined {
    let state = from;
    for (let step = 0; step < LOOK_BACK && state >= 0; step++) {
      const values = scores.again(Math.floor(state / ROLE_COUNT), at);
      const last = state % ROLE_COUNT;
      if (values !== undefined) return (role) => values[last * ROLE_COUNT + role] ?? 0;
      state = back[state] ?? -1;
    }
    return undefined;
  }
}

/** What a row is worth: of its edges in their roles, and of each two that say something of each other. */
export function worthOf(row: readonly Choice[], scores: Scores): number {
  let total = 0;
  for (const [at, { edge, role }] of row.entries()) {
    total += scores.roles[edge * ROLE_COUNT + role] ?? 0;
    const last = row[at - 1];
    if (last !== undefined) {
      total += scores.link(last.edge, edge)[last.role * ROLE_COUNT + role] ?? 0;
    }
    const again = repeatedBefore(row, at, scores.again);
    if (again !== undefined) {
      total += scores.again(again.edge, edge)?.[again.role * ROLE_COUNT + role] ?? 0;
    }
  }
  return total;
}

/** The row's pairs that `Scores.again` speaks of, as the decoder found them: for each choice the earlier one, if any. */
export function repeatedBefore(
  row: readonly Choice[],
  at: number,
  again: (before: number, after: number) => unknown,
): Choice | undefined {
  const after = row[at]?.edge ?? 0;
  for (let before = at - 2; before >= Math.max(0, at - 1 - LOOK_BACK); before--) {
    const choice = row[before];
    if (choice !== undefined && again(choice.edge, after) !== undefined) return choice;
  }
  return undefined;
}

function bestState(best: Float64Array): number {
  let end = -1;
  for (let state = 0; state < best.length; state++) {
    if ((best[state] ?? 0) > (end < 0 ? 0 : (best[end] ?? 0))) end = state;
  }
  return end;
}

function rowEndingIn(end: number, back: Int32Array): Choice[] {
  const row: Choice[] = [];
  for (let state = end; state >= 0; state = back[state] ?? -1) {
    row.push({ edge: Math.floor(state / ROLE_COUNT), role: state % ROLE_COUNT });
  }
  return row.toReversed();
}
