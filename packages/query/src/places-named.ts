import { nameAt } from './gazetteer/name-matching.ts';
import type { Place } from './place.ts';
import type { Token } from './token.ts';

/**
 * The places whose name, written as the gazetteer or people write it, begins at a token: several where the name fits
 * several. For questions about a place, which state no wish.
 */
export function placesNamedAt(
  tokens: readonly Token[],
  at: number,
): { length: number; places: readonly Place[] } | undefined {
  const found = nameAt(tokens, at, false);
  return found && { length: found.length, places: found.places };
}
