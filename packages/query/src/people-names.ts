import { clausesOf, WAYS } from './people-clauses.ts';
import type { Item, PlaceItem } from './people-item.ts';
import { lengthAt } from './phrases.ts';
import type { Piece, Sentence } from './reading.ts';
import { everydayBesideStops } from './words/people-item-words.ts';
import { institutionWords } from './words/people-words.ts';

const LONGEST_NAME = 5;

interface Around {
  sentence: Sentence;
  pieces: readonly Piece[];
  items: readonly Item[];
}

/** A name right before or behind a place that nothing could read, with what institutions are called by. */
export function unknownBeside({ from, to }: PlaceItem, around: Around): string | undefined {
  const { tokens, text } = around.sentence;
  const isName = nameIn(around);
  const isInstitution = (at: number) =>
    lengthAt(institutionWords, tokens, at) > 0 || lengthAt(institutionWords, tokens, at - 1) > 1;
  const isPart = (at: number) => isName(at) || isInstitution(at) || isUnreadAt(around, at);
  let first = from;
  while (from - first < LONGEST_NAME && isPart(first - 1)) first--;
  const run = Array.from({ length: from - first }, (_, step) => first + step);
  const isTold = writesNames(text) || /[^\p{ASCII}]/u.test(text) || run.some(isInstitution);
  const begin = run.find(isName);
  if (isTold && begin !== undefined) {
    return text.slice(tokens[begin]?.from, tokens[from - 1]?.to);
  }
  if (!isName(to)) return undefined;
  return text.slice(tokens[from]?.from, tokens[to]?.to);
}

/** Names that nobody could read, in clauses of somebody that have no place, as places that are not known. */
export function withUnknownNames(
  items: readonly Item[],
  sentence: Sentence,
  pieces: readonly Piece[],
): Item[] {
  const { tokens, text } = sentence;
  const isName = nameIn({ sentence, pieces, items });
  const clauses = clausesOf(items);
  const isOfPlace = (clause: readonly Item[] = []) => clause.some(({ kind }) => kind === 'place');
  const names = clauses.flatMap((clause, order): PlaceItem[] => {
    const who = clause.findLast((item) => item.kind === 'who');
    if (isOfPlace(clause) || who === undefined) return [];
    if (!writesNames(text) && !clause.some(({ kind }) => WAYS.has(kind))) return [];
    if (
      isOfPlace(clauses[order + 1]) &&
      clauses[order + 1]?.every(({ kind }) => kind !== 'who') === true
    ) {
      return [];
    }
    let at = who.to;
    while (at < who.to + LONGEST_NAME && !isName(at) && tokens[at] !== undefined) at++;
    if (!isName(at) || tokens[at - 1]?.text === 'im') return [];
    if (items.some((item) => item.kind === 'break' && item.from >= who.to && item.from <= at)) {
      return [];
    }
    let to = at + 1;
    while (isName(to)) to++;
    const name = text.slice(tokens[at]?.from, tokens[to - 1]?.to);
    return [
      { kind: 'place', place: { length: to - at, slug: '', name, isArea: false }, from: at, to },
    ];
  });
  return [...items, ...names].sort((a, b) => a.from - b.from);
}

function isUnreadAt({ pieces }: Around, at: number): boolean {
  return pieces.some(
    (piece) =>
      piece.kind === 'unheld' && piece.isUnknown === true && piece.from <= at && at < piece.to,
  );
}

/** Some write no capitals at all, and some nothing else. */
const writesNames = (text: string): boolean =>
  /[\p{L}\d] \p{Lu}/u.test(text) && /\p{Ll}/u.test(text);

/** Whether a word is a name that nothing could read: written like one, unless nothing is in this sentence. */
function nameIn({ sentence: { tokens, text }, pieces, items }: Around): (at: number) => boolean {
  const isWithNames = writesNames(text);
  return (at) => {
    const token = tokens[at];
    if (token === undefined || !/^[\p{L}\p{M}]{2}/u.test(token.text)) return false;
    const isLatin = /^[a-z]/.test(token.text);
    if (isLatin && isWithNames && !/^\p{Lu}/u.test(text.slice(token.from))) return false;
    if (!(isLatin && isWithNames) && everydayBesideStops.has(token.text)) return false;
    if (items.some((item) => item.from <= at && at < item.to)) return false;
    const isWritten = isLatin && isWithNames;
    return pieces.some(
      (piece) =>
        (isWritten
          ? piece.kind === 'unheld' || piece.kind === 'background'
          : piece.kind === 'unheld' && piece.isUnknown === true) &&
        piece.from <= at &&
        at < piece.to,
    );
  };
}
