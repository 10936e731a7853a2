import type { Degree } from './degree-words.ts';

/** What a sentence points at among what is shown. */
type Pointing =
  /** Places in the order shown, from 0; from -1 at the end. */
  | { at: 'places'; places: number[] }
  | { at: 'middle' }
  | { at: 'all' }
  | { at: 'those' }
  /** All of a few: "both", "these three". */
  | { at: 'group'; count: number }
  | { at: 'this' }
  /** "the one before that", so many places from the one that was spoken of */
  | { at: 'beside'; steps: number }
  /** "the other one" of two */
  | { at: 'other' }
  /** "the cheaper one"; `of` says what is measured, as in "the one with the least loading" */
  | { at: 'pick'; degree: Degree; of: string };

export interface Pointed {
  pointing: Pointing;
  /** The tokens that point, `[from, to)`: what is left of the sentence is what is said of them. */
  spans: (readonly [number, number])[];
  /** By figures in a row and no word that makes them places: they may count something else. */
  isBare?: boolean;
}
