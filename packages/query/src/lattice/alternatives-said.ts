import type { PlacedWish } from '../placed-wish.ts';
import type { Piece, Sentence } from '../reading.ts';
import { withRaisedLimit } from './raised-limits.ts';
import { partingOf, splitFeatures } from './split-features.ts';
import { openedByEither, withoutTail } from './split-tails.ts';
import { splitAt, splitsOf, unitsOf } from './splits.ts';
import { saidAhead, toldSplits } from './told-splits.ts';
import type { Split } from './splits.ts';
import { WeightSum } from './weight-table.ts';
import type { WeightTable } from './weight-table.ts';

/**
 * The wishes, each with the number of the whole wish it belongs to where the sentence joins whole wishes by "or": the split whose
 * weights are the greatest, or none where no split is worth more than nothing. Where the sentence tells a split it is one of those.
 */
export function withAlternativesSaid(
  placed: readonly PlacedWish[],
  pieces: readonly Piece[],
  sentence: Sentence,
  weights: WeightTable,
): PlacedWish[] {
  const raised = withRaisedLimit(placed, sentence);
  if (raised !== undefined) return raised;
  const units = unitsOf(placed);
  const splits = splitsOf(units, pieces);
  if (splits.length === 0) return [...placed];
  const told = toldSplits(splits, units, pieces, sentence);
  const parting = partingOf(units, pieces, sentence);
  let best: Split | undefined;
  let most = told.length > 0 ? -Infinity : 0;
  for (const split of told.length > 0 ? told : splits) {
    const sum = new WeightSum(weights);
    splitFeatures(split, parting, sum);
    const worth = sum.total[0] ?? 0;
    if (worth > most) [best, most] = [split, worth];
  }
  if (best === undefined) return [...placed];
  const split = withoutTail(openedByEither(best, units, sentence), units, pieces, sentence);
  const ahead = new Set(saidAhead(units, split).flatMap((unit) => unit.placed));
  return splitAt(placed, units, split).filter((_, at) => !ahead.has(at));
}
