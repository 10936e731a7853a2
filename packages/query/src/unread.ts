import { householdsIn } from './household.ts';
import { parkingCountsIn } from './parking-counts.ts';
import type { Piece, Sentence } from './reading.ts';
import { wholeThought } from './whole-thought.ts';
import { genitives } from './words/postposition-words.ts';
import { clingingWords, ordinaryNouns } from './words/unheld-words.ts';

/** Words that carried meaning and that no field holds, as they were written, without repeats. */
export function unreadWords(read: readonly Piece[], sentence: Sentence): string[] {
  const pieces = withHouseholds(read, sentence);
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'unheld') {
      if (open === undefined) {
        open = { from: openingToken(pieces, index, sentence), to: piece.to };
        groups.push(open);
      }
      open.to = closingToken(pieces, index, sentence);
    } else if (!continues(pieces, index)) {
      open = undefined;
    }
  }
  const counts = parkingCountsIn(pieces, sentence.tokens);
  const whole = groups.map((group) =>
    counts.some((count) => isBeside(group, count)) ? group : wholeThought(group, sentence),
  );
  const texts = withCounts(aroundAmenities(whole, pieces), counts).map(({ from, to }) =>
    textOf(sentence, from, to),
  );
  return [...new Set(texts)].filter((text) => /[\p{L}\d]/u.test(text));
}

/** "private pool on the deck": what is said on both sides of one thing is told with it. */
function aroundAmenities(groups: readonly Group[], pieces: readonly Piece[]): Group[] {
  const joined = [...groups];
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'wish' || piece.wishes.some(({ field }) => field !== 'amenity')) continue;
    let behind = at + 1;
    while (pieces[behind]?.kind === 'filler' && behind - at <= MOST_FILLERS) behind++;
    const before = joined.findIndex(({ to }) => to === piece.from);
    const after = joined.findIndex(({ from }) => from === pieces[behind]?.from && behind > at + 1);
    const [one, other] = [joined[before], joined[after]];
    if (one !== undefined && other !== undefined)
      joined.splice(before, after - before + 1, { from: one.from, to: other.to });
  }
  return joined;
}

const MOST_FILLERS = 3;

/** The words of a count in their place, together with what of them was not used anyway. */
function withCounts(groups: readonly Group[], counts: readonly Group[]): Group[] {
  const others = groups.filter((group) => !counts.some((count) => isBeside(group, count)));
  const whole = counts.map((count) => {
    const parts = [count, ...groups.filter((group) => isBeside(group, count))];
    return {
      from: Math.min(...parts.map(({ from }) => from)),
      to: Math.max(...parts.map(({ to }) => to)),
    };
  });
  return [...others, ...whole].toSorted((a, b) => a.from - b.from);
}

const isBeside = (one: Group, other: Group) => one.from < other.to && other.from < one.to;

/** Who will live there is said in words that are read over; where none of them was used, they were not. */
function withHouseholds(pieces: readonly Piece[], { tokens }: Sentence): readonly Piece[] {
  let told = pieces;
  for (const { from, to } of householdsIn(tokens)) {
    const first = told.findIndex((piece) => piece.to > from);
    const last = told.findLastIndex((piece) => piece.from < to);
    const inside = told.slice(first, last + 1);
    const [opening, closing] = [inside[0], inside.at(-1)];
    if (opening === undefined || closing === undefined || !inside.every(isReadOver)) continue;
    const [start, end] = [opening.from, closing.to];
    const one: Piece = {
      kind: 'unheld',
      length: end - start,
      from: start,
      to: end,
    };
    told = told.toSpliced(first, inside.length, one);
  }
  return told;
}

function isReadOver({ kind }: Piece): boolean {
  return kind === 'filler' || kind === 'unheld';
}

interface Group {
  from: number;
  to: number;
}

function textOf({ text, tokens }: Sentence, from: number, to: number): string {
  return text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? text.length);
}

/** Fillers, "and" and "or" between unread words belong to the same thought. */
function continues(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind === 'filler') return true;
  return piece?.kind === 'joint' && (piece.joint === 'and' || piece.joint === 'or');
}

/** A "not", and a "near" before an everyday noun, are part of what could not be read. */
function openingToken(pieces: readonly Piece[], index: number, { tokens }: Sentence): number {
  const first = pieces[index]?.from ?? 0;
  let from = first;
  const isEveryday = ordinaryNouns.has(tokens[first]?.text ?? '');
  for (let before = index - 1; before >= 0; before--) {
    const piece = pieces[before];
    if (piece?.kind === 'marker' && piece.marker.role === 'not' && piece.side === 'after') {
      return piece.from;
    }
    if (piece?.kind !== 'filler') break;
    const word = tokens[piece.from]?.text ?? '';
    if (!isWord(word)) break;
    if (isEveryday && clingingWords.has(word)) from = piece.from;
  }
  return from;
}

function isWord(text: string): boolean {
  return /^[\p{L}\d]/u.test(text);
}

/** "higher floor preferred", "lake nahi", "corner ka mile to badhiya": a marker right behind unread words speaks about them. */
function closingToken(pieces: readonly Piece[], index: number, { tokens }: Sentence): number {
  const isLink = genitives.has(tokens[pieces[index]?.to ?? 0]?.text ?? '');
  const next = pieces[index + (isLink ? 2 : 1)];
  const own = pieces[index]?.to ?? 0;
  if (next?.kind !== 'marker') return own;
  // "corner if possible, pool": what may be said of either side is of this one where nothing else follows.
  const isAlone = next.side === 'either' && !/^[\p{L}\p{M}\d]/u.test(tokens[next.to]?.text ?? '');
  return next.side === 'before' || isAlone ? next.to : own;
}
