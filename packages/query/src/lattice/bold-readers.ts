import type { Reading, Sentence } from '../reading.ts';
import { readSums } from './bold-amounts.ts';
import { readAreas } from './bold-areas.ts';
import { readCounts } from './bold-counts.ts';
import { readDates, readDurations } from './bold-dates.ts';
import { readDirections, readLines } from './bold-directions.ts';
import { readPlaces } from './bold-places.ts';
import { readRooms } from './bold-rooms.ts';
import { readKhathaLetters, readSpellings } from './bold-spellings.ts';

/** All that a reader sees at a token. */
type BoldReader = (sentence: Sentence, at: number) => readonly Reading[];

/**
 * Readers that see a wish wherever one could be, however unlikely: "one twenty" a sum, "twenty" a number of flats. They only
 * give the decision more to choose from; the weights say which of it is meant.
 */
const boldReaders: Readonly<Record<string, BoldReader>> = {
  sum: readSums,
  rooms: readRooms,
  size: readAreas,
  count: readCounts,
  place: readPlaces,
  direction: readDirections,
  line: readLines,
  date: readDates,
  duration: readDurations,
  word: readSpellings,
  letter: readKhathaLetters,
};

const named = Object.entries(boldReaders);

/** What all of them see at a token, each with how it was seen. */
export function readBoldly(sentence: Sentence, at: number): Reading[] {
  const found: Reading[] = [];
  for (const [name, read] of named) {
    for (const reading of read(sentence, at)) {
      found.push({ ...reading, seen: `${name} ${reading.seen ?? ''}` });
    }
  }
  return found;
}
