import { everyPhrase, lengthAt, list, phraseSet } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { membersOf } from './before.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember } from './list-members.ts';
import { ROLES } from './roles.ts';

const NICE = ROLES.indexOf('nice');
const AVOID = ROLES.indexOf('avoid');
const DROP = ROLES.indexOf('drop');

/** Refuses the place that was named last, by a word that stands for it. */
const refusesIt = phraseSet(
  list(`
    leave that one; leave that one out; leave that out; leave it out; keep that one out; keep that out; keep it out; take that one out; take that out;
    take it out; cut that one out; cut that out; cut it out; skip that one; skip that; skip it; drop that one; remove that one; strike that one; strike it off; avoid that one; not that one; not that area;
    usko chhodo; usko chodo; usko chhod do; usko hatao; usko hata do; use hata do; wo wala nahi; woh wala nahi;
    adanna bidi; adanna bittbidi; adu bittbidi; adanna tegi; adanna tegedu bidi; उसे छोड़ो; उसको छोड़ो; उसे हटा दो; उसको हटा दो; ಅದನ್ನ ಬಿಡಿ; ಅದನ್ನು ಬಿಡಿ; ಅದನ್ನ ತೆಗೆಯಿರಿ
  `),
);

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

/** Says of what was named last that it need not be. */
const needsItNot = phraseSet(
  everyPhrase(
    list(`
      not insist on; wont insist on; wouldnt insist on; dont insist on; not insisting on; not particular about; not fussy about; not rigid on; not rigid about; not strict about; flexible on; flexible about
    `),
    list(
      `the latter; the last; the last one; the last part; the second; the second one; that; that one; that part; it`,
    ),
  ),
);

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
