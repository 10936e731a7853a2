import type { Field } from '../criteria.ts';
import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { firmBehind } from '../words/softening-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { MUST, NICE } from './roles.ts';

/** Of these a home may have one or not; that it costs or has so much is firm by itself. */
const FIELDS: ReadonlySet<Field> = new Set<Field>([
  'amenity',
  'facing',
  'near',
  'metroLine',
  'water',
]);

/** A nicety of fewer words may be of something else. */
const LEAST_SOFTENING = 3;
const MOST_FILLERS = 4;
/** "There is a": a copula also opens what is nice. */
const BETWEEN: ReadonlySet<string> = new Set(['filler', 'nice<', 'nice~']);

/**
 * What the words right beside one thing say of how much it is wanted: "terrace garden ideally and a gym for sure", "east facing, if possible,
 * 2bhk", "it would be nice if there is a gym".
 */
export function strengthsTold(
  { edges, before, context: { kinds } }: Lattice,
  { tokens }: Sentence,
): Choice[] {
  if (before !== undefined) return [];
  const kindAt = (at: number) => kinds[at]?.text ?? '';
  return edges.flatMap((edge, at): Choice[] => {
    if (!FIELDS.has(edge.field) || edge.seen !== 'plain' || edge.variant !== 'read') return [];
    if (isFirm(edge, tokens)) return [{ edge: at, role: MUST }];
    const isSoft = isSoftBehindComma(edge, kindAt, tokens) || isSoftAhead(edge, kindAt);
    return isSoft ? [{ edge: at, role: NICE }] : [];
  });
}

/** "Gym for sure", and no "lift must not fail". */
function isFirm({ to }: Edge, tokens: readonly Token[]): boolean {
  const length = lengthAt(firmBehind, tokens, to);
  const next = tokens[to + length]?.text ?? '';
  return length > 0 && next !== 'not' && !denialsBehind.has(next);
}

/** "…, if possible, …": between two signs it speaks of what stands before. */
function isSoftBehindComma(
  { to }: Edge,
  kindAt: (at: number) => string,
  tokens: readonly Token[],
): boolean {
  if (tokens[to]?.text !== ',' || kindAt(to + 1) !== 'nice~') return false;
  let end = to + 1;
  while (kindAt(end) === 'nice~') end++;
  return !/^[\p{L}\p{M}\d]/u.test(tokens[end]?.text ?? '');
}

function isSoftAhead({ from }: Edge, kindAt: (at: number) => string): boolean {
  let at = from;
  while (from - at < MOST_FILLERS && BETWEEN.has(kindAt(at - 1))) at--;
  let start = at;
  while (kindAt(start - 1) === 'nice>') start--;
  return at - start >= LEAST_SOFTENING;
}
