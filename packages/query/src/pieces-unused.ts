import { everyConstraint } from './interpretation.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import type { Piece } from './reading.ts';

/** Pieces that say nothing where they stand: an instalment in a search, a distance from nowhere. */
export function piecesUnused(
  pieces: readonly Piece[],
  intent: Interpretation['intent'],
  previous: Interpretation | undefined,
): Piece[] {
  const before = previous === undefined ? [] : everyConstraint(previous);
  const hasBounds = before.some(({ field }) => field === 'price' || field === 'bhk');
  return pieces.map((piece) => {
    const isInstalment =
      piece.kind === 'intent' &&
      piece.intent === 'emi' &&
      (intent === 'search' || intent === 'refine');
    const isFromNowhere =
      !before.some(({ field }) => PLACES.has(field)) &&
      piece.kind === 'change' &&
      ['distance', 'minutes', 'peak'].includes(piece.change.change);
    const isOfNoLimit = piece.kind === 'change' && RELATIVE.has(piece.change.change) && !hasBounds;
    if (!isInstalment && !isFromNowhere && !isOfNoLimit) return piece;
    return {
      kind: 'unheld',
      length: piece.length,
      from: piece.from,
      to: piece.to,
    };
  });
}

/** Changes of what the sentence before must have said. */
const RELATIVE = new Set(['budget-by', 'budget-times', 'rooms-by']);

const PLACES: ReadonlySet<Constraint['field']> = new Set(['near', 'metroLine', 'locality']);
