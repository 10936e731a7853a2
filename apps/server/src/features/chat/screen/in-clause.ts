import { lengthAt, type PhraseTable } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { orderWords } from './form-words.ts';
import { ordersByForm } from './verb-form-words.ts';

/* What stands in a clause. */

export const textAt = (clause: readonly Token[], at: number): string => clause[at]?.text ?? '';

/** It is no sign. */
export const isSpoken = ({ text }: Token): boolean => /[\p{L}\p{N}]/u.test(text);

/** Parts clauses. */
export const isSign = ({ text }: Token): boolean => /^[,.;:!?]$/.test(text);

/** Whether a question mark stands anywhere. */
export const isMarked = (clause: readonly Token[]): boolean =>
  clause.some(({ text }) => text === '?');

/** Whether a phrase of a table stands anywhere in a clause. */
export const has = (phrases: PhraseTable<unknown>, clause: readonly Token[]): boolean =>
  clause.some((_, at) => lengthAt(phrases, clause, at) > 0);

/** Where the phrases of a table stand, `[from, to)` each. */
export const spansOf = (
  phrases: PhraseTable<unknown>,
  clause: readonly Token[],
): (readonly [number, number])[] =>
  clause.flatMap((_, at) => {
    const length = lengthAt(phrases, clause, at);
    return length === 0 ? [] : [[at, at + length] as const];
  });

/** Where the first phrase of a table stands; -1 where none does. */
export const placeOf = (phrases: PhraseTable<unknown>, clause: readonly Token[]): number =>
  clause.findIndex((_, at) => lengthAt(phrases, clause, at) > 0);

/** How many words that order begin at a word. */
export const orderAt = (clause: readonly Token[], at: number): number =>
  lengthAt(orderWords, clause, at) || Number(ordersByForm(textAt(clause, at)));
