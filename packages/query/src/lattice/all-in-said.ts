import type { PlacedWish } from '../placed-wish.ts';
import type { Sentence } from '../reading.ts';
import type { Reading } from './reading-of-row.ts';

/**
 * "1.25 crore, 3 BHK, Hulimavu. registration bhi isi mein": what is said of the amount from further off holds for the only one there is. Its
 * words are a part of that wish, wherever they stand.
 */
export function withAllInSaid({ placed, pieces }: Reading, { tokens }: Sentence): PlacedWish[] {
  const sums = placed.filter(({ wish }) => wish.field === 'price');
  const [only] = sums;
  if (only === undefined || sums.length > 1 || only.strength === 'avoid') return [...placed];
  const said = pieces.filter(
    (piece) =>
      piece.kind === 'marker' &&
      piece.marker.role === 'all-in' &&
      // "People all in Hongasandra" says where they are.
      (tokens[piece.to - 1]?.text !== 'in' || endsThought(tokens[piece.to]?.text ?? '')),
  );
  if (said.length === 0) return [...placed];
  const beside = said
    .filter(({ from, to }) => to <= only.from || from >= only.to)
    .map(({ from, to }) => ({ from, to }));
  return placed.map((one) =>
    one === only && one.wish.field === 'price'
      ? {
          ...one,
          wish: { ...one.wish, value: { ...one.wish.value, basis: 'all-in' } },
          ...(beside.length > 0 && { also: [...(one.also ?? []), ...beside] }),
        }
      : one,
  );
}

const endsThought = (next: string): boolean => !/^[\p{L}\p{M}\d]/u.test(next);
