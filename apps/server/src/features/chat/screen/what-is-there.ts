import { placesNamedAt } from '@manemitra/query/places-named';
import type { PhraseTable } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { consistsOf } from './accept.ts';
import { caseEndings, withinWords } from './clause-words.ts';
import { beforeOpeners, whatIsThere } from './form-words.ts';
import { isMarked, isSpoken } from './in-clause.ts';
import { nothingThere } from './nothing-there-words.ts';

/**
 * "What is there in Yelahanka?", "yelahankadalli enide": an area, and nothing else but what there is. It looks for homes there. Gives the
 * areas in the words of a wish; undefined where anything more is said.
 */
export const areasLookedAt = (clause: readonly Token[]): string | undefined =>
  areasBeside(clause, whatIsThere);

/** "Nothing in Banaswadi?": whether there is any there is asked, and the place is not refused. */
export const areasDoubted = (turn: readonly Token[]): string | undefined =>
  isMarked(turn) ? areasBeside(turn.filter(isSpoken), nothingThere) : undefined;

function areasBeside(clause: readonly Token[], phrases: PhraseTable<unknown>): string | undefined {
  const areas: string[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < clause.length; at++) {
    const named = placesNamedAt(clause, at);
    const token = clause[at];
    if (named?.places.some(({ radiusMeters }) => radiusMeters > 0) === true) {
      const words = clause.slice(at, at + named.length).map(({ text }) => text);
      areas.push(words.join(' '));
      at += named.length - 1;
    } else if (token !== undefined) rest.push(token);
  }
  const isAll = areas.length > 0 && consistsOf(rest, phrases, besideThere);
  return isAll ? `in ${areas.join(' or ')}` : undefined;
}

const besideThere = new Set([...beforeOpeners, ...caseEndings, ...withinWords]);
