import type { Choice } from './decode.ts';
import type { Lattice } from './lattice.ts';
import { longestPieces } from './readings.ts';
import { isTakenOut } from './pronoun-refusals.ts';
import type { Sentence } from '../reading.ts';
import { isLeavingSign } from '../token.ts';
import { AVOID, MUST } from './roles.ts';

/**
 * The row with unsaid refusals as wishes: in a sentence of nothing but wishes no word refuses, and what is mostly refused
 * ("B khata") would else be refused unasked.
 */
export function withoutUnsaidRefusals(
  lattice: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  const isUnsaid = ({ edge, role }: Choice) =>
    role === AVOID &&
    !isTakenOut(lattice.edges[edge] ?? NOWHERE, tokens) &&
    !isLeavingSign(tokens, (lattice.edges[edge]?.from ?? 0) - 1) &&
    // A distance or an amount may say by itself that it keeps away: "more than 5 km from Peenya".
    lattice.edges[edge]?.wishes.every(
      ({ strength, value }) => strength === undefined && ('in' in value || 'id' in value),
    ) === true;
  if (!row.some(isUnsaid) || saysMore(lattice, row)) return [...row];
  return row.map((choice) => (isUnsaid(choice) ? { ...choice, role: MUST } : choice));
}

const NOWHERE = { from: 0, to: 0 };

/** Whether words stand beside the wishes that could turn one: a refusal, or what no reader knows. */
export function saysMore({ edges, plain }: Lattice, row: readonly Choice[]): boolean {
  let at = 0;
  const spans = [...row.flatMap(({ edge }) => edges[edge] ?? []), { from: plain.length, to: 0 }];
  return spans.some(({ from, to }) => {
    const pieces = longestPieces(plain, [at, from], false);
    at = to;
    return pieces.some(({ kind }) => !QUIET.has(kind));
  });
}

const QUIET: ReadonlySet<string> = new Set(['filler', 'joint']);
