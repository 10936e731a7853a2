import type { Field } from '../criteria.ts';
import { beginningsOf, lengthAt, type PhraseTable } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Span } from '../token.ts';
import { relatives } from '../words/postposition-words.ts';
import {
  henceWithout,
  needsItNot,
  outBehind,
  refusesIt,
  refusesThat,
  takenAhead,
} from '../words/list-refusal-words.ts';
import { membersOf } from './before.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember } from './list-members.ts';
import { AVOID, DROP, NICE } from './roles.ts';

/**
 * "I told you Lingarajapuram but … leave that one out": the place, project or builder named last is refused, or goes from what was
 * asked before. Where it is said to be fine nothing stands for it.
 */
export function refusedByPronoun({ edges, before }: Lattice, { tokens }: Sentence): Choice[] {
  const isBesideIt = (edge: Edge) =>
    isNameOf(edge) &&
    edges.every(
      ({ field, seen, from }) => seen !== 'plain' || field === edge.field || from < edge.to,
    );
  const refused = [
    ...lastNamed(edges, tokens, { words: refusesIt, isMember: isNameOf }),
    ...lastNamed(edges, tokens, { words: refusesThat, isMember: isBesideIt, most: NEAR }),
    ...lastNamed(edges, tokens, { words: henceWithout, isMember: isAmenity }),
    ...edges.flatMap((edge, at) => (isNameOf(edge) && isTakenOut(edge, tokens) ? [at] : [])),
  ];
  return refused.map((edge): Choice => {
    const [wish] = edges[edge]?.wishes ?? [];
    const members = wish === undefined ? [] : membersOf(wish);
    const isKnown = members.length > 0 && members.every((one) => before?.members.has(one));
    return { edge, role: isKnown ? DROP : AVOID };
  });
}

/** "Keep Varthur out of it". */
export const isTakenOut = ({ from, to }: Span, tokens: Sentence['tokens']): boolean =>
  takenAhead.has(tokens[from - 1]?.text ?? '') && lengthAt(outBehind, tokens, to) > 0;

const isAmenity = (edge: Edge): boolean => edge.field === 'amenity' && isNamedMember(edge);

/** So many words stand between what is named and "not that one" at most. */
const NEAR = 5;

const isNameOf = (edge: Edge): boolean =>
  (PLACES_AND_BUILDERS.has(edge.field) && isNamedMember(edge)) ||
  (edge.field === 'project' && edge.variant === 'read');

const PLACES_AND_BUILDERS: ReadonlySet<Field> = new Set(['locality', 'promoter']);

/** "A facility for senior citizens, though I will not insist on the latter": what was named last is only nice. */
export function softenedByPronoun({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  return lastNamed(edges, tokens, { words: needsItNot, isMember: isNamedMember }).map((edge) => ({
    edge,
    role: NICE,
  }));
}

/** Words that stand for what was named, and how many words may lie between the two. */
interface Pointing {
  words: PhraseTable<unknown>;
  isMember: (edge: Edge) => boolean;
  most?: number;
}

/** The edges of what was named last before such words, with all its words. */
function lastNamed(
  edges: readonly Edge[],
  tokens: Sentence['tokens'],
  { words, isMember, most = Infinity }: Pointing,
): number[] {
  return beginningsOf(words, tokens).flatMap((at) => {
    const named = edges.filter((edge) => edge.to <= at && isMember(edge));
    const end = Math.max(...named.map(({ to }) => to));
    if (at - end > most) return [];
    // "Sarjapur Road me, par jo jagah doob jaati hai woh mat dikhana" speaks of another.
    if (tokens.slice(Math.max(0, end), at).some(({ text }) => relatives.has(text))) return [];
    const from = Math.min(...named.flatMap((edge) => (edge.to === end ? [edge.from] : [])));
    return named
      .filter((edge) => edge.to === end && edge.from === from)
      .map((edge) => edges.indexOf(edge));
  });
}
