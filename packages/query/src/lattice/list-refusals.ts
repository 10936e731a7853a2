import { beginningsOf, lengthAt } from '../phrases.ts';
import type { Field } from '../criteria.ts';
import type { Sentence } from '../reading.ts';
import { betweenListed, noneOfThem, seenAlready, themAll } from '../words/list-refusal-words.ts';
import { refusedBefore } from '../words/refusal-words.ts';
import { outright, refusing } from '../words/stance-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember, kindOfMember } from './list-members.ts';
import { AVOID } from './roles.ts';

/** Fewer are no list: of one thing alone the words beside it tell. */
const LEAST = 2;
const MOST = 12;

/**
 * "Whitefield, Sarjapur, Marathahalli ye sab nahi", "idella beda", "Sobha dekh chuke, unka nahi": each of the list before it is refused, in no doubt.
 */
export function listsRefused({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  const refusals = [noneOfThem, themAll].flatMap((table) => beginningsOf(table, tokens));
  return refusals.flatMap((at) => {
    if (!isRefused(tokens, at)) return [];
    const seen = seenBefore(tokens, at);
    const members = listBefore(edges, tokens, seen ?? at);
    return members.length < (seen === undefined ? LEAST : 1)
      ? []
      : members.map((edge) => ({ edge, role: AVOID }));
  });
}

function isRefused(tokens: Sentence['tokens'], at: number): boolean {
  if (lengthAt(noneOfThem, tokens, at) > 0) return true;
  const all = lengthAt(themAll, tokens, at);
  if (all === 0) return false;
  let next = at + all;
  while (tokens[next]?.text === ',' || outright.has(tokens[next]?.text ?? '')) next++;
  const refusal = Math.max(lengthAt(refusing, tokens, next), lengthAt(refusedBefore, tokens, next));
  return refusal > 0 && !/^[\p{L}\p{M}\d]/u.test(tokens[next + refusal]?.text ?? '');
}

/** Where what was seen begins, right before a token: "Sobha, Prestige dekh chuke, unka nahi". */
function seenBefore(tokens: Sentence['tokens'], at: number): number | undefined {
  let end = at;
  while (betweenListed.has(tokens[end - 1]?.text ?? '')) end--;
  const length = [4, 3, 2, 1].find((back) => lengthAt(seenAlready, tokens, end - back) === back);
  return length === undefined ? undefined : end - length;
}

/** The edges of the list that ends before a token, from right to left; of the readings of one name the longest. */
export function listBefore(
  edges: readonly Edge[],
  tokens: Sentence['tokens'],
  at: number,
): number[] {
  const members: number[] = [];
  let field: Field | undefined;
  let end = at;
  while (members.length < MOST) {
    while (betweenListed.has(tokens[end - 1]?.text ?? '')) end--;
    const found = edges
      .flatMap((edge, index) => (edge.to === end && isNamedMember(edge) ? [{ edge, index }] : []))
      .toSorted((one, other) => one.edge.from - other.edge.from || rank(one) - rank(other))
      .find(({ edge }) => field === undefined || kindOfMember(edge.field) === field);
    if (found === undefined) return members;
    field = kindOfMember(found.edge.field);
    members.push(found.index);
    end = found.edge.from;
  }
  return members;
}

const rank = ({ edge }: { edge: Edge }): number => (edge.field === 'near' ? 1 : 0);
