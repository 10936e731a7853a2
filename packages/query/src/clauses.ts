import type { PlacedWish } from './placed-wish.ts';
import type { Reading } from './lattice/reading-of-row.ts';
import type { Piece, Sentence } from './reading.ts';
import type { Span, Token } from './token.ts';

type Clause = readonly [from: number, to: number];

export interface Clauses {
  common: Clause;
  alternatives: Clause[];
}

/**
 * The clauses of a sentence that says "… and either this, or else that", as ranges of tokens without a gap: each alternative
 * with the words that open it. A sentence that does not is one clause.
 */
export function clausesOf(tokens: readonly Token[]): Clauses {
  const isWord = (at: number, word: string) => tokens[at]?.text === word;
  const either = tokens.findIndex(({ text }) => text === 'either');
  const further = tokens.flatMap((_, at) =>
    at > either && isWord(at, 'or') && isWord(at + 1, 'else') ? [at] : [],
  );
  if (either === -1 || further.length === 0) {
    return { common: [0, tokens.length], alternatives: [] };
  }
  const starts = [either, ...further];
  return {
    common: [0, either],
    alternatives: starts.map((from, at) => [from, starts[at + 1] ?? tokens.length]),
  };
}

/** A sentence read clause by clause, each as a sentence of its own, which its neighbours are kept out of. */
export function readByClauses(
  sentence: Sentence,
  { common, alternatives }: Clauses,
  read: (clause: Sentence) => Reading,
): Reading {
  const pieces: Piece[] = [];
  const placed: PlacedWish[] = [];
  for (const [at, [from, to]] of [common, ...alternatives].entries()) {
    const own = read({ ...sentence, tokens: sentence.tokens.slice(from, to) });
    const within = <P extends Span>(one: P): P => ({
      ...one,
      from: one.from + from,
      to: one.to + from,
    });
    for (const one of own.placed) {
      const alternative = at === 0 ? {} : { alternative: at - 1 };
      placed.push({ ...within(one), ...alternative, piece: one.piece + pieces.length });
    }
    pieces.push(...own.pieces.map(within));
  }
  return { pieces, placed };
}
