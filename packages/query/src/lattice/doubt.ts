import type { Choice, Decoder, Scores } from './decode.ts';

/** A row that is worth nearly as much as the best one and says something else. */
export interface Doubt {
  other: Choice[];
  /** How much less it is worth. */
  margin: number;
  /** It says all that the best one says. */
  isMore: boolean;
}

/** How a lattice was weighed: what its rows are worth, so much of which is one. */
export interface Weighing {
  scores: Scores;
  scale: number;
  decoder: Decoder;
}
