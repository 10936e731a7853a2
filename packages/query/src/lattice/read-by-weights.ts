import type { Interpretation } from '../interpretation.ts';
import type { Sentence } from '../reading.ts';
import type { Steps } from '../steps.ts';
import { withAccepted } from './accepted.ts';
import { withBareCountsAsRooms, withOtherRooms } from './bare-counts.ts';
import { beforeOf } from './before.ts';
import type { Choice } from './decode.ts';
import { doubtsOf } from './doubts.ts';
import { latticeOf } from './lattice.ts';
import { leftUnsaid } from './left-unsaid.ts';
import type { Model } from './model.ts';
import { isSameButForPlots, withAreasOfPlots } from './plot-areas.ts';
import { readingOf } from './reading-of-row.ts';
import type { Reading } from './reading-of-row.ts';
import type { RepairedReadings } from './repair.ts';
import { scoresOf } from './scores.ts';
import { withoutUnsaidRefusals } from './unsaid-refusals.ts';
import { wordsFirst } from './words-first.ts';

/** Another reading that is nearly as good; `isMore` where it has all wishes of the best one and more. */
interface OtherReading extends Reading {
  isMore: boolean;
}

/** The best reading, and the others that are nearly as good. */
export interface WeighedReading extends Reading {
  others: OtherReading[];
}

/** Reads a sentence by what its words weigh; `previous` is what the sentence before meant. */
export function* readByWeights(
  sentence: Sentence,
  previous: Interpretation | undefined,
  model: Model,
  { repaired, ...seen }: RepairedReadings,
): Steps<WeighedReading> {
  const lattice = latticeOf(repaired, beforeOf(previous), seen);
  yield;
  const scored = scoresOf(lattice, model);
  yield;
  const { scores, decoder, best } = wordsFirst(lattice, scored, sentence);
  yield;
  const rooms = withOtherRooms(lattice, withBareCountsAsRooms(lattice, best), sentence);
  const row = withoutUnsaidRefusals(lattice, withAreasOfPlots(lattice, rooms), sentence);
  const weighing = { scores, scale: model.scale, decoder };
  const doubts = [
    ...doubtsOf(lattice, weighing, row).filter(
      ({ other }) => !isSameButForPlots(lattice, other, row),
    ),
    ...leftUnsaid(lattice, weighing, row),
  ];
  const read = (choices: readonly Choice[]) =>
    readingOf(lattice, withAccepted(lattice, choices, sentence));
  const others = doubts.map(({ other, isMore }) => ({
    ...read(other),
    isMore,
  }));
  return { ...read(row), others };
}
