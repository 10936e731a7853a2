import { lengthAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { englishColours, lineColours, lineWords, metroWords } from '../words/metro-words.ts';
import type { Edge } from './edges.ts';

/** The edges without a line of the metro that only sounds in a name: "hari om". A colour of Hindi or Kannada is one where a line is spoken of. */
export const withoutHeardStrays = (edges: readonly Edge[], tokens: readonly Token[]): Edge[] =>
  edges.filter((edge) => !isColourAlone(edge, tokens));

function isColourAlone({ field, from, to, seen }: Edge, tokens: readonly Token[]): boolean {
  if (field !== 'metroLine' || to !== from + 1 || seen === 'before') return false;
  const isColour = lengthAt(lineColours, tokens, from) === 1;
  if (!isColour || englishColours.has(tokens[from]?.text ?? '')) return false;
  return !tokens.some((_, at) => SPOKEN.some((words) => lengthAt(words, tokens, at) > 0));
}

const SPOKEN = [metroWords, lineWords];
