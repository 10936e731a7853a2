import { canonical } from './canonical.ts';
import { clausesOf, readByClauses } from './clauses.ts';
import type { Criteria, Criterion, Strength } from './criteria.ts';
import { describe } from './describe.ts';
import type { CatalogueNames } from './interpretation.ts';
import { longestPieces, plainReadings } from './lattice/readings.ts';
import type { Readings } from './lattice/readings.ts';
import type { Reading } from './lattice/reading-of-row.ts';
import { mergeWishes } from './merge.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Piece, Sentence, Wish } from './reading.ts';

/**
 * Reads a sentence of `describe`, whose grammar is known: the longest words win, and "not", "avoid" and "preferably" hold up to
 * the next comma that another field follows; what follows "either" and "or else" is read as a sentence of its own. Nothing,
 * unless describing what was read gives the same sentence again.
 */
export function readCanonical(
  sentence: Sentence,
  readings: Readings,
  names: CatalogueNames | undefined,
): Reading | undefined {
  const clauses = clausesOf(sentence.tokens);
  const { alternatives } = clauses;
  const { pieces, placed } =
    alternatives.length === 0
      ? longestReading(sentence, readings)
      : readByClauses(sentence, clauses, (clause) => longestReading(clause, plainReadings(clause)));
  if (pieces.some(({ kind }) => !KINDS.has(kind))) return undefined;
  const order = pieces.findLast((piece) => piece.kind === 'sort');
  const criteria: Criteria = {
    constraints: meaningOf(placed, undefined),
    ...(alternatives.length === 0
      ? {}
      : { alternatives: alternatives.map((_, at) => meaningOf(placed, at)) }),
    ...(order?.kind === 'sort' ? { sort: order.sort } : {}),
  };
  return describe(canonical(criteria), names) === sentence.text ? { pieces, placed } : undefined;
}

function longestReading({ tokens }: Sentence, readings: Readings): Reading {
  const pieces = longestPieces(readings, [0, tokens.length]);
  return { pieces, placed: placedIn(pieces) };
}

function placedIn(pieces: readonly Piece[]): PlacedWish[] {
  const placed: PlacedWish[] = [];
  let strength: Strength = 'must';
  let isClosed = false;
  let isAllIn = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'joint' && piece.joint === 'comma') isClosed = true;
    if (piece.kind === 'marker' && piece.marker.role === 'all-in') isAllIn = true;
    else if (piece.kind === 'marker') {
      strength = STRENGTHS[piece.marker.role] ?? strength;
      isClosed = false;
    }
    if (piece.kind !== 'wish') continue;
    for (const wish of piece.wishes) {
      const { from, to } = piece;
      if (isClosed && wish.field !== placed.at(-1)?.wish.field) strength = 'must';
      const said: Wish =
        isAllIn && wish.field === 'price'
          ? { ...wish, value: { ...wish.value, basis: 'all-in' } }
          : wish;
      placed.push({
        wish: said,
        strength,
        from,
        to,
        piece: index,
        isAdded: false,
        isWithdrawn: false,
      });
    }
    isClosed = false;
    isAllIn = false;
  }
  return placed;
}

/** What is wished for in one alternative, or in all of them. */
function meaningOf(placed: readonly PlacedWish[], number: number | undefined): Criterion[] {
  return mergeWishes(placed.filter(({ alternative }) => alternative === number)).map(
    ({ wish: { field, value }, strength }) => ({ field, value, strength }) as Criterion,
  );
}

const STRENGTHS: Readonly<Record<string, Strength>> = { not: 'avoid', nice: 'nice' };

/** Nothing else stands in a described sentence. */
const KINDS: ReadonlySet<string> = new Set(['wish', 'marker', 'joint', 'filler', 'sort']);
