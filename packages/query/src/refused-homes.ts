import type { Field } from './criteria.ts';
import { fieldOf } from './piece-list.ts';
import type { Piece } from './reading.ts';

/** Where a home is: said of homes that are wanted as often as of homes that are not. */
const WHERE: ReadonlySet<Field> = new Set<Field>(['locality', 'zone', 'near', 'metroLine']);

/** What tells one home of a kind from another: a size or a price said beside it is a matter of its own. */
const TELLING: ReadonlySet<Field> = new Set<Field>([
  ...WHERE,
  'promoter',
  'approver',
  'khatha',
  'water',
  'facing',
  'possession',
  'bhk',
  'amenity',
]);

/**
 * Of "Brigade flats: no" it is Brigade that is refused and not every flat: whether a refusal of homes of a kind
 * speaks of what tells them from others, at `telling`. What the rest of the sentence wants in its place decides;
 * otherwise all flats are rarely refused, and a villa in Whitefield is refused for being a villa.
 */
export function refusesWhatTells(pieces: readonly Piece[], type: number, telling: number): boolean {
  const field = fieldOf(pieces[telling]);
  if (field === undefined || !TELLING.has(field)) return false;
  const isOther = (_: Piece, index: number) => index !== type && index !== telling;
  const others = pieces.filter(isOther);
  if (others.some((piece) => fieldOf(piece) === field)) return true;
  const own = typesOf(pieces[type]);
  const otherTypes = others.flatMap(typesOf).filter((other) => !own.includes(other));
  if (otherTypes.length > 0) return false;
  return !WHERE.has(field) || own.includes('apartment');
}

function typesOf(piece: Piece | undefined): string[] {
  if (piece?.kind !== 'wish') return [];
  return piece.wishes.flatMap((wish) => (wish.field === 'propertyType' ? wish.value.in : []));
}
