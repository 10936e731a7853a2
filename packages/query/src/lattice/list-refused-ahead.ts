import type { Sentence } from '../reading.ts';
import { aheadOfRefused } from '../words/article-words.ts';
import { alternativeJoints } from '../words/joint-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember, kindOfMember } from './list-members.ts';
import { ROLES } from './roles.ts';

const AVOID = ROLES.indexOf('avoid');

/** Behind the list these turn what was refused: "no pool or gym needed". */
const TURNING = /^(?:withdraw|accept|need|nice|not)[<~]$/;

const MOST = 12;

/**
 * "Strictly no swimming pool or clubhouse", "without a gym, pool or clubhouse": what is refused ahead of a list joined by "or" is each of
 * its members, and no choice between them.
 */
export function listsRefusedAhead(lattice: Lattice, sentence: Sentence): Choice[] {
  return listsAhead(lattice, sentence)
    .filter(({ turning }) => turning === undefined)
    .flatMap(({ members }) => members.map((edge) => ({ edge, role: AVOID })));
}

/** The members of lists that are only not needed, and so no wish: "no gym or pool needed". */
export function listsUnneeded(lattice: Lattice, sentence: Sentence): number[] {
  return listsAhead(lattice, sentence)
    .filter(({ turning }) => turning === 'need<')
    .flatMap(({ members }) => members);
}

/** Lists behind a refusal, each with the word behind it that turns the refusal. */
function listsAhead(
  { edges, context }: Lattice,
  { tokens }: Sentence,
): { members: number[]; turning?: string }[] {
  return [...tokens.keys()].flatMap((at) => {
    if (!refusesAhead(context, tokens, at)) return [];
    const members = listBehind(edges, tokens, at + 1);
    if (members.length < 2) return [];
    const end = members.at(-1)?.edge.to ?? at;
    const next = [end, end + 1].map((behind) => context.kinds[behind]?.text ?? '');
    const said = next[0] === 'filler' ? next[1] : next[0];
    const isTurned = TURNING.test(said ?? '');
    return [
      {
        members: members.map(({ index }) => index),
        ...(isTurned && said !== undefined ? { turning: said } : {}),
      },
    ];
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
  return members.slice(0, joined);
}
