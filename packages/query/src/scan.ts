import { readers } from './readers.ts';
import type { Piece, Reading, Sentence } from './reading.ts';

/**
 * Reads a sentence from left to right into pieces that follow each other without a gap. `earlier` are the
 * pieces of the same sentence before its suspects were repaired: away from a suspect they still hold.
 */
export function scan(sentence: Sentence, earlier: readonly Piece[] = []): Piece[] {
  const known = new Map(earlier.map((piece) => [piece.from, piece]));
  const pieces: Piece[] = [];
  let at = 0;
  while (at < sentence.tokens.length) {
    const before = known.get(at);
    if (before !== undefined && !isNearSuspect(sentence, before)) {
      pieces.push(before);
      at = before.to;
      continue;
    }
    const reading = longestReading(sentence, at);
    const to = Math.min(sentence.tokens.length, at + reading.length);
    pieces.push({ ...reading, from: at, to });
    at = to;
  }
  return pieces;
}

/** How far readers look around the words they read: a name has at most so many. */
const LOOK_BACK = 2;
const LOOK_AHEAD = 7;

function isNearSuspect({ suspects }: Sentence, { from, to }: Piece): boolean {
  if (suspects === undefined) return false;
  for (let index = from - LOOK_BACK; index < to + LOOK_AHEAD; index++) {
    if (suspects.has(index)) return true;
  }
  return false;
}

/** A word that no reader knows is kept as it is, to be reported. */
const UNKNOWN: Reading = { length: 1, kind: 'unheld', isUnknown: true };

function longestReading(sentence: Sentence, at: number): Reading {
  let best: Reading | undefined;
  for (const read of readers) {
    const reading = read(sentence, at);
    if (reading !== undefined && reading.length > (best?.length ?? 0)) best = reading;
  }
  return best ?? UNKNOWN;
}
