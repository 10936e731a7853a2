import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { wordSet } from '@manemitra/query/tokens';
import { orderWords } from './form-words.ts';
import { ordersByForm } from './verb-form-words.ts';

type Phrases = Parameters<typeof lengthAt>[0];

export const textAt = (clause: readonly Token[], at: number): string => clause[at]?.text ?? '';

/** How many words that order begin at a word. */
export const orderAt = (clause: readonly Token[], at: number): number =>
  lengthAt(orderWords, clause, at) || Number(ordersByForm(textAt(clause, at)));

/** Whether a phrase of a table stands anywhere in a clause. */
export const has = (phrases: Phrases, clause: readonly Token[]): boolean =>
  clause.some((_, at) => lengthAt(phrases, clause, at) > 0);

/** "Which has a gym", of those that are looked for, and "we have a dog". */
export const whoseForm =
  /^(?:jo|jis.*|jin.*|जो|जिस.*|जिन.*|hamar[ea]i?|mer[aei]|mujhe|hume|mere|हमारे|मेरे|मुझे|हमें)$/u;

export const nobodyWords = wordSet('me us it that this please pls na ji do');

export const caseEndings = wordSet('alli li nalli dalli ge hatra hattira ಅಲ್ಲಿ ಗೆ ಹತ್ತಿರ');
