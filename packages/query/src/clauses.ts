import type { PlacedWish } from './placed-wish.ts';
import type { Token } from './token.ts';

type Clause = readonly [from: number, to: number];

/**
 * The clauses of a sentence that says "… and either this, or else that", as ranges of tokens without a gap: each alternative
 * with the words that open it. A sentence that does not is one clause.
 */
export function clausesOf(tokens: readonly Token[]): { common: Clause; alternatives: Clause[] } {
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

/** Each wish with the clause it stands in. */
export function inClauses(
  placed: readonly PlacedWish[],
  tokens: readonly Token[],
): readonly PlacedWish[] {
  const { alternatives } = clausesOf(tokens);
  if (alternatives.length === 0) return placed;
  return placed.map((one) => {
    const alternative = alternatives.findIndex(([from, to]) => one.from >= from && one.from < to);
    return alternative === -1 ? one : { ...one, alternative };
  });
}
