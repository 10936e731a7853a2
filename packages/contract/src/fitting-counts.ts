import { z } from 'zod';

const count = z.number().int().nonnegative();

/**
 * How many projects fit, and of these how many are not sure to; each stands in one of the counts, by the home that speaks for it. `total`
 * without the three is what fits for certain.
 */
export const FittingCounts = z.object({
  total: count,
  /** What is known of them fits, but not all is known of what will be paid or of what was refused. */
  byWhatIsKnown: count,
  /** A way may be over its minutes on a slow day, or over its distance on foot. */
  mayBeLate: count,
  /** They keep the limit by their listed price alone. */
  overLimit: count,
});
