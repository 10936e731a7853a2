import type { Strength } from './criteria.ts';
import type { Wish } from './reading.ts';

/** A wish in its place, with the strength its sentence gives it. */
export interface PlacedWish {
  wish: Wish;
  strength: Strength;
  /** Tokens `[from, to)`. */
  from: number;
  to: number;
  /** Other tokens that say a part of it: the minutes that hold of several ways. */
  also?: readonly { from: number; to: number }[];
  /** "also", "bhi": joins what was said before instead of replacing it. */
  isAdded: boolean;
  /** "not needed", "hata do": a wish of the sentence before is taken back. */
  isWithdrawn: boolean;
  /** Position of its piece, for questions of neighbourhood. */
  piece: number;
  /** Which of the whole wishes joined by "or" it belongs to, from 0; absent where it holds of all of them. */
  alternative?: number;
}
