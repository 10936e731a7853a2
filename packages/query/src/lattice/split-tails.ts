import { SIGNS } from '../fields/tellings.ts';
import { lengthAt } from '../phrases.ts';
import type { Piece, Sentence } from '../reading.ts';
import { eitherAhead } from '../words/conditional-words.ts';
import { clauseOrs } from '../words/joint-words.ts';
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

/**
 * "Either a ready 2 BHK in Hoodi or an under-construction villa in Budigere": the first whole wish begins behind "either", and the second behind
 * the only "or".
 */
export function openedByEither(
  { starts, end }: Split,
  units: readonly Unit[],
  { tokens }: Sentence,
): Split {
  const [, second = 0, ...more] = starts;
  const opened = units.findIndex(({ from }, at) => {
    const before = at === 0 ? 0 : (units[at - 1]?.to ?? 0);
    return tokens.some(
      (_, on) => on >= before && on < from && lengthAt(eitherAhead, tokens, on) > 0,
    );
  });
  if (opened < 0 || opened >= second) return { starts, end };
  const ors = units.flatMap((_, at) =>
    at > opened && at < end && isBehindOr(units, at, tokens) ? [at] : [],
  );
  const [or] = ors;
  const isOnly = or !== undefined && ors.length === 1 && more.length === 0;
  return { starts: isOnly ? [opened, or] : [opened, second, ...more], end };
}

/** "… for 1.5 cr or an under-construction villa": the word may stand at the edge of what was read. */
function isBehindOr(units: readonly Unit[], at: number, tokens: Sentence['tokens']): boolean {
  const from = (units[at - 1]?.to ?? 1) - 1;
  return tokens.slice(from, (units[at]?.from ?? 0) + 1).some(({ text }) => clauseOrs.has(text));
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
