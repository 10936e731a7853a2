import { readersOf } from '../readers.ts';
import { readBoldly } from './bold-readers.ts';
import type { Piece, Reading, Sentence } from '../reading.ts';
import { atOnce, type Steps } from '../steps.ts';

/** What every reader makes of a sentence at every token: none has won yet. */
export type Readings = readonly (readonly Reading[])[];

/** What the readers of the fields make of it, which look for what is written as one says it. */
export function plainReadings(sentence: Sentence): Readings {
  return atOnce(plainInSteps(sentence));
}

/** The same, some words at a step. */
export function* plainInSteps(sentence: Sentence): Steps<Readings> {
  const rows: Reading[][] = [];
  for (const [at, { word }] of sentence.tokens.entries()) {
    if (at > 0 && at % WORDS_A_STEP === 0) yield;
    const found: Reading[] = [];
    for (const { read } of readersOf(word)) {
      const reading = read(sentence, at);
      if (reading !== undefined && reading.length > 0) found.push(reading);
    }
    rows.push(found);
  }
  return rows;
}

/** Few sentences have more words: only long texts are read in several steps. */
const WORDS_A_STEP = 60;

/** A longer text is no wish of anybody; a bound keeps hostile ones cheap. */
const MOST_BOLD = 160;

/** And what else could be meant. */
export function withBoldReadings(plain: Readings, sentence: Sentence): Readings {
  if (plain.length > MOST_BOLD) return plain;
  return plain.map((here, at) => [...here, ...readBoldly(sentence, at)]);
}

/** A word that no reader knows is kept as it is, to be reported. */
const UNKNOWN: Reading = { length: 1, kind: 'unheld', isUnknown: true };

/** Pieces of `[from, to)`, left to right, the longest reading first. A wish that is not meant here is one that is not used. */
export function longestPieces(
  readings: Readings,
  [from, to]: readonly [number, number],
  areWishesMeant = true,
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  while (at < to) {
    let best: Reading | undefined;
    for (const reading of readings[at] ?? []) {
      if (at + reading.length > to || reading.length <= (best?.length ?? 0)) continue;
      const isUnmeant = reading.kind === 'wish' && !areWishesMeant;
      best = isUnmeant ? { length: reading.length, kind: 'unheld', isUnmeant } : reading;
    }
    const reading = best ?? UNKNOWN;
    pieces.push({ from: at, to: at + reading.length, ...reading });
    at += reading.length;
  }
  return pieces;
}
