import { lengthAt, list, phraseSet } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember } from './list-members.ts';
import { ROLES } from './roles.ts';

const MUST = ROLES.indexOf('must');
const AVOID = ROLES.indexOf('avoid');

/** Verbs at the end of a clause, which want or refuse what stands right before them. */
const wanted = phraseSet(
  list(
    `beku; bekagide; irbeku; irabeku; bekku; chahiye; chaiye; chahie; chahiye hai; zaroori hai; zaroor chahiye; चाहिए; चाहिये; ज़रूरी है; ಬೇಕು; ಬೇಕೇ ಬೇಕು; ಇರಬೇಕು; beke beku`,
  ),
);
const refused = phraseSet(
  list(
    `beda; bedi; bedave beda; bedve beda; vendam; nahi chahiye; nahin chahiye; nhi chahiye; nahi chaiye; nahi; mat dikhao; नहीं चाहिए; नहीं; ಬೇಡ; ಬೇಡವೇ ಬೇಡ; ಬೇಡಿ`,
  ),
);

interface Verdict {
  at: number;
  role: number;
  end: number;
}

/**
 * "Pool beda gym beku", "2bhk nahi chahiye villa chahiye", "Hebbal nahi, Jalahalli me": where one thing is refused and the next one wanted, each by a verb right behind
 * it, both are said outright: the refusal is of neither the thing behind it nor of a list.
 */
export function verdictsBehind({ edges, before }: Lattice, { tokens }: Sentence): Choice[] {
  if (before !== undefined) return [];
  const verdicts = edges.flatMap((edge, at): Verdict[] => {
    // Of two kinds of home the wanted one leaves the other out by itself.
    if (!isNamedMember(edge) || edge.field === 'propertyType' || !isLongest(edge, edges)) return [];
    const no = lengthAt(refused, tokens, edge.to);
    const length = no > 0 ? no : lengthAt(wanted, tokens, edge.to) || placedIn(edge, tokens);
    return length === 0 ? [] : [{ at, role: no > 0 ? AVOID : MUST, end: edge.to + length }];
  });
  const paired = new Set<Verdict>();
  const isNext = (one: Verdict, other: Verdict) =>
    startOf(edges, other) >= one.end &&
    startOf(edges, other) - one.end <= MOST_BETWEEN &&
    isQuiet(tokens, one.end, startOf(edges, other));
  for (const one of verdicts) {
    for (const other of verdicts) {
      if (one.role === other.role || !isNext(one, other) || !endsThought(tokens, other.end))
        continue;
      paired.add(one);
      paired.add(other);
    }
  }
  // "X nahi, Y nahi, Z me": those before the last one are refused as it is.
  for (const one of verdicts.toReversed()) {
    const isListed = [...paired].some(
      (other) => one.role === AVOID && other.role === AVOID && isNext(one, other),
    );
    if (isListed) paired.add(one);
  }
  return [...paired].map(({ at, role }) => ({ edge: at, role }));
}

/** "Z me" behind "Y nahi": there, unless the words behind refuse it too. */
function placedIn({ field, to }: Edge, tokens: Sentence['tokens']): number {
  if (field !== 'locality' || !WITHIN.has(tokens[to]?.text ?? '')) return 0;
  for (let at = to + 1; /^[\p{L}\p{M}\d]/u.test(tokens[at]?.text ?? ''); at++)
    if (lengthAt(refused, tokens, at) > 0) return 0;
  return 1;
}

const WITHIN = new Set(['me', 'mein', 'alli', 'nalli', 'में', 'ಅಲ್ಲಿ']);

/** A sign or a joint may stand between the two. */
const MOST_BETWEEN = 2;

const startOf = (edges: readonly Edge[], { at }: Verdict): number => edges[at]?.from ?? 0;

const isQuiet = (tokens: Sentence['tokens'], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ text }) => !/^[\p{L}\p{M}\d]/u.test(text) || JOINTS.has(text));

const JOINTS = new Set([
  'and',
  'aur',
  'mattu',
  'par',
  'lekin',
  'but',
  'aadre',
  'और',
  'पर',
  'लेकिन',
  'ಮತ್ತು',
  'ಆದರೆ',
]);

/** What goes on behind the verb may turn it: "gym beku anta illa". */
const endsThought = (tokens: Sentence['tokens'], at: number): boolean =>
  !TURNS.has(tokens[at]?.text ?? '');

const TURNS = new Set([
  'anta',
  'antilla',
  'illa',
  'andre',
  'antha',
  'to',
  'toh',
  'tha',
  'thi',
  'ittu',
  'anthenu',
  'nahi',
  'ಅಂತ',
  'ಇಲ್ಲ',
  'ಅಂದ್ರೆ',
  'तो',
  'था',
  'नहीं',
]);

const isLongest = (edge: Edge, edges: readonly Edge[]): boolean =>
  !edges.some((other) => other.seen === 'plain' && other.from < edge.from && other.to === edge.to);
