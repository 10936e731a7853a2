import type { Sentence } from '../reading.ts';
import { aheadOfRefused } from '../words/article-words.ts';
import { alternativeJoints } from '../words/joint-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember, kindOfMember } from './list-members.ts';
import { AVOID } from './roles.ts';

/** Behind the list these turn what was refused: "no pool or gym needed". */
const TURNING = /^(?:withdraw|accept|need|nice|not)[<~]$/;

const MOST = 12;

/**
 * "Strictly no swimming pool or clubhouse", "without a gym, pool or clubhouse": what is refused ahead of a list joined by "or" is each of
 * its members, and no choice between them.
 */
export function listsRefusedAhead(lattice: Lattice, sentence: Sentence): Choice[] {
  return listsAhead(lattice, sentence).flatMap(({ members, turning }) =>
    members.length < 2 || TURNING.test(turning)
      ? []
      : members.map((edge) => ({ edge, role: AVOID })),
  );
}

/** "No gym or pool needed": what need not be there is neither wished for nor refused; in what follows it takes back what was wished. */
export function listsUnneeded(lattice: Lattice, sentence: Sentence): number[] {
  if (lattice.before !== undefined) return [];
  const unneeded = listsAhead(lattice, sentence).filter(({ turning }) => turning === 'need<');
  return lattice.edges.flatMap(({ from, to }, at) =>
    unneeded.some((list) => list.from <= from && to <= list.to) ? [at] : [],
  );
}

/** What stands behind a refusal, joined by "or", with what is said behind it. */
function listsAhead({ edges, context }: Lattice, { tokens }: Sentence) {
  return [...tokens.keys()].flatMap((at) => {
    if (!refusesAhead(context, tokens, at)) return [];
    const members = listBehind(edges, tokens, at + 1);
    const end = members.at(-1)?.edge.to ?? at;
    const [next = '', second = ''] = [end, end + 1].map((behind) => context.kinds[behind]?.text);
    const turning = next === 'filler' ? second : next;
    return [{ from: at + 1, to: end, members: members.map(({ index }) => index), turning }];
  });
}

/** The last word of a refusal that speaks of what follows it; "strictly no" does where nothing stands before it. */
function refusesAhead(
  { kinds }: Lattice['context'],
  tokens: Sentence['tokens'],
  at: number,
): boolean {
  const kind = kinds[at]?.text ?? '';
  if (!REFUSING.has(kind) || kinds[at + 1]?.text === kind) return false;
  if (kind === 'not>') return true;
  let start = at;
  while (kinds[start - 1]?.text === kind) start--;
  return NO.has(tokens[at]?.text ?? '') && !/^[\p{L}\p{M}\d]/u.test(tokens[start - 1]?.text ?? '');
}

const REFUSING: ReadonlySet<string> = new Set(['not>', 'not<']);
const NO: ReadonlySet<string> = new Set(['no', 'not']);

interface Member {
  edge: Edge;
  index: number;
}

/** The members of the list that begins at a token: up to the last that an "or" joins. */
function listBehind(edges: readonly Edge[], tokens: Sentence['tokens'], at: number): Member[] {
  const members: Member[] = [];
  let [start, joined] = [at, 0];
  while (members.length < MOST) {
    while (aheadOfRefused.has(tokens[start]?.text ?? '')) start++;
    const kind = members[0] && kindOfMember(members[0].edge.field);
    const found = edges
      .flatMap((edge, index) =>
        edge.from === start && isNamedMember(edge) ? [{ edge, index }] : [],
      )
      .toSorted((one, other) => other.edge.to - one.edge.to)
      .find(({ edge }) => kind === undefined || kindOfMember(edge.field) === kind);
    if (found === undefined) break;
    members.push(found);
    start = found.edge.to;
    if (tokens[start]?.text === ',') start++;
    const isOr = alternativeJoints.has(tokens[start]?.text ?? '');
    if (isOr) start++;
    else if (tokens[start - 1]?.text !== ',') break;
    if (isOr) joined = members.length + 1;
  }
  return members.slice(0, Math.max(joined, Math.min(members.length, 1)));
}
