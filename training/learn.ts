import { Decoder, repeatedBefore } from '../packages/query/src/lattice/decode.ts';
import type { Choice, Scores } from '../packages/query/src/lattice/decode.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import { AveragedWeights } from './averaged-weights.ts';
import type { Example, Labelling } from './examples.ts';
import { randomFrom, shuffled } from '../bench/random.ts';
import { PAIRS } from './row-weights.ts';
import type { RowWeights } from './row-weights.ts';
import { keptByPair } from './numbered-lattice.ts';
import type { NumberedLattice } from './numbered-lattice.ts';
import { isSameRow, missing } from './rows.ts';

export interface Settings {
  epochs: number;
  /** Part of the features left out at each look, so that no single word decides alone. */
  dropout: number;
  /** How much a costly mistake must be worse than what is right. */
  margin: number;
  rate: number;
  seed: number;
  /** Features seen in fewer sentences are left out: they would only repeat those sentences. */
  leastSeen: number;
  /** In this part of the epochs, the first ones, nothing counts for the mean of the weights. */
  unsettled: number;
}

export const SETTINGS: Settings = {
  epochs: 8,
  dropout: 0.4,
  margin: 0.5,
  rate: 0.5,
  seed: 20_261_122,
  leastSeen: 2,
  unsettled: 0.4,
};

/** What a row earns for each right thing it says, when the best right row is looked for. */
const RIGHT = 6;
/** Weights smaller than this decide nothing and are not kept. */
const LEAST = 0.08;
/** A sentence with those of its features that were seen often enough. */
export interface Lesson {
  example: Example;
  features: readonly (readonly number[])[];
}

/** Features seen in fewer sentences than `leastSeen` are left out: they would only repeat those sentences. */
export function lessonsOf(examples: readonly Example[], { leastSeen } = SETTINGS): Lesson[] {
  const seen: number[] = [];
  for (const { lattice, isHeld } of examples) {
    const times = isHeld ? leastSeen : 1;
    for (const feature of new Set(lattice.features.flat())) {
      seen[feature] = (seen[feature] ?? 0) + times;
    }
  }
  const isSeen = (feature: number) => (seen[feature] ?? 0) >= leastSeen;
  return examples.map((example) => ({
    example,
    features: example.lattice.features.map((all) => all.filter(isSeen)),
  }));
}

/**
 * Weights learned from sentences with what is right of them: a structured perceptron with the margin of each mistake's cost.
 * The row of edges behind a labelling is not labelled: at each look it is the best of the rows that say all that is right.
 */
export class Learner {
  private readonly roles: AveragedWeights;
  private readonly links: AveragedWeights;
  private readonly random: () => number;
  private steps = 0;

  private readonly settings: Settings;

  constructor(settings: Settings = SETTINGS) {
    this.settings = settings;
    this.roles = new AveragedWeights(ROLE_COUNT, settings.rate);
    this.links = new AveragedWeights(PAIRS, settings.rate);
    this.random = randomFrom(settings.seed);
  }

  learn(lessons: readonly Lesson[], say: (text: string) => void): RowWeights {
    const { epochs, unsettled } = this.settings;
    for (let epoch = 1; epoch <= epochs; epoch++) {
      let wrong = 0;
      if (epoch === Math.floor(epochs * unsettled) + 1) {
        this.roles.startMean(this.steps);
        this.links.startMean(this.steps);
      }
      for (const at of shuffled(lessons.length, this.random)) {
        if (this.look(lessons[at] as Lesson)) wrong++;
      }
      say(`epoch ${epoch}: ${wrong} of ${lessons.length} wrong`);
    }
    return {
      roles: this.roles.means(this.steps, LEAST),
      links: this.links.means(this.steps, LEAST),
    };
  }

  /** One look at one sentence, with part of its features left out. Says whether the weights had to move. */
  private look(lesson: Lesson): boolean {
    const { lattice, labellings } = lesson.example;
    this.steps++;
    const { dropout, margin } = this.settings;
    const isKept = () => this.random() >= dropout;
    const kept = lesson.features.map((all) => all.filter(isKept));
    const scores = this.scores(lattice, kept, 1 / (1 - dropout));
    const decoder = new Decoder(lattice.edges, scores, lattice.before !== undefined);
    let best: { labelling: Labelling; row: Choice[]; worth: number } | undefined;
    for (const labelling of labellings) {
      const roles = scores.roles.map((score, at) => {
        const gain = labelling.gains[at] ?? 0;
        return gain > 0 ? score + RIGHT * gain : Number.NEGATIVE_INFINITY;
      });
      const row = decoder.bestRow(roles);
      const worth = worthOf(row, scores) - RIGHT * missing(labelling, row);
      if (best === undefined || worth > best.worth) best = { labelling, row, worth };
    }
    if (best === undefined) return false;
    const { gains } = best.labelling;
    const feared = scores.roles.map((score, at) => score - margin * (gains[at] ?? 0));
    const guess = decoder.bestRow(feared);
    if (isSameRow(guess, best.row)) return false;
    this.move({ lattice, kept, row: best.row, by: 1 });
    this.move({ lattice, kept, row: guess, by: -1 });
    return true;
  }

  private scores(
    { linkFeatures, againFeatures }: NumberedLattice,
    kept: readonly (readonly number[])[],
    scale: number,
  ): Scores {
    const roles = new Float64Array(kept.length * ROLE_COUNT);
    for (const [at, features] of kept.entries()) {
      for (const feature of features) this.roles.addTo(roles, at * ROLE_COUNT, feature, scale);
    }
    const sum = (features: readonly number[]): Float64Array => {
      const total = new Float64Array(PAIRS);
      for (const feature of features) this.links.addTo(total, 0, feature);
      return total;
    };
    return {
      roles,
      link: keptByPair(kept.length, (before, after) => sum(linkFeatures(before, after))),
      again: (before, after) => {
        const features = againFeatures(before, after);
        return features === undefined ? undefined : sum(features);
      },
    };
  }

  private move({ lattice, kept, row, by }: Move): void {
    const stepPair = (features: readonly number[], last: number, role: number) => {
      for (const feature of features) {
        this.links.step(feature, last * ROLE_COUNT + role, by, this.steps);
      }
    };
    for (const [at, { edge, role }] of row.entries()) {
      for (const feature of kept[edge] ?? []) this.roles.step(feature, role, by, this.steps);
      const last = row[at - 1];
      if (last !== undefined) stepPair(lattice.linkFeatures(last.edge, edge), last.role, role);
      const again = repeatedBefore(row, at, lattice.againFeatures);
      if (again !== undefined) {
        stepPair(lattice.againFeatures(again.edge, edge) ?? [], again.role, role);
      }
    }
  }
}

interface Move {
  lattice: NumberedLattice;
  kept: readonly (readonly number[])[];
  row: readonly Choice[];
  by: 1 | -1;
}

function worthOf(row: readonly Choice[], scores: Scores): number {
  let total = 0;
  for (const [at, { edge, role }] of row.entries()) {
    total += scores.roles[edge * ROLE_COUNT + role] ?? 0;
    const last = row[at - 1];
    if (last !== undefined) {
      total += scores.link(last.edge, edge)[last.role * ROLE_COUNT + role] ?? 0;
    }
  }
  return total;
}
