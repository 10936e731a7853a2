import type { Sentence } from '../reading.ts';
import { addingJoints, softenedJoints } from '../words/joint-words.ts';
import { needVerbs } from '../words/softening-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember } from './list-members.ts';
import { MUST, NICE } from './roles.ts';

const MOST = 12;
/** Of two that only a comma parts the first may be a wish of its own: "badminton court, party hall would be nice". */
const LEAST_PARTED = 3;

/**
 * "Clubhouse, pool, gym idre olledu": the nicety at the end of a clause that is nothing but a list holds for each of it. Where the list goes on
 * from other wishes it holds for the last ones that an "and" joins.
 */
export function listsSoftened(
  { edges, context: { kinds } }: Lattice,
  { tokens }: Sentence,
): Choice[] {
  const members = edges.flatMap((edge, index) =>
    edge.field === 'amenity' && isNamedMember(edge) ? [{ edge, index }] : [],
  );
  return members.flatMap(({ edge }) => {
    if (!isSoftened(edge, kinds, tokens)) return [];
    const { list, needed } = listUpTo(
      edge,
      members.map((one) => one.edge),
      tokens,
    );
    if (needed !== undefined) {
      return members.flatMap((one): Choice[] =>
        one.edge === needed ? [{ edge: one.index, role: MUST }] : [],
      );
    }
    const meant = opensClause(list.at(-1)?.edge.from ?? 0, tokens)
      ? list
      : list.filter(({ isAdded }) => isAdded);
    if (meant.length < 2 || (meant.length < LEAST_PARTED && !meant.every(({ isAdded }) => isAdded)))
      return [];
    return members.flatMap(({ edge: one, index }): Choice[] =>
      meant.some(({ edge: other }) => other === one) ? [{ edge: index, role: NICE }] : [],
    );
  });
}

/** The nicety stands right behind and ends the thought: "park bhi ho to badhiya" speaks of the park alone. */
function isSoftened(
  { to }: Edge,
  kinds: Lattice['context']['kinds'],
  tokens: Sentence['tokens'],
): boolean {
  const kind = kinds[to]?.text ?? '';
  if (kind !== 'nice<' && kind !== 'nice~') return false;
  let end = to;
  while (kinds[end]?.text === kind) end++;
  return kind === 'nice<' || !/^[\p{L}\p{M}\d:]/u.test(tokens[end]?.text ?? '');
}

interface Listed {
  edge: Edge;
  /** Only words for "and" stand between it and the last. */
  isAdded: boolean;
}

/** The members of the list that ends with one, from the last to the first; or the one beside it that has a verb of its own. */
function listUpTo(
  last: Edge,
  members: readonly Edge[],
  tokens: Sentence['tokens'],
): { list: Listed[]; needed?: Edge } {
  const list: Listed[] = [{ edge: last, isAdded: true }];
  let [start, isAdded] = [last.from, true];
  while (list.length < MOST) {
    let end = start;
    while (softenedJoints.has(tokens[end - 1]?.text ?? '')) end--;
    const before = members
      .filter(({ to }) => to === end)
      .toSorted((one, other) => one.from - other.from)[0];
    // “Need a play area, and a park would be nice”: what is needed has a verb of its own.
    if (before === undefined || end === start) break;
    if (isNeeded(before, tokens)) return list.length === 1 ? { list, needed: before } : { list };
    isAdded &&= tokens.slice(end, start).some(({ text }) => addingJoints.has(text));
    list.push({ edge: before, isAdded });
    start = before.from;
  }
  return { list };
}

/** Right behind the verb, or with one word such as an article between. */
function isNeeded({ from }: Edge, tokens: Sentence['tokens']): boolean {
  const text = (back: number) => tokens[from - back]?.text ?? '';
  return needVerbs.has(text(1)) || (/^\p{L}/u.test(text(1)) && needVerbs.has(text(2)));
}

const opensClause = (from: number, tokens: Sentence['tokens']): boolean =>
  from === 0 || stops.has(tokens[from - 1]?.text ?? '');

const stops = new Set(['.', ';', '\n', '!', '?', ':', '(']);
