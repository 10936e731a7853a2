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
 * Finds the best row of edges that do not overlap, each with its role. Left to right: the best way to end in an edge and role
 * is the best way to end in one before it, and the two together. What is not in the row is not meant. Nothing at all is worth 0.
 */
export class Decoder {
  private readonly edges: readonly Edge[];
  private readonly scores: Omit<Scores, 'roles'>;
  private readonly roleCount: number;
  /** Of each edge what it may follow, the nearest first, and what the two are worth together. */
  private readonly links: readonly Links[];
  private first: Paths | undefined;

  constructor(edges: readonly Edge[], scores: Omit<Scores, 'roles'>, isRefining: boolean) {
    this.edges = edges;
    this.scores = scores;
    this.roleCount = isRefining ? ROLE_COUNT : FIRST_REFINING;
    this.links = edges.map(({ from }, at) => {
      const links: Links = { befores: [], worth: [] };
      for (let before = at - 1; before >= Math.max(0, at - WINDOW); before--) {
        if ((edges[before]?.to ?? 0) > from) continue;
        links.befores.push(before);
        links.worth.push(scores.link(before, at));
      }
      return links;
    });
  }

  /** The best row with these scores of edges in roles, `[edge * ROLE_COUNT + role]`, from which others are told to differ. */
  firstRow(roles: Float64Array): Choice[] {
    this.first = this.pathsOf(roles);
    return rowEndingIn(bestState(this.first.best), this.first.back);
  }

  /** The best row with other scores. */
  bestRow(roles: Float64Array): Choice[] {
    const { best, back } = this.pathsOf(roles);
    return rowEndingIn(bestState(best), back);
  }

  /**
   * About what the best row through each edge in each role is worth: `[edge * ROLE_COUNT + role]`. What is said again further on is left
   * out of it. Scores are those of the first row.
   */
  worthThroughEach(): Float64Array {
    const { edges, links, roleCount, first } = this;
    if (first === undefined) return new Float64Array();
    const { roles, best } = first;
    const behind = new Float64Array(roles.length);
    for (let at = edges.length - 1; at >= 0; at--) {
      const { befores, worth } = links[at] as Links;
      for (let each = 0; each < befores.length; each++) {
        const link = worth[each] as Float64Array;
        for (let last = 0; last < roleCount; last++) {
          const state = (befores[each] as number) * ROLE_COUNT + last;
          let most = behind[state] as number;
          for (let role = 0; role < roleCount; role++) {
            const own = at * ROLE_COUNT + role;
            const rest =
              (link[last * ROLE_COUNT + role] as number) +
              (roles[own] as number) +
              (behind[own] as number);
            if (rest > most) most = rest;
          }
          behind[state] = most;
        }
      }
    }
    return behind.map((rest, state) => rest + (best[state] as number));
  }

  private pathsOf(roles: Float64Array): Paths {
    const { edges, links, roleCount, first } = this;
    // Up to where the scores are those of the first time, the paths are too.
    const start = first === undefined ? 0 : firstDifference(first.roles, roles);
    const best = first?.best.slice() ?? new Float64Array(roles.length).fill(-Infinity);
    const back = first?.back.slice() ?? new Int32Array(roles.length).fill(-1);
    for (let at = Math.floor(start / ROLE_COUNT); at < edges.length; at++) {
      const own = at * ROLE_COUNT;
      for (let role = 0; role < roleCount; role++) {
        best[own + role] = 0;
        back[own + role] = -1;
      }
      const { befores, worth } = links[at] as Links;
      for (let each = 0; each < befores.length; each++) {
        const before = befores[each] as number;
        const link = worth[each] as Float64Array;
        for (let last = 0; last < roleCount; last++) {
          const state = before * ROLE_COUNT + last;
          const reached = best[state] as number;
          if (reached === -Infinity) continue;
          const said = this.saidBefore(back, state, at);
          const again = said < 0 ? undefined : this.again(said, at);
          const from = last * ROLE_COUNT;
          const againFrom = (said % ROLE_COUNT) * ROLE_COUNT;
          for (let role = 0; role < roleCount; role++) {
            let total = reached + (link[from + role] as number);
            if (again !== undefined) total += again[againFrom + role] as number;
            if (total <= (best[own + role] as number)) continue;
            best[own + role] = total;
            back[own + role] = state;
          }
        }
      }
      for (let role = 0; role < roleCount; role++) {
        best[own + role] = (best[own + role] as number) + (roles[own + role] as number);
      }
    }
    return { roles, best, back };
  }

  private again(said: number, at: number): Float64Array | undefined {
    return this.scores.again(Math.floor(said / ROLE_COUNT), at);
  }

  /** The last of the choices that led to a state which says something of the field of an edge, or -1. */
  private saidBefore(back: Int32Array, from: number, at: number): number {
    const field = this.edges[at]?.field;
    let state = back[from] as number;
    for (let step = 0; step < LOOK_BACK && state >= 0; step++) {
      if (this.edges[Math.floor(state / ROLE_COUNT)]?.field === field) return state;
      state = back[state] as number;
    }
    return -1;
  }
}

/** The edges that one may follow, and what it is worth to follow them. */
interface Links {
  befores: number[];
  worth: Float64Array[];
}

/** The best way to each edge in each role, by what it is worth and the state before it. */
interface Paths {
  roles: Float64Array;
  best: Float64Array;
  back: Int32Array;
}

function firstDifference(one: Float64Array, other: Float64Array): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
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
function repeatedBefore(
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
