import type { Sentence } from '../reading.ts';
import { alternativeJoints } from '../words/joint-words.ts';
import { nearBeforeWords } from '../words/near-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { MUST } from './roles.ts';

/**
 * "In Hebbal or Manyata", "ecospace ya bellandur me": what an "or" joins to an area is where the home should be too, whether it is an area
 * itself or a point to be near to.
 */
export function pointsListed(
  { edges, context: { kinds } }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  const chosen = row.flatMap(({ edge, role }) => (role === MUST ? (edges[edge] ?? []) : []));
  const areas = row.filter(({ edge, role }) => {
    const one = edges[edge];
    return role === MUST && one?.field === 'locality' && one.seen === 'plain';
  });
  return edges.flatMap((edge, at): Choice[] => {
    if (edge.field !== 'near' || edge.seen !== 'plain' || edge.variant !== 'read') return [];
    const isTaken = chosen.some((one) => one.from < edge.to && edge.from < one.to);
    const beside = areas.filter((area) => isJoined(edge, edges[area.edge], tokens));
    if (isTaken || beside.length === 0 || isTurned(edge, kinds)) return [];
    return [{ edge: at, role: MUST }, ...beside];
  });
}

const isJoined = (one: Edge, area: Edge | undefined, tokens: Sentence['tokens']): boolean => {
  if (area === undefined) return false;
  const [before, after] = one.from < area.from ? [one, area] : [area, one];
  let start = before.to;
  if (!alternativeJoints.has(tokens[start]?.text ?? '')) return false;
  start++;
  while (start < after.from && nearBeforeWords.has(tokens[start]?.text ?? '')) start++;
  return start === after.from;
};

/** Refused, or only preferred. */
const isTurned = ({ from, to }: Edge, kinds: Lattice['context']['kinds']): boolean =>
  [kinds[from - 1], kinds[to]].some((kind) =>
    /^(?:not|nice|drop|withdraw)[<>~]$/.test(kind?.text ?? ''),
  );
