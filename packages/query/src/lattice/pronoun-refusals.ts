import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { needsItNot, refusesIt } from '../words/list-refusal-words.ts';
import { membersOf } from './before.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember } from './list-members.ts';
import { AVOID, DROP, NICE } from './roles.ts';

/**
 * "I told you Lingarajapuram but … leave that one out": the place named last is refused, or goes from what was asked before. Where that
 * place is said to be fine nothing stands for it.
 */
export function refusedByPronoun({ edges, before }: Lattice, { tokens }: Sentence): Choice[] {
  return [...tokens.keys()].flatMap((at): Choice[] => {
    if (lengthAt(refusesIt, tokens, at) === 0) return [];
    const named = edges.filter((edge) => edge.to <= at && isPlace(edge));
    const end = Math.max(...named.map(({ to }) => to));
    const from = Math.min(...named.flatMap((edge) => (edge.to === end ? [edge.from] : [])));
    return edges.flatMap((edge, index): Choice[] => {
      if (!isPlace(edge) || edge.to !== end || edge.from !== from) return [];
      const [wish] = edge.wishes;
      const members = wish === undefined ? [] : membersOf(wish);
      const isKnown = members.length > 0 && members.every((one) => before?.members.has(one));
      return [{ edge: index, role: isKnown ? DROP : AVOID }];
    });
  });
}

const isPlace = (edge: Edge): boolean => edge.field === 'locality' && isNamedMember(edge);

/** "A facility for senior citizens, though I will not insist on the latter": what was named last is only nice. */
export function softenedByPronoun({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  return [...tokens.keys()].flatMap((at): Choice[] => {
    if (lengthAt(needsItNot, tokens, at) === 0) return [];
    const named = edges.filter((edge) => edge.to <= at && isNamedMember(edge));
    const end = Math.max(...named.map(({ to }) => to));
    const from = Math.min(...named.flatMap((edge) => (edge.to === end ? [edge.from] : [])));
    return edges.flatMap((edge, index): Choice[] =>
      isNamedMember(edge) && edge.to === end && edge.from === from
        ? [{ edge: index, role: NICE }]
        : [],
    );
  });
}
