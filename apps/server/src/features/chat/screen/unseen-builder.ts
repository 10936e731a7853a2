import { interpret } from '@manemitra/query/interpret';
import type { Token } from '@manemitra/query/token';
import type { Meant } from './meant.ts';
import { saysWhichHomes } from './searched-in.ts';
import type { Turn } from './turn.ts';
import { oneWords } from './ordinal-words.ts';

/** "The Assetz one", where none by Assetz is seen: a builder points like a place in the list, and the one that is meant is asked for. */
export function unseenBuilder(
  tokens: readonly Token[],
  {
    request: { today, previous },
    alone,
    shown,
    names,
  }: Pick<Turn, 'request' | 'alone' | 'shown' | 'names'>,
): Meant | undefined {
  // "Sarjapur li Godrej du hosa project ideya" looks for homes, and so does who has searched for none yet.
  const isFirst = shown.kind === 'other' && previous === undefined;
  if (saysWhichHomes(alone) || isFirst) return undefined;
  const at = tokens.findIndex(({ text }) => oneWords.has(text));
  const word = tokens[at - 1];
  if (word === undefined || !/^[\p{L}\p{M}]{3}/u.test(word.text)) return undefined;
  const [by, ...others] = interpret(`by ${word.text}`, { today, names }).constraints;
  if (by?.field !== 'promoter' || others.length > 0) return undefined;
  return {
    projects: [],
    isAll: false,
    isDefinite: true,
    spans: [[at - 1, at + 1]],
    missing: `None ${by.label.charAt(0).toLowerCase()}${by.label.slice(1)} is shown. Which one do you mean?`,
  };
}
