import type { Strength } from './criteria.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Wish } from './reading.ts';

/** A wish that may have been said in several places of the sentence. */
export interface MergedWish {
  wish: Wish;
  strength: Strength;
  parts: PlacedWish[];
}
