import type { Piece, Sentence } from './reading.ts';
import { clingingWords, ordinaryNouns } from './words/unheld-words.ts';

/** Words that carried meaning and that no field holds, as they were written, without repeats. */
export function unreadWords(pieces: readonly Piece[], sentence: Sentence): string[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'unheld') {
      if (open === undefined) {
        open = { from: openingToken(pieces, index, sentence), to: piece.to };
        groups.push(open);
      }
      open.to = closingToken(pieces, index);
    } else if (!continues(pieces, index)) {
      open = undefined;
    }
  }
  const texts = groups.map(({ from, to }) => textOf(sentence, from, to));
  return [...new Set(texts)].filter((text) => /[\p{L}\d]/u.test(text));
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

/** "higher floor preferred", "lake nahi": a marker right behind unread words speaks about them. */
function closingToken(pieces: readonly Piece[], index: number): number {
  const next = pieces[index + 1];
  const own = pieces[index]?.to ?? 0;
  return next?.kind === 'marker' && next.side === 'before' ? next.to : own;
}
