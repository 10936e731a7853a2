import type { OsmRelation } from './read-pbf.ts';
import type { DrawnEdge } from './write-roads.ts';

/** An edge with the way it is a part of. */
export interface CutEdge extends DrawnEdge {
  way: number;
}

interface ForbiddenTurn {
  from: number;
  via: string;
  to: number;
}

/**
 * The turns that relations forbid (wiki.openstreetmap.org/wiki/Relation:restriction), by the places of their edges: `no_…`
 * forbids one, `only_…` all others. One that is for some vehicles or hours only, goes by way of another street, or does not
 * say clearly from where to where, forbids nothing.
 */
export function forbiddenTurns(
  relations: readonly OsmRelation[],
  edges: readonly CutEdge[],
): ForbiddenTurn[] {
  const at = new Map<string, number[]>();
  edges.forEach(({ from, to }, edge) => {
    for (const node of new Set([from, to])) {
      const here = at.get(node);
      if (here) here.push(edge);
      else at.set(node, [edge]);
    }
  });
  const turns = relations.flatMap(({ tags, members }): ForbiddenTurn[] => {
    const rule = tags.get('restriction') ?? '';
    const one = (role: string, type: 'node' | 'way') => {
      const found = members.filter((member) => member.role === role);
      return found.length === 1 && found[0]?.type === type ? found[0].id : undefined;
    };
    const [from, via, to] = [one('from', 'way'), one('via', 'node'), one('to', 'way')];
    if (from === undefined || via === undefined || to === undefined) return [];
    if (/motorcar|motor_vehicle/.test(tags.get('except') ?? '')) return [];
    const here = at.get(String(via)) ?? [];
    const arrives = (edge: number) => !edges[edge]?.isOneWay || edges[edge].to === String(via);
    const leaves = (edge: number) => !edges[edge]?.isOneWay || edges[edge].from === String(via);
    const [comes, second] = here.filter((edge) => edges[edge]?.way === from && arrives(edge));
    const [goes, other] = here.filter((edge) => edges[edge]?.way === to && leaves(edge));
    if (comes === undefined || goes === undefined || second !== undefined) return [];
    if (other !== undefined) return [];
    const turn = (onto: number) => ({ from: comes, via: String(via), to: onto });
    if (rule.startsWith('no_')) return [turn(goes)];
    if (!rule.startsWith('only_')) return [];
    return here.filter((edge) => edge !== goes && edge !== comes && leaves(edge)).map(turn);
  });
  return [...new Map(turns.map((turn) => [Object.values(turn).join(' '), turn])).values()];
}
