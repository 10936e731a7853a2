import { SORTS } from '../criteria.ts';
import type { Sort } from '../criteria.ts';
import { INTENTS } from '../interpretation.ts';
import type { Intent } from '../interpretation.ts';
import type { Piece, Sentence } from '../reading.ts';
import { wordKey } from './word-key.ts';

/**
 * What a sentence is for, so far as its words weigh. Whether it refines the one before follows from what it says
 * (`refine.ts`); a question about a term is told by its form (`term-question.ts`).
 */
export const OWN_INTENTS: readonly Intent[] = INTENTS.filter(
  (intent) => intent !== 'refine' && intent !== 'term-question',
);
/** The order asked for, or none. */
export const ORDERS: readonly (Sort | undefined)[] = [undefined, ...SORTS];

/** What is decided of a sentence as a whole: weights by the name of a feature, one for each answer. */
export type SentenceWeights = ReadonlyMap<string, ArrayLike<number>>;

/** The answer whose weights are the greatest; the first where none is. */
export function answerOf(
  features: readonly string[],
  weights: SentenceWeights,
  count: number,
): number {
  const totals = new Float64Array(count);
  for (const feature of features) {
    const own = weights.get(feature);
    if (own === undefined) continue;
    for (let at = 0; at < count; at++) totals[at] = (totals[at] ?? 0) + (own[at] ?? 0);
  }
  let best = 0;
  for (let at = 1; at < count; at++) if ((totals[at] ?? 0) > (totals[best] ?? 0)) best = at;
  return best;
}

/** Further words of a long text say nothing new of what it is for. */
const MOST_WORDS = 60;
const MOST_COUNTED = 3;

/** What is seen of a whole sentence: its words by sound, and what was read of it. */
export function sentenceFeatures(
  pieces: readonly Piece[],
  { tokens }: Sentence,
  isFollowing: boolean,
): string[] {
  const keys = tokens.slice(0, MOST_WORDS).map(({ text }) => wordKey(text));
  const found = new Set<string>(['any', isFollowing ? 'follows' : 'alone']);
  for (const [at, key] of keys.entries()) {
    found
      .add(key)
      .add(`${key} ${keys[at + 1] ?? '$'}`)
      .add(`${key} ${keys[at + 1] ?? '$'} ${keys[at + 2] ?? '$'}`);
  }
  found
    .add(`^ ${keys[0] ?? ''}`)
    .add(`^ ${keys[0] ?? ''} ${keys[1] ?? ''}`)
    .add(`$ ${keys.at(-1) ?? ''}`);
  found.add(`words ${Math.min(8, keys.length)}`);
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const what = nameOf(piece);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const wishes = counts.get('wish') ?? 0;
  for (const [what, count] of counts) {
    found.add(`has ${what}`).add(`has ${what} ${Math.min(MOST_COUNTED, count)}`);
    found.add(`has ${what} wishes ${Math.min(MOST_COUNTED, wishes)}`);
  }
  for (const piece of pieces) {
    if (piece.kind !== 'wish') continue;
    counts.set('wish', wishes + 1);
    for (const { field } of piece.wishes) found.add(`wish ${field}`);
  }
  const searched = pieces.filter(
    (piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => field !== 'project'),
  ).length;
  found.add(`searched ${Math.min(MOST_COUNTED, searched)} ${isFollowing ? 'follows' : 'alone'}`);
  found.add(`searched ${Math.min(MOST_COUNTED, searched)} ${keys.at(-1) === '?' ? '?' : ''}`);
  found.add(
    `projects ${pieces.filter((piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => field === 'project')).length} ${Math.min(MOST_COUNTED, searched)}`,
  );
  return [...found];
}

function nameOf(piece: Piece): string {
  if (piece.kind === 'intent')
    return `intent ${piece.intent} ${piece.isRent === true ? 'rent' : ''}`;
  if (piece.kind === 'sort') return `sort ${piece.sort}`;
  if (piece.kind === 'change') return `change ${piece.change.change}`;
  if (piece.kind === 'unheld' && piece.isUnknown === true) return 'unknown';
  return piece.kind;
}
