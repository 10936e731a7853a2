import { worthOf } from './decode.ts';
import type { Choice } from './decode.ts';
import type { Doubt, Weighing } from './doubt.ts';
import type { Edge } from './edges.ts';
import { ROLES, ROLE_COUNT } from './roles.ts';

/*
 * How much less a row may be worth to be asked about. Measured on dev and on W83 to W85: of the wishes that a row below 1 has more, nearly
 * half were meant, between 1 and 2 one in four. A place or a size said otherwise is not asked: of those below 0.6 a third was right as read.
 */
const CLOSE_MORE = 1;

/** Each costs a decoding and a reading. */
const MOST_LOOKED_AT = 6;
/** So much more an estimate may lack than the row itself. */
const SLACK = 1;
/** More than all that is learned of a sentence together. */
const FORCED = 1e7;

/** Rows close to the best one that say all that it says and something more. */
export function rivalRows(
  edges: readonly Edge[],
  { scores, scale, decoder }: Weighing,
  row: readonly Choice[],
): Doubt[] {
  const worth = worthOf(row, scores);
  const through = decoder.worthThroughEach();
  return leftOut(edges, row, { through, least: worth - (CLOSE_MORE + SLACK) * scale })
    .map((state) => {
      const roles = scores.roles.slice();
      roles[state] = (roles[state] ?? 0) + FORCED;
      const other = decoder.bestRow(roles);
      return { other, margin: (worth - worthOf(other, scores)) / scale, isMore: true };
    })
    .filter(({ other, margin }) => margin < CLOSE_MORE && saysAll(edges, row, other));
}

/** The wishes that the row does not say and that could well have been, those that lack least first. */
function leftOut(
  edges: readonly Edge[],
  row: readonly Choice[],
  { through, least }: { through: Float64Array; least: number },
): number[] {
  const known = saidBy(edges, row);
  const states: number[] = [];
  for (let state = 0; state < through.length; state++) {
    if ((through[state] as number) > least) states.push(state);
  }
  return states
    .sort((one, other) => (through[other] as number) - (through[one] as number))
    .filter((state) => {
      const says = keyOf(edges, choiceOf(state));
      if (known.has(says)) return false;
      known.add(says);
      return true;
    })
    .slice(0, MOST_LOOKED_AT);
}

const choiceOf = (state: number): Choice => ({
  edge: Math.floor(state / ROLE_COUNT),
  role: state % ROLE_COUNT,
});

const saidBy = (edges: readonly Edge[], row: readonly Choice[]) =>
  new Set(row.map((choice) => keyOf(edges, choice)));

const keyOf = (edges: readonly Edge[], { edge, role }: Choice) =>
  `${ROLES[role]} ${edges[edge]?.meaning}`;

function saysAll(
  edges: readonly Edge[],
  row: readonly Choice[],
  other: readonly Choice[],
): boolean {
  const said = saidBy(edges, other);
  return row.every((choice) => said.has(keyOf(edges, choice)));
}
