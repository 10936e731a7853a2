import { placesNamedAt } from '@manemitra/query/places-named';
import type { Token } from '@manemitra/query/token';
import { consistsOf } from './accept.ts';
import { caseEndings } from './clause-words.ts';
import { beforeOpeners, whatIsThere } from './form-words.ts';

/**
 * "What is there in Yelahanka?", "yelahankadalli enide": an area, and nothing else but what there is. It looks for homes there. Gives the
 * areas in the words of a wish; undefined where anything more is said.
 */
export function areasLookedAt(clause: readonly Token[]): string | undefined {
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
  const isAll = areas.length > 0 && consistsOf(rest, whatIsThere, besideThere);
  return isAll ? `in ${areas.join(' or ')}` : undefined;
}

const besideThere = new Set([...beforeOpeners, ...caseEndings]);
