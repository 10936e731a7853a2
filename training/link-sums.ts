import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { Lessons } from './lessons.ts';
import { PAIRS } from './row-weights.ts';

/** So many earlier choices of a row are asked whether they said the same, as `decode.ts` does. */
export const LOOK_BACK = 5;

type TellFeature = (feature: number, pair: number) => void;

/** What pairs of edges of the sentence at hand are worth together. Sets of features are summed when they are first asked for. */
export class LinkSums {
  /** `[set * PAIRS + pair of roles]` */
  sums = new Float64Array(PAIRS);
  private areSummed = new Uint8Array(1);
  private lessons: Lessons | undefined;
  private lesson = 0;
  private first = 0;
  private readonly weights: Float64Array;

  /** `weights` are those of pairs: `[feature * PAIRS + pair of roles]`. They may change between two sentences. */
  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  begin(lessons: Lessons, lesson: number): void {
    this.lessons = lessons;
    this.lesson = lesson;
    this.first = lessons.firstEdges[lesson] as number;
    const count = (lessons.firstSets[lesson + 1] as number) - (lessons.firstSets[lesson] as number);
    if (this.areSummed.length < count) {
      this.areSummed = new Uint8Array(count * 2);
      this.sums = new Float64Array(count * 2 * PAIRS);
    }
    this.areSummed.fill(0, 0, count);
  }

  /** Where the sums of a set begin. */
  of(set: number): number {
    const { areSummed, sums, weights } = this;
    const own = set * PAIRS;
    if (areSummed[set] === 1) return own;
    areSummed[set] = 1;
    sums.fill(0, own, own + PAIRS);
    const { firstSets, sets, firstLinkFeatures, linkFeatures } = this.lessons as Lessons;
    const all = sets[(firstSets[this.lesson] as number) + set] as number;
    const end = firstLinkFeatures[all + 1] as number;
    for (let at = firstLinkFeatures[all] as number; at < end; at++) {
      const feature = (linkFeatures[at] as number) * PAIRS;
      for (let pair = 0; pair < PAIRS; pair++) {
        sums[own + pair] = (sums[own + pair] as number) + (weights[feature + pair] as number);
      }
    }
    return own;
  }

  /** By which set two edges that follow each other in a row are linked. */
  linkOf(before: number, after: number): number {
    const { firstBefores, befores, links } = this.lessons as Lessons;
    let at = firstBefores[this.first + after] as number;
    while (befores[at] !== before) at++;
    return links[at] as number;
  }

  /** By which set an edge says again what another said; -1 where they are of two fields. */
  againOf(before: number, after: number): number {
    const { shapes, shapeCounts, firstAgains, agains } = this.lessons as Lessons;
    const row = (shapes[this.first + before] as number) * (shapeCounts[this.lesson] as number);
    const at = (firstAgains[this.lesson] as number) + row;
    return agains[at + (shapes[this.first + after] as number)] as number;
  }

  /** Tells of all pairs of a row that are weighed what is seen of them, and of which roles they are. */
  eachPair(row: readonly number[], tell: TellFeature): void {
    for (let at = 1; at < row.length; at++) {
      const after = row[at] as number;
      const last = row[at - 1] as number;
      this.eachFeature(this.linkOf(edgeOf(last), edgeOf(after)), pairOf(last, after), tell);
      for (let before = at - 2; before >= Math.max(0, at - 1 - LOOK_BACK); before--) {
        const said = row[before] as number;
        const set = this.againOf(edgeOf(said), edgeOf(after));
        if (set < 0) continue;
        this.eachFeature(set, pairOf(said, after), tell);
        break;
      }
    }
  }

  private eachFeature(set: number, pair: number, tell: TellFeature): void {
    const { firstSets, sets, firstLinkFeatures, linkFeatures } = this.lessons as Lessons;
    const all = sets[(firstSets[this.lesson] as number) + set] as number;
    const end = firstLinkFeatures[all + 1] as number;
    for (let at = firstLinkFeatures[all] as number; at < end; at++) {
      tell(linkFeatures[at] as number, pair);
    }
  }
}

export const edgeOf = (state: number): number => Math.floor(state / ROLE_COUNT);

export const pairOf = (before: number, after: number): number =>
  (before % ROLE_COUNT) * ROLE_COUNT + (after % ROLE_COUNT);
