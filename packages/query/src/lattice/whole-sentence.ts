import { SORTS, TOLD_OUTRIGHT } from '../criteria.ts';
import type { Field, Sort } from '../criteria.ts';
import { INTENTS } from '../interpretation.ts';
import type { Intent } from '../interpretation.ts';
import type { Piece, Sentence } from '../reading.ts';
import { END, START } from './around-features.ts';
import { makePart, numberPart, partOf } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';
import { WeightSumOnce } from './weight-table.ts';
import type { WeightTable } from './weight-table.ts';
import { keyPart } from './word-parts.ts';

/** What a sentence is for, so far as its words weigh; only what follows another sentence may refine it. */
export const OWN_INTENTS: readonly Intent[] = [
  ...INTENTS.filter((intent) => intent !== 'refine'),
  'refine',
];
/** The order asked for, or none. */
export const ORDERS: readonly (Sort | undefined)[] = [
  undefined,
  ...SORTS.filter((sort) => !TOLD_OUTRIGHT.has(sort)),
];

/** The number of the answer whose weights are the greatest; the first where none is. */
export function answerOf(say: (sink: FeatureSink) => void, weights: WeightTable): number {
  return greatest(totalsOf(say, weights));
}

export function intentOf(
  say: (sink: FeatureSink) => void,
  weights: WeightTable,
  isFollowing: boolean,
): Intent {
  const totals = totalsOf(say, weights);
  return OWN_INTENTS[greatest(isFollowing ? totals : totals.subarray(0, REFINE))] ?? 'search';
}

const REFINE = OWN_INTENTS.indexOf('refine');

function totalsOf(say: (sink: FeatureSink) => void, weights: WeightTable): Float64Array {
  const sum = new WeightSumOnce(weights);
  say(sum);
  return sum.total;
}

export function greatest(totals: Float64Array): number {
  let best = 0;
  for (let at = 1; at < totals.length; at++) {
    if ((totals[at] ?? 0) > (totals[best] ?? 0)) best = at;
  }
  return best;
}

/** Further words of a long text say nothing new of what it is for. */
const MOST_WORDS = 60;
const MOST_COUNTED = 3;
const MOST_LENGTH = 8;

/** What is seen of a whole sentence: its words by sound, and what was read of it. The same feature may be seen twice. */
export function sentenceFeatures(
  pieces: readonly Piece[],
  { tokens }: Sentence,
  isFollowing: boolean,
  sink: FeatureSink,
): void {
  const keys = tokens.slice(0, MOST_WORDS).map(({ word }) => keyPart(word));
  const place = isFollowing ? FOLLOWS : ALONE;
  sink.add(ANY);
  sink.add(place);
  for (const [at, key] of keys.entries()) {
    const next = keys[at + 1] ?? END;
    sink.add(key);
    sink.add(key, next);
    sink.add(key, next, keys[at + 2] ?? END);
  }
  const first = keys[0] ?? EMPTY;
  sink.add(START, first);
  sink.add(START, first, keys[1] ?? EMPTY);
  sink.add(END, keys.at(-1) ?? EMPTY);
  sink.add(WORDS, numberPart(Math.min(MOST_LENGTH, keys.length)));
  pieceFeatures(pieces, sink);
  if (isFollowing) followingFeatures(pieces, keys, sink);
  const projects = pieces.filter((piece) => wishesFor(piece, (field) => field === 'project'));
  const searched = pieces.filter((piece) => wishesFor(piece, (field) => field !== 'project'));
  const count = numberPart(Math.min(MOST_COUNTED, searched.length));
  sink.add(SEARCHED, count, place);
  sink.add(SEARCHED, count, keys.at(-1)?.text === '?' ? QUESTION : EMPTY);
  sink.add(PROJECTS, numberPart(projects.length), count);
}

function pieceFeatures(pieces: readonly Piece[], sink: FeatureSink): void {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const what = nameOf(piece);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const wishes = numberPart(Math.min(MOST_COUNTED, counts.get('wish') ?? 0));
  for (const [name, count] of counts) {
    const what = partOf(name);
    sink.add(HAS, what);
    sink.add(HAS, what, numberPart(Math.min(MOST_COUNTED, count)));
    sink.add(HAS, what, WISHES, wishes);
  }
  for (const piece of pieces) {
    if (piece.kind !== 'wish') continue;
    for (const { field } of piece.wishes) sink.add(WISH, partOf(field));
  }
}

/** What tells a change of the sentence before from a search of its own: how much of one it says, and how it begins. */
function followingFeatures(
  pieces: readonly Piece[],
  keys: readonly Part[],
  sink: FeatureSink,
): void {
  const has = (...fields: readonly Field[]) =>
    pieces.some((piece) => wishesFor(piece, (field) => fields.includes(field)));
  const said = partOf(
    [
      has('bhk', 'propertyType') ? 'home' : '',
      has('locality', 'zone', 'near', 'project') ? 'place' : '',
      has('price') ? 'price' : '',
    ].join(' '),
  );
  sink.add(FOLLOWS, said);
  sink.add(FOLLOWS, said, keys[0] ?? EMPTY);
  const fields = new Set(
    pieces.flatMap((piece) =>
      piece.kind === 'wish' ? piece.wishes.map(({ field }) => field) : [],
    ),
  );
  sink.add(FOLLOWS, said, numberPart(Math.min(MOST_LENGTH, fields.size)));
  for (const { kind } of pieces) sink.add(FOLLOWS, said, partOf(kind));
}

function wishesFor(piece: Piece, is: (field: Field) => boolean): boolean {
  return piece.kind === 'wish' && piece.wishes.some(({ field }) => is(field));
}

function nameOf(piece: Piece): string {
  if (piece.kind === 'intent')
    return `intent ${piece.intent} ${piece.isRent === true ? 'rent' : ''}`;
  if (piece.kind === 'sort') return `sort ${piece.sort}`;
  if (piece.kind === 'change') return `change ${piece.change.change}`;
  if (piece.kind === 'unheld' && piece.isUnknown === true) return 'unknown';
  return piece.kind;
}

const ANY = makePart('any');
const FOLLOWS = makePart('follows');
const ALONE = makePart('alone');
const EMPTY = makePart('');
const WORDS = makePart('words');
const HAS = makePart('has');
const WISHES = makePart('wishes');
const WISH = makePart('wish');
const SEARCHED = makePart('searched');
const QUESTION = makePart('?');
const PROJECTS = makePart('projects');
