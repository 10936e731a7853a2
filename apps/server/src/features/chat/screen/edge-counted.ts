import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { PlaceAt } from './edge-places.ts';
import { fromEdges, joinsFew } from './edge-words.ts';
import { collectiveOf, ordinalOf } from './place-words.ts';
import { countsHomes } from './ordinal-words.ts';
import { textAt } from './in-clause.ts';

/** "Dono pehle wale", "pehle wale dono", "both of the top ones": as many as a collective says, at one end of the list. */
export function fewAtEdge(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const own = collectiveOf(textAt(tokens, at));
  const edge = own === undefined ? at : past(tokens, at + 1, (text) => joinsFew.has(text));
  const ordinal = ordinalOf(textAt(tokens, edge));
  if (ordinal === undefined || Math.abs(ordinal) !== 1 || countsFrom(tokens) !== undefined)
    return undefined;
  const behind = past(tokens, edge + 1, (text) => countsHomes(text) !== undefined);
  // "First and second, both" calls each by its place.
  if (tokens.slice(behind).some(({ text }) => ordinalOf(text) !== undefined)) return undefined;
  const count = own ?? collectiveOf(textAt(tokens, behind));
  if (count === undefined) return undefined;
  const places = Array.from({ length: count }, (_, of) => (ordinal < 0 ? of - count : of));
  return { places, length: (own === undefined ? behind + 1 : behind) - at };
}

/** "Third from the bottom", "upar se teesra": from which end a turn counts, and the words that say so. */
export function countsFrom(
  tokens: readonly Token[],
): { at: number; length: number; isEnd: boolean } | undefined {
  for (const at of tokens.keys()) {
    const found = phraseAt(fromEdges, tokens, at);
    if (found !== undefined) return { at, length: found.length, isEnd: found.value === 'end' };
  }
  return undefined;
}

/** The first token from `from` on that is not of these. */
function past(tokens: readonly Token[], from: number, isOf: (text: string) => boolean): number {
  const end = tokens.slice(from).findIndex(({ text }) => !isOf(text));
  return end === -1 ? tokens.length : from + end;
}
