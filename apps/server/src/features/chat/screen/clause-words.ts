import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { orderWords } from './form-words.ts';
import { ordersByForm } from './verb-forms.ts';

type Phrases = Parameters<typeof lengthAt>[0];

export const textAt = (clause: readonly Token[], at: number): string => clause[at]?.text ?? '';

/** How many words that order begin at a word. */
export const orderAt = (clause: readonly Token[], at: number): number =>
  lengthAt(orderWords, clause, at) || Number(ordersByForm(textAt(clause, at)));

/** Whether a phrase of a table stands anywhere in a clause. */
export const has = (phrases: Phrases, clause: readonly Token[]): boolean =>
  clause.some((_, at) => lengthAt(phrases, clause, at) > 0);
