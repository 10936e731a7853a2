import { randomFrom, shuffled } from '../bench/random.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import { AveragedWeights } from './averaged-weights.ts';
import type { LessonList } from './lesson-list.ts';
import type { Lessons } from './lessons.ts';
import { LinkSums, edgeOf } from './link-sums.ts';
import { RowFinder } from './row-finder.ts';
import { PAIRS } from './row-weights.ts';
import type { RowWeights } from './row-weights.ts';
import { isSameRow, missing } from './rows.ts';
import { SETTINGS } from './settings.ts';
import type { Settings } from './settings.ts';

/** What a row earns for each right thing it says, when the best right row is looked for. */
const RIGHT = 6;
/** Weights smaller than this decide nothing and are not kept. */
const LEAST = 0.08;

/**
 * Weights learned from sentences with what is right of them: a structured perceptron with the margin of each mistake's cost.
 * The row of edges behind a labelling is not labelled: at each look it is the best of the rows that say all that is right.
 */
export class Learner {
  private readonly list: LessonList;
  private readonly settings: Settings;
  private readonly roles: AveragedWeights;
  private readonly links: AveragedWeights;
  private readonly pairs: LinkSums;
  private readonly finder: RowFinder;
  private readonly random: () => number;
  private steps = 0;
  /** The features of the sentence at hand that are not left out, and where those of each edge begin. */
  private readonly kept: Int32Array;
  private readonly firstKept: Int32Array;
  private readonly scores: Float64Array;
  private readonly changed: Float64Array;

  constructor(list: LessonList, settings: Settings = SETTINGS) {
    this.list = list;
    this.settings = settings;
    this.roles = new AveragedWeights(list.roleFeatures, ROLE_COUNT, settings.rate);
    this.links = new AveragedWeights(list.linkFeatures, PAIRS, settings.rate);
    this.pairs = new LinkSums(this.links.values);
    this.finder = new RowFinder(this.pairs);
    this.random = randomFrom(settings.seed);
    const { edges, features } = list.most;
    this.kept = new Int32Array(features);
    this.firstKept = new Int32Array(edges + 1);
    this.scores = new Float64Array(edges * ROLE_COUNT);
    this.changed = new Float64Array(edges * ROLE_COUNT);
  }

  learn(say: (text: string) => void): RowWeights {
    const { epochs, unsettled } = this.settings;
    const count = this.list.partOf.length;
    for (let epoch = 1; epoch <= epochs; epoch++) {
      let wrong = 0;
      if (epoch === Math.floor(epochs * unsettled) + 1) {
        this.roles.startMean(this.steps);
        this.links.startMean(this.steps);
      }
      for (const at of shuffled(count, this.random)) {
        if (this.look(at)) wrong++;
      }
      say(`epoch ${epoch}: ${wrong} of ${count} wrong`);
    }
    return {
      roles: this.roles.means(this.steps, LEAST),
      links: this.links.means(this.steps, LEAST),
    };
  }

  /** One look at one sentence, with part of its features left out. Says whether the weights had to move. */
  private look(at: number): boolean {
    const { finder, scores, changed } = this;
    this.steps++;
    const lessons = this.list.parts[this.list.partOf[at] as number] as Lessons;
    const lesson = this.list.lessonOf[at] as number;
    const { gains, firstGains, firstLabellings } = lessons;
    const edges = finder.begin(lessons, lesson);
    this.see(lessons, lesson, edges);
    const size = edges * ROLE_COUNT;
    let best: { gain: number; row: number[]; worth: number } | undefined;
    const end = firstLabellings[lesson + 1] as number;
    for (let one = firstLabellings[lesson] as number; one < end; one++) {
      const first = firstGains[one] as number;
      for (let state = 0; state < size; state++) {
        const gain = gains[first + state] as number;
        changed[state] = gain > 0 ? (scores[state] as number) + RIGHT * gain : -Infinity;
      }
      const row = finder.bestRow(changed);
      const worth = finder.worthOf(row, scores) - RIGHT * missing(lessons, one, row);
      if (best === undefined || worth > best.worth) best = { gain: first, row, worth };
    }
    if (best === undefined) return false;
    const { margin } = this.settings;
    for (let state = 0; state < size; state++) {
      changed[state] = (scores[state] as number) - margin * (gains[best.gain + state] as number);
    }
    const guess = finder.bestRow(changed);
    if (isSameRow(guess, best.row)) return false;
    this.move(best.row, 1);
    this.move(guess, -1);
    return true;
  }

  /** Leaves out some of what is seen, and sums the rest. */
  private see({ firstEdges, firstFeatures, features }: Lessons, lesson: number, edges: number) {
    const { kept, firstKept, scores, random } = this;
    const { values } = this.roles;
    const { dropout } = this.settings;
    const scale = 1 / (1 - dropout);
    const first = firstEdges[lesson] as number;
    let count = 0;
    scores.fill(0, 0, edges * ROLE_COUNT);
    for (let edge = 0; edge < edges; edge++) {
      firstKept[edge] = count;
      const end = firstFeatures[first + edge + 1] as number;
      for (let at = firstFeatures[first + edge] as number; at < end; at++) {
        if (random() < dropout) continue;
        const feature = features[at] as number;
        kept[count++] = feature;
        for (let role = 0; role < ROLE_COUNT; role++) {
          const state = edge * ROLE_COUNT + role;
          const weight = values[feature * ROLE_COUNT + role] as number;
          scores[state] = (scores[state] as number) + scale * weight;
        }
      }
    }
    firstKept[edges] = count;
  }

  private move(row: readonly number[], by: 1 | -1): void {
    const { roles, links, kept, firstKept, steps } = this;
    for (const state of row) {
      const edge = edgeOf(state);
      const end = firstKept[edge + 1] as number;
      for (let at = firstKept[edge] as number; at < end; at++) {
        roles.step(kept[at] as number, state % ROLE_COUNT, by, steps);
      }
    }
    this.pairs.eachPair(row, (feature, pair) => links.step(feature, pair, by, steps));
  }
}
