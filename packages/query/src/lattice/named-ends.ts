import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { MUST } from './roles.ts';

/** Of less than a third of the most it is no least of the price: "1.2 cr max, min 20 lakhs down". */
const LEAST_PART = 1 / 3;

/** "1.2cr max 3bhk hebbal, min 90 lakhs": a most and a least that are both called so, apart from each other, are the two ends of one range. */
export function endsNamed({ edges, context: { kinds } }: Lattice): Choice[] {
  const ends = edges.flatMap((edge, at) => (isEnd(edge) ? [{ edge, at }] : []));
  const [most, ...otherMosts] = ends.filter(({ edge }) => valueOf(edge)?.max !== undefined);
  const [least, ...otherLeasts] = ends.filter(({ edge }) => valueOf(edge)?.min !== undefined);
  if (most === undefined || least === undefined) return [];
  if (otherMosts.length > 0 || otherLeasts.length > 0) return [];
  const [high, low] = [valueOf(most.edge)?.max ?? 0, valueOf(least.edge)?.min ?? 0];
  if (low >= high || low < high * LEAST_PART) return [];
  const isTurned = [most.edge, least.edge].some(({ from, to }) =>
    [kinds[from - 1], kinds[to]].some((kind) =>
      /^(?:not|drop|withdraw|nice|accept)[<>~]$/.test(kind?.text ?? ''),
    ),
  );
  return isTurned ? [] : [most, least].map(({ at }) => ({ edge: at, role: MUST }));
}

/** A bound that is said, and not filled in. */
const isEnd = ({ seen, variant, wishes: [wish] }: Edge): boolean =>
  seen === 'plain' &&
  variant === 'read' &&
  wish?.field === 'price' &&
  wish.isBound === true &&
  wish.assumed === undefined &&
  (wish.value.min === undefined) !== (wish.value.max === undefined);

const valueOf = ({ wishes: [wish] }: Edge) => (wish?.field === 'price' ? wish.value : undefined);
