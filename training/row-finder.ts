import { FIRST_REFINING, ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { Lessons } from './lessons.ts';
import { LOOK_BACK, edgeOf, pairOf } from './link-sums.ts';
import type { LinkSums } from './link-sums.ts';

/**
 * The decision of `decode.ts` over the arrays of lessons: a row is a list of states, `edge * ROLE_COUNT + role`. Training decides some
 * millions of times, so here nothing is made anew; a test holds that both find the same rows.
 */
export class RowFinder {
  private readonly links: LinkSums;
  /** Of the sentence at hand. */
  private lessons: Lessons | undefined;
  private first = 0;
  private edges = 0;
  private roleCount = 0;
  private best = new Float64Array(ROLE_COUNT);
  private back = new Int32Array(ROLE_COUNT);

  constructor(links: LinkSums) {
    this.links = links;
  }

  /** Takes a sentence in hand; says how many edges it has. */
  begin(lessons: Lessons, lesson: number): number {
    this.links.begin(lessons, lesson);
    this.lessons = lessons;
    this.first = lessons.firstEdges[lesson] as number;
    this.edges = (lessons.firstEdges[lesson + 1] as number) - this.first;
    this.roleCount = lessons.areRefining[lesson] === 1 ? ROLE_COUNT : FIRST_REFINING;
    const states = this.edges * ROLE_COUNT;
    if (this.best.length < states) {
      this.best = new Float64Array(states * 2);
      this.back = new Int32Array(states * 2);
    }
    return this.edges;
  }

  /** The best row with these scores of edges in roles. */
  bestRow(roles: Float64Array): number[] {
    const { best, back, edges, roleCount } = this;
    for (let at = 0; at < edges; at++) {
      const own = at * ROLE_COUNT;
      for (let role = 0; role < ROLE_COUNT; role++) {
        best[own + role] = role < roleCount ? 0 : -Infinity;
        back[own + role] = -1;
      }
      this.followThoseBefore(at);
      for (let role = 0; role < roleCount; role++) {
        best[own + role] = (best[own + role] as number) + (roles[own + role] as number);
      }
    }
    let end = -1;
    for (let state = 0; state < edges * ROLE_COUNT; state++) {
      if ((best[state] as number) > (end < 0 ? 0 : (best[end] as number))) end = state;
    }
    const row: number[] = [];
    for (let state = end; state >= 0; state = back[state] as number) row.push(state);
    return row.toReversed();
  }

  /** What a row is worth, apart from what it says again. */
  worthOf(row: readonly number[], roles: Float64Array): number {
    const { links } = this;
    let total = 0;
    for (let at = 0; at < row.length; at++) {
      const state = row[at] as number;
      total += roles[state] as number;
      if (at === 0) continue;
      const last = row[at - 1] as number;
      const link = links.of(links.linkOf(edgeOf(last), edgeOf(state)));
      total += links.sums[link + pairOf(last, state)] as number;
    }
    return total;
  }

  /** The best ways to an edge in each role through those before it. */
  private followThoseBefore(at: number): void {
    const { best, back, first, roleCount, links } = this;
    const { firstBefores, befores, links: sets, mayRepeat } = this.lessons as Lessons;
    const { sums } = links;
    const own = at * ROLE_COUNT;
    const end = firstBefores[first + at + 1] as number;
    for (let each = firstBefores[first + at] as number; each < end; each++) {
      const before = (befores[each] as number) * ROLE_COUNT;
      const link = links.of(sets[each] as number);
      for (let last = 0; last < roleCount; last++) {
        const state = before + last;
        const reached = best[state] as number;
        if (reached === -Infinity) continue;
        const said = mayRepeat[first + at] === 1 ? this.saidBefore(state, at) : -1;
        const again = said < 0 ? -1 : links.of(links.againOf(edgeOf(said), at)) + pairOf(said, own);
        const from = link + last * ROLE_COUNT;
        for (let role = 0; role < roleCount; role++) {
          let total = reached + (sums[from + role] as number);
          if (again >= 0) total += sums[again + role] as number;
          if (total <= (best[own + role] as number)) continue;
          best[own + role] = total;
          back[own + role] = state;
        }
      }
    }
  }

  /** The last of the choices that led to a state which says something of the field of an edge, or -1. */
  private saidBefore(from: number, at: number): number {
    const { back, first } = this;
    const { fields } = this.lessons as Lessons;
    const field = fields[first + at];
    let state = back[from] as number;
    for (let step = 0; step < LOOK_BACK && state >= 0; step++) {
      if (fields[first + edgeOf(state)] === field) return state;
      state = back[state] as number;
    }
    return -1;
  }
}
