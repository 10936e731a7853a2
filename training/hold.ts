import { Decoder, repeatedBefore } from '../packages/query/src/lattice/decode.ts';
import type { Choice } from '../packages/query/src/lattice/decode.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { Example, Labelling } from './examples.ts';
import { PAIRS, scoresBy, weightsOf } from './row-weights.ts';
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
export function holdRight(model: RowWeights, held: readonly Example[]): string[] {
  let wrong: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    wrong = held.filter((one) => !isHeld(one)).map(({ id }) => id);
    if (wrong.length === 0) return [];
  }
  return wrong;

  function isHeld({ lattice, labellings }: Example): boolean {
    const scores = scoresBy(lattice, model);
    const decoder = new Decoder(lattice.edges, scores, lattice.before !== undefined);
    const rightRow = (labelling: Labelling): Choice[] => {
      const only = scores.roles.map((score, at) => {
        const gain = labelling.gains[at] ?? 0;
        return gain > 0 ? score + RIGHT * gain : Number.NEGATIVE_INFINITY;
      });
      return decoder.bestRow(only);
    };
    const [best] = labellings
      .map((labelling) => ({ labelling, row: rightRow(labelling) }))
      .toSorted((a, b) => missing(a.labelling, a.row) - missing(b.labelling, b.row));
    if (best === undefined) return true;
    const { gains } = best.labelling;
    const feared = scores.roles.map((score, at) => score - MARGIN * Math.sign(gains[at] ?? 0));
    const guess = decoder.bestRow(feared);
    if (isSameRow(guess, best.row)) return true;
    move(best.row, STEP);
    move(guess, -STEP);
    return false;

    function move(row: readonly Choice[], by: number): void {
      const stepPair = (features: readonly number[], last: Choice, role: number) => {
        for (const feature of features) {
          step(weightsOf(model.links, feature, PAIRS), last.role * ROLE_COUNT + role, by);
        }
      };
      for (const [at, { edge, role }] of row.entries()) {
        for (const feature of lattice.features[edge] ?? []) {
          step(weightsOf(model.roles, feature, ROLE_COUNT), role, by);
        }
        const last = row[at - 1];
        if (last !== undefined) stepPair(lattice.linkFeatures(last.edge, edge), last, role);
        const again = repeatedBefore(row, at, lattice.againFeatures);
        if (again !== undefined) {
          stepPair(lattice.againFeatures(again.edge, edge) ?? [], again, role);
        }
      }
    }
  }

  /** Only what was learned moves: a feature that is not kept says nothing. */
  function step(weights: Float64Array, at: number, by: number): void {
    if (weights.some((weight) => weight !== 0)) weights[at] = (weights[at] ?? 0) + by;
  }
}
