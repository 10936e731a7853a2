import type { Field } from '../criteria.ts';
import { lengthAt, lengthBefore } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { alternativeJoints } from '../words/joint-words.ts';
import { alsoFine, fine, hearsay, refusedAhead, refusing } from '../words/stance-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { MUST, NICE } from './roles.ts';

/** Of these another may stand beside what is wished for; a home that has no pool is fine too. */
const ACCEPTED: ReadonlySet<Field> = new Set<Field>(['locality', 'water', 'facing', 'approver']);

/**
 * The row with what is called fine beside another of its kind, and would else say nothing: "Cauvery preferred, borewell ok", "mathikere
 * also ok". It is welcome.
 */
export function withAccepted(
  { edges, before }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  if (before !== undefined) return [...row];
  const chosen = row.flatMap(({ edge }) => edges[edge] ?? []);
  const accepted = edges.flatMap((edge, at): Choice[] => {
    const { field, seen, variant, from, to } = edge;
    const isWhole = seen === 'plain' && variant === 'read' && ACCEPTED.has(field);
    const isBeside = chosen.some((one) => one.field === field);
    const isFree = chosen.every((one) => one.to <= from || to <= one.from);
    if (!isWhole || !isBeside || !isFree || !isLongest(edge, edges)) return [];
    return isFine(tokens, from, to) ? [{ edge: at, role: NICE }] : [];
  });
  const start = ({ edge }: Choice) => edges[edge]?.from ?? 0;
  return [...row, ...accepted].toSorted((one, other) => start(one) - start(other));
}

function isFine(tokens: Sentence['tokens'], from: number, to: number): boolean {
  if (lengthBefore(refusedAhead, tokens, from) > 0) return false;
  if (lengthAt(refusing, tokens, from - 1) === 1) return false;
  const also = lengthAt(alsoFine, tokens, to);
  const length = lengthAt(fine, tokens, to + also);
  const next = tokens[to + also + length]?.text ?? '';
  return length > 0 && !hearsay.has(next) && !denialsBehind.has(next);
}

/** Of two readings of the same words the first counts. */
const isLongest = (edge: Edge, edges: readonly Edge[]): boolean =>
  edges.every(
    (one, at) =>
      one === edge ||
      one.seen !== 'plain' ||
      one.to <= edge.from ||
      edge.to <= one.from ||
      one.to - one.from < edge.to - edge.from ||
      (one.to - one.from === edge.to - edge.from && at > edges.indexOf(edge)),
  );

/** "2 bhk or 3 bhk no issue": of a list what is behind it takes nothing back. */
export const eitherFine = (
  { edges, context: { kinds } }: Lattice,
  { tokens }: Sentence,
): Choice[] =>
  edges.flatMap(({ from, to, wishes: [wish] }, edge) =>
    wish?.field === 'bhk' &&
    'in' in wish.value &&
    wish.value.in.length > 1 &&
    tokens.slice(from, to).some(({ text }) => alternativeJoints.has(text)) &&
    FINE.test(kinds[to]?.text ?? '')
      ? [{ edge, role: MUST }]
      : [],
  );

const FINE = /^(?:withdraw|accept)[<~]$/;
