import { lengthAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { englishColours, lineColours, lineWords, metroWords } from '../words/metro-words.ts';
import { alsoVerbs, helpedByDo, joiningRooms } from '../words/room-change-words.ts';
import type { Edge } from './edges.ts';

/** The edges without what only sounds like a wish: a line of the metro in a name ("hari om"), two rooms in a verb ("mita do", "I do not"). */
export const withoutHeardStrays = (edges: readonly Edge[], tokens: readonly Token[]): Edge[] =>
  edges.filter((edge) => !isColourAlone(edge, tokens) && !isVerb(edge, tokens));

/** "Do" is two in Hindi; it orders at the end of a clause, and helps a verb of English before a denial or a person. */
function isVerb({ field, from, to }: Edge, tokens: readonly Token[]): boolean {
  if (field !== 'bhk' || to !== from + 1 || !alsoVerbs.has(tokens[from]?.text ?? '')) return false;
  const [before, next] = [tokens[from - 1]?.text ?? '', tokens[to]?.text ?? ''];
  const isLast = next === '' || /^[,.;!?\n]$/u.test(next);
  return helpedByDo.has(next) || (isLast && /^\p{L}{3}/u.test(before) && !joiningRooms.has(before));
}

/** A colour of Hindi or Kannada is a line only where one is spoken of. */
function isColourAlone({ field, from, to, seen }: Edge, tokens: readonly Token[]): boolean {
  if (field !== 'metroLine' || to !== from + 1 || seen === 'before') return false;
  const isColour = lengthAt(lineColours, tokens, from) === 1;
  if (!isColour || englishColours.has(tokens[from]?.text ?? '')) return false;
  return !tokens.some((_, at) => SPOKEN.some((words) => lengthAt(words, tokens, at) > 0));
}

const SPOKEN = [metroWords, lineWords];
