import type { Token } from '@manemitra/query/token';
import { countsHomes } from './ordinal-words.ts';
import { textAt } from './in-clause.ts';

export const besideAt = (tokens: readonly Token[], at: number): number =>
  countsHomes(textAt(tokens, at)) === undefined ? 0 : 1;
