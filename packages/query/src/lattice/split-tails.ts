import { SIGNS } from '../fields/tellings.ts';
import type { Piece, Sentence } from '../reading.ts';
import { allOfThem } from '../words/telling-words.ts';
import { gapBefore } from './splits.ts';
import type { Split, Unit } from './splits.ts';

/**
 * "… or a 3 BHK in CV Raman Nagar, but power backup must be there", "pets allowed in both": what is said at the end of all of them is no part
 * of the last whole wish alone, unless another says something of its own of that kind.
 */
export function withoutTail(
  { starts, end }: Split,
  units: readonly Unit[],
  pieces: readonly Piece[],
  sentence: Sentence,
): Split {
  const last = starts.at(-1) ?? 0;
  const earlier = units.slice(starts[0], last);
  const tail = units.findIndex(
    (unit, at) =>
      at > last &&
      at < end &&
      earlier.every(({ fields }) => [...unit.fields].every((field) => !fields.has(field))) &&
      holdsOfAll(units, at, pieces, sentence),
  );
  return tail < 0 ? { starts, end } : { starts, end: tail };
}

function holdsOfAll(
  units: readonly Unit[],
  at: number,
  pieces: readonly Piece[],
  { tokens }: Sentence,
): boolean {
  const gap = gapBefore(units, at, pieces);
  if (gap.some((piece) => piece.kind === 'joint' && piece.joint === 'but')) return true;
  let close = units[at]?.to ?? tokens.length;
  while (close < tokens.length && !SIGNS.has(tokens[close]?.text ?? '')) close++;
  const from = units[at - 1]?.to ?? 0;
  const to = Math.min(close, units[at + 1]?.from ?? tokens.length);
  return tokens.slice(from, to).some(({ text }) => allOfThem.has(text));
}
