import { Decoder, repeatedBefore } from '../packages/query/src/lattice/decode.ts';
import type { Choice, Scores } from '../packages/query/src/lattice/decode.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import { AveragedWeights } from './averaged-weights.ts';
import type { Example, Labelling } from './examples.ts';
import { randomFrom, shuffled } from '../bench/random.ts';
import { PAIRS } from './named-model.ts';
import type { NamedRoles } from './named-model.ts';
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
const NONE = new Int32Array(0);

type Pairing = 'linkFeatures' | 'againFeatures';

/** A sentence with its features as numbers. */
interface Numbered {
  example: Example;
  features: Int32Array[];
  paired: (before: number, after: number, pairing: Pairing) => Int32Array;
}

/**
 * Weights learned from sentences with what is right of them: a structured perceptron with the margin of each mistake's cost.
 * The row of edges behind a labelling is not labelled: at each look it is the best of the rows that say all that is right.
 */
export class Learner {
  private readonly seen = new Map<string, number>();
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

  learn(examples: readonly Example[], say: (text: string) => void): NamedRoles {
    this.count(examples);
    const numbered = examples.map((example) => this.numbered(example));
    for (let epoch = 1; epoch <= this.settings.epochs; epoch++) {
      let wrong = 0;
      if (epoch === Math.floor(this.settings.epochs * this.settings.unsettled) + 1) {
        this.roles.startMean(this.steps);
        this.links.startMean(this.steps);
      }
      for (const at of shuffled(numbered.length, this.random)) {
        const one = numbered[at];
        if (one !== undefined && this.look(one)) wrong++;
      }
      say(`epoch ${epoch}: ${wrong} of ${numbered.length} wrong`);
    }
    this.roles.settle(this.steps);
    this.links.settle(this.steps);
    return { roles: this.roles.told(LEAST), links: this.links.told(LEAST) };
  }

  private count(examples: readonly Example[]): void {
    for (const { lattice, isHeld } of examples) {
      const times = isHeld ? this.settings.leastSeen : 1;
      for (const name of new Set(lattice.features.flat())) {
        this.seen.set(name, (this.seen.get(name) ?? 0) + times);
      }
    }
  }

  private numbered(example: Example): Numbered {
    const { lattice } = example;
    const isSeen = (name: string) => (this.seen.get(name) ?? 0) >= this.settings.leastSeen;
    const features = lattice.features.map((all) =>
      Int32Array.from(all.filter(isSeen), (name) => this.roles.idOf(name)),
    );
    const pairs = new Map<number, Int32Array>();
    const paired = (before: number, after: number, pairing: Pairing): Int32Array => {
      const key = (before * features.length + after) * 2 + Number(pairing === 'linkFeatures');
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const names = lattice[pairing](before, after) ?? [];
      const found = Int32Array.from(names, (name) => this.links.idOf(name));
      pairs.set(key, found);
      return found;
    };
    return { example, features, paired };
  }

  /** One look at one sentence, with part of its features left out. Says whether the weights had to move. */
  private look(one: Numbered): boolean {
    const { lattice, labellings } = one.example;
    this.steps++;
    const { dropout, margin } = this.settings;
    const isKept = () => this.random() >= dropout;
    const kept = one.features.map((all) => all.filter(isKept));
    const scores = this.scores(one, kept, 1 / (1 - dropout));
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
    this.move({ one, kept, row: best.row, by: 1 });
    this.move({ one, kept, row: guess, by: -1 });
    return true;
  }

  private scores(one: Numbered, kept: readonly Int32Array[], scale: number): Scores {
    const roles = new Float64Array(kept.length * ROLE_COUNT);
    for (const [at, all] of kept.entries()) {
      for (const id of all) this.roles.addTo(roles, at * ROLE_COUNT, id, scale);
    }
    const sum = (ids: Int32Array): Float64Array => {
      const total = new Float64Array(PAIRS);
      for (const id of ids) this.links.addTo(total, 0, id);
      return total;
    };
    const sums = new Map<number, Float64Array>();
    return {
      roles,
      link: (before, after) => {
        const key = before * kept.length + after;
        const known = sums.get(key) ?? sum(one.paired(before, after, 'linkFeatures'));
        sums.set(key, known);
        return known;
      },
      again: (before, after) => {
        const ids = one.paired(before, after, 'againFeatures');
        return ids.length === 0 ? undefined : sum(ids);
      },
    };
  }

  private move({ one, kept, row, by }: Move): void {
    const stepPair = (ids: Int32Array, last: number, role: number) => {
      for (const id of ids) this.links.step(id, last * ROLE_COUNT + role, by, this.steps);
    };
    for (const [at, { edge, role }] of row.entries()) {
      for (const id of kept[edge] ?? NONE) this.roles.step(id, role, by, this.steps);
      const last = row[at - 1];
      if (last !== undefined)
        stepPair(one.paired(last.edge, edge, 'linkFeatures'), last.role, role);
      const again = repeatedBefore(row, at, (before, after) => {
        const ids = one.paired(before, after, 'againFeatures');
        return ids.length === 0 ? undefined : ids;
      });
      if (again !== undefined) {
        stepPair(one.paired(again.edge, edge, 'againFeatures'), again.role, role);
      }
    }
  }
}

interface Move {
  one: Numbered;
  kept: readonly Int32Array[];
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
