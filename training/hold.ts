import { Decoder, repeatedBefore } from '../packages/query/src/lattice/decode.ts';
import type { Choice } from '../packages/query/src/lattice/decode.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { Example, Labelling } from './examples.ts';
import { scoresBy } from './named-model.ts';
import type { NamedRoles } from './named-model.ts';
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
export function holdRight(model: NamedRoles, held: readonly Example[]): string[] {
  const roles = model.roles as Map<string, number[]>;
  const links = model.links as Map<string, number[]>;
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
      for (const [at, { edge, role }] of row.entries()) {
        for (const name of lattice.features[edge] ?? []) step(roles.get(name), role, by);
        const last = row[at - 1];
        const again = repeatedBefore(row, at, lattice.againFeatures);
        if (last !== undefined) {
          for (const name of lattice.linkFeatures(last.edge, edge)) {
            step(links.get(name), last.role * ROLE_COUNT + role, by);
          }
        }
        if (again !== undefined) {
          for (const name of lattice.againFeatures(again.edge, edge) ?? []) {
            step(links.get(name), again.role * ROLE_COUNT + role, by);
          }
        }
      }
    }
  }

  /** Only what was learned moves: a feature that is not kept says nothing. */
  function step(weights: number[] | undefined, at: number, by: number): void {
    if (weights !== undefined) weights[at] = (weights[at] ?? 0) + by;
  }
}
