import type { Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Absolute, Before } from './absolute.ts';
import { askedFigure } from './asked-figure.ts';
import { bareRooms, relaxedTo } from './bare-figure.ts';
import { correctedPlace } from './corrected-place.ts';
import { changedFigure } from './changed-figure.ts';
import { degreeWish } from './degree-wish.ts';
import { eitherSearch } from './either-search.ts';
import { goneBack } from './gone-back.ts';
import { byBuilder, likeOne } from './like-one.ts';
import { numberedPlace } from './numbered-place.ts';
import { meantBy } from './resolve.ts';
import type { Shown } from './shown.ts';
import { sameAsBefore } from './same-as-before.ts';
import { swappedLine } from './swapped-line.ts';
import { swappedPlace } from './swapped-place.ts';

/**
 * "Cheaper" is cheaper than all that is seen (or than the one pointed at), "bigger" larger, "closer to metro" within a
 * smaller distance; "similar to the second one" is its kind of home, near it, at about its price. Undefined where a
 * sentence says what it wishes by itself, or nothing is seen to measure by.
 */
export function absoluteWish(
  tokens: readonly Token[],
  shown: Shown,
  alone: Interpretation,
  { previous, names, today, before, asked }: Before,
): Absolute | undefined {
  const meant = meantBy(tokens, shown);
  return (
    eitherSearch(tokens, alone, { previous, names }) ??
    bareRooms(tokens, { previous }) ??
    relaxedTo(tokens, alone, { previous, names }) ??
    goneBack(tokens, alone, { previous, names, today, before }) ??
    numberedPlace(tokens, alone, { previous, names, today }) ??
    correctedPlace(tokens, { previous, names, today, before }) ??
    swappedLine(tokens, alone, { previous, names, today }) ??
    askedFigure(tokens, alone, { previous, names, today, asked }) ??
    changedFigure(tokens, alone, { previous, names, today, before }) ??
    swappedPlace(tokens, { previous, names, today }) ??
    likeOne(tokens, shown, meant) ??
    byBuilder(tokens, meant) ??
    degreeWish(tokens, shown, meant, { alone, previous, names }) ??
    sameAsBefore(tokens, { previous, names, today })
  );
}
