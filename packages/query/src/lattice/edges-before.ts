import type { Field } from '../criteria.ts';
import type { Piece, Sentence, Wish } from '../reading.ts';
import { demonstratives, fieldWords } from '../words/field-words.ts';
import type { Before } from './before.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { meaningOf } from './edges.ts';
import type { Edge } from './edges.ts';

/** How such an edge was seen and made. */
export const MENTION = 'before';

const called = new SoundIndex<Field>([...phrasesOf(fieldWords, (field) => field)]);

/**
 * What the sentence before wanted, where this one only calls it by its kind: "facing doesn't matter any more" speaks of the east that
 * was asked for. What is said of it, that it stays or goes, is decided like the role of any other edge.
 */
export function edgesBefore(
  { tokens }: Sentence,
  before: Before | undefined,
  pieces: readonly Piece[],
): Edge[] {
  if (before === undefined) return [];
  // "Increase the budget by 10 lakh" says by itself what becomes of it.
  const changes = pieces.filter(({ kind }) => kind === 'change');
  const isInChange = (at: number) => changes.some(({ from, to }) => from <= at && at < to);
  // "Green line" says which line, and does not only call it by its kind.
  const isSaid = (at: number, field: Field) =>
    pieces.some(
      (piece) =>
        piece.kind === 'wish' &&
        piece.to - piece.from > 1 &&
        piece.from <= at &&
        at < piece.to &&
        piece.wishes.some((wish) => wish.field === field && field === 'metroLine'),
    );
  // "Not Koramangala, I have seen that place under water" points back at what this sentence itself says.
  const isPointed = (at: number, field: Field) =>
    demonstratives.has(tokens[at - 1]?.text ?? '') &&
    pieces.some(
      (piece) =>
        piece.kind === 'wish' && piece.to < at && piece.wishes.some((wish) => wish.field === field),
    );
  return tokens.flatMap((_, from) =>
    (isInChange(from) ? [] : heardAt(called, tokens, from)).flatMap(({ value: field, length }) => {
      const wishes = before.wanted.filter((wish) => wish.field === field || isMetroOf(wish, field));
      return wishes.length === 0 ||
        isPointed(from, field) ||
        (isSaid(from, field) && wishes.every((one) => one.field === field))
        ? []
        : [
            {
              from,
              to: from + length,
              wishes,
              meaning: meaningOf(wishes),
              field: wishes[0]?.field ?? field,
              variant: MENTION,
              seen: MENTION,
            },
          ];
    }),
  );
}

/** A station that is to be near is the metro too. */
const isMetroOf = (wish: Wish, field: Field): boolean =>
  field === 'metroLine' && wish.field === 'near' && wish.value.place.endsWith('-metro');
