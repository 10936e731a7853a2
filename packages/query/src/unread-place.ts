import type { Field } from './criteria.ts';
import type { Interpretation, Question } from './interpretation.ts';
import { isNearBefore } from './near-before.ts';
import { lengthAt } from './phrases.ts';
import type { Piece, Sentence } from './reading.ts';
import type { Span, Token } from './token.ts';
import { denialsBehind } from './words/denial-words.ts';
import { fillerWords } from './words/filler-words.ts';
import { numberedParts } from './words/name-part-words.ts';
import { loosestNear, nearAfter } from './words/near-words.ts';
import { ownedPlaces, owners, ownersArticles, ownersLinks } from './words/own-place-words.ts';

/**
 * "2bhk near dps", "ring road hatra site", "4th block 2bhk": where the home is to be is said in words that nobody here knows, and in no
 * others. It is asked for, because homes anywhere else are not what was meant.
 */
export function unreadPlaceQuestion(
  { text, tokens }: Pick<Sentence, 'text' | 'tokens'>,
  pieces: readonly Piece[],
  previous: Interpretation | undefined,
): Question | undefined {
  if (previous !== undefined || pieces.some(saysWhere)) return undefined;
  const place = placeIn(tokens, pieces);
  if (place === undefined) return undefined;
  const quote = text.slice(tokens[place.from]?.from, tokens[place.to - 1]?.to);
  return {
    about: 'near',
    quote,
    text: `Which “${quote}” do you mean? Say an area or a landmark near it.`,
    choices: [],
  };
}

function saysWhere(piece: Piece): boolean {
  if (piece.kind === 'wish') return piece.wishes.some(({ field }) => WHERE.has(field));
  if (piece.kind === 'ask') return WHERE.has(piece.question.about);
  return piece.kind === 'change' && piece.change.change === 'anywhere';
}

const WHERE: ReadonlySet<Field> = new Set<Field>([
  'locality',
  'zone',
  'region',
  'near',
  'metroLine',
  'project',
]);

/** Longer rows of unread words are a story. */
const LONGEST_PLACE = 4;

function placeIn(tokens: readonly Token[], pieces: readonly Piece[]): Span | undefined {
  const unread = new Set(
    pieces.flatMap((piece) =>
      piece.kind === 'unheld' && piece.isUnmeant !== true
        ? [...Array(piece.to - piece.from).keys()].map((step) => piece.from + step)
        : [],
    ),
  );
  const isRefused = ({ from, to }: Span) =>
    [to, to + 1].some((at) => denialsBehind.has(tokens[at]?.text ?? '')) ||
    pieces.some(
      (piece) =>
        piece.kind === 'marker' &&
        REFUSING.has(piece.marker.role) &&
        ((piece.from >= to && piece.from <= to + 1) ||
          (piece.to <= from && piece.to > from - LONGEST_PLACE)),
    );
  const isName = (at: number) => {
    const word = tokens[at]?.text ?? '';
    return (
      unread.has(at) &&
      /^[\p{L}\p{M}]{2,}/u.test(word) &&
      !fillerWords.has(word) &&
      lengthAt(nearAfter, tokens, at) === 0
    );
  };
  for (const at of tokens.keys()) {
    const place = behindNear(tokens, at, isName) ?? aheadOfNear(tokens, at, isName);
    const found = place ?? numberedPart(tokens, at, unread);
    if (found !== undefined && !isRefused(found.said)) return found.place;
  }
  return undefined;
}

const REFUSING: ReadonlySet<string> = new Set(['not', 'drop', 'withdraw']);

/** The words of a place, and all that is said of being near to it. */
interface Found {
  place: Span;
  said: Span;
}

type IsName = (at: number) => boolean;

/** "near the school", "20 minutes from campus". */
function behindNear(tokens: readonly Token[], at: number, isName: IsName): Found | undefined {
  if (!isName(at)) return undefined;
  let from = at;
  while (isOwner(tokens, from - 1)) from--;
  const isLoose = loosestNear.has(tokens[from - 1]?.text ?? '');
  if (isLoose || !isNearBefore(tokens, from)) return undefined;
  let to = at + 1;
  while (to - at < LONGEST_PLACE && isName(to)) to++;
  const place = { from, to };
  return { place, said: place };
}

/** "ring road hatra", "ashrama da hatra". */
function aheadOfNear(tokens: readonly Token[], at: number, isName: IsName): Found | undefined {
  const length = lengthAt(nearAfter, tokens, at);
  let to = at;
  while (ownersLinks.has(tokens[to - 1]?.text ?? '')) to--;
  // "amman mane hatra": what is theirs is a word that says nothing alone.
  const isOwned = lengthAt(ownedPlaces, tokens, to - 1) > 0 && isName(to - 2);
  if (length === 0 || !(isOwned || isName(to - 1))) return undefined;
  let from = isOwned ? to - 2 : to - 1;
  while (to - from < LONGEST_PLACE && isName(from - 1)) from--;
  while (isOwner(tokens, from - 1)) from--;
  return { place: { from, to }, said: { from, to: at + length } };
}

const isOwner = (tokens: readonly Token[], at: number): boolean =>
  owners.has(tokens[at]?.text ?? '') || ownersArticles.has(tokens[at]?.text ?? '');

/** "4th block", "phase 2", without the area that it is a part of. */
function numberedPart(
  tokens: readonly Token[],
  at: number,
  unread: ReadonlySet<number>,
): Found | undefined {
  const isNumber = (beside: number) =>
    unread.has(beside) && /^\d{1,2}\p{L}{0,2}$/u.test(tokens[beside]?.text ?? '');
  if (!unread.has(at) || !numberedParts.has(tokens[at]?.text ?? '')) return undefined;
  const from = isNumber(at - 1) ? at - 1 : at;
  const to = isNumber(at + 1) ? at + 2 : at + 1;
  const place = { from, to };
  return to - from > 1 ? { place, said: place } : undefined;
}
