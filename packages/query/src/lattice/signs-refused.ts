import type { Sentence } from '../reading.ts';
import { isLeavingSign } from '../token.ts';
import { denialsBehind, deniersAhead } from '../words/denial-words.ts';
import { alternativeJoints } from '../words/joint-words.ts';
import { deniedLimits } from '../words/limit-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { AVOID } from './roles.ts';

/**
 * "3bhk whitefield -sobha -prestige": as in any box for a search a sign right before a word leaves it out. A place alone is left out of nothing:
 * "3bhk -whitefield" is written for "3bhk - whitefield", and so is each sign where one stands before a number.
 */
export function refusedBySign({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  const signs = [...tokens.keys()].filter((at) => isLeavingSign(tokens, at));
  if (signs.some((at) => /^\d/.test(tokens[at + 1]?.text ?? ''))) return [];
  const isOut = ({ from }: Edge) => signs.includes(from - 1);
  const hasPlace = edges.some((edge) => PLACES.has(edge.field) && isWhole(edge) && !isOut(edge));
  return edges.flatMap((edge, at) =>
    isOut(edge) && isNamed(edge) && isWhole(edge) && (hasPlace || !PLACES.has(edge.field))
      ? [{ edge: at, role: AVOID }]
      : [],
  );
}

/** "Independent house (flat beda)", "(no plots)": all that stands in the brackets is that it is refused. */
export function refusedInBrackets({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  const text = (at: number) => tokens[at]?.text ?? '';
  const isRefused = ({ from, to }: Edge) =>
    (text(from - 1) === '(' && denialsBehind.has(text(to)) && text(to + 1) === ')') ||
    (text(from - 2) === '(' && deniersAhead.has(text(from - 1)) && text(to) === ')');
  return edges.flatMap((edge, at) =>
    isNamed(edge) && isWhole(edge) && isRefused(edge) ? [{ edge: at, role: AVOID }] : [],
  );
}

/** "Nothing above 1 cr or still being built": what is joined to a limit that refuses is refused as well. */
export function refusedBesideLimit({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  const ends = edges.flatMap(({ field, from, to }) =>
    LIMITED.has(field) &&
    deniedLimits.has(tokens[from]?.text ?? '') &&
    alternativeJoints.has(tokens[to]?.text ?? '')
      ? [to + 1]
      : [],
  );
  return edges.flatMap((edge, at) =>
    ends.some((end) => end <= edge.from && edge.from <= end + 1) && isNamed(edge) && isWhole(edge)
      ? [{ edge: at, role: AVOID }]
      : [],
  );
}

const isWhole = ({ seen, variant }: Edge): boolean => seen === 'plain' && variant === 'read';
const isNamed = ({ wishes }: Edge): boolean =>
  wishes.every(
    ({ value }) =>
      'in' in value || 'id' in value || 'status' in value || 'place' in value || 'slug' in value,
  );

const PLACES: ReadonlySet<Edge['field']> = new Set<Edge['field']>(['locality', 'near']);
const LIMITED: ReadonlySet<Edge['field']> = new Set<Edge['field']>(['price', 'area']);
