import type { Token } from '@manemitra/query/token';
import { shows } from './errand-verb-words.ts';
import { removeVerbs } from './removal-words.ts';
import { textAt } from './in-clause.ts';

/** "Modalnedu tegedu torisi": what is taken out to be shown is opened, and not removed. */
export const isTakenToShow = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => removeVerbs.test(text) && shows(textAt(tokens, at + 1)));
