import { readers } from './readers.ts';
import type { Piece, Reading, Sentence } from './reading.ts';

/** Reads a sentence from left to right into pieces that follow each other without a gap. */
export function scan(sentence: Sentence): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < sentence.tokens.length) {
    const reading = longestReading(sentence, at);
    const to = Math.min(sentence.tokens.length, at + reading.length);
    pieces.push({ ...reading, from: at, to });
    at = to;
  }
  return pieces;
}

/** A word that no reader knows is kept as it is, to be reported. */
const UNKNOWN: Reading = { length: 1, kind: 'unheld' };

function longestReading(sentence: Sentence, at: number): Reading {
  let best: Reading | undefined;
  for (const read of readers) {
    const reading = read(sentence, at);
    if (reading !== undefined && reading.length > (best?.length ?? 0)) best = reading;
  }
  return best ?? UNKNOWN;
}
