import type { Token } from '@manemitra/query/token';
import { consistsOf } from './accept.ts';
import { giveVerbs, sends } from './errand-verb-words.ts';
import { has } from './in-clause.ts';
import { besideNext, nextPhrases, paperPhrases } from './page-errand-words.ts';

/** "Next page", "aur dikhao": a turn that says nothing else goes on in the list. */
export const goesOnInList = (tokens: readonly Token[]): boolean =>
  consistsOf(tokens, nextPhrases, besideNext);

/** "Can I get this on paper" asks for a print. */
export const isPutOnPaper = (tokens: readonly Token[]): boolean =>
  has(paperPhrases, tokens) && tokens.some(({ text }) => giveVerbs.test(text) || sends(text));
