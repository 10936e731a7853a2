import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { verdictJoints } from '../words/joint-words.ts';
import { locatives } from '../words/postposition-words.ts';
import { turnsOfVerdicts, verdictsAgainst, verdictsFor } from '../words/verdict-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember } from './list-members.ts';
import { ROLES } from './roles.ts';

const MUST = ROLES.indexOf('must');
const AVOID = ROLES.indexOf('avoid');

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
    const no = lengthAt(verdictsAgainst, tokens, edge.to);
    const length = no > 0 ? no : lengthAt(verdictsFor, tokens, edge.to) || placedIn(edge, tokens);
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
  if (field !== 'locality' || !locatives.has(tokens[to]?.text ?? '')) return 0;
  for (let at = to + 1; /^[\p{L}\p{M}\d]/u.test(tokens[at]?.text ?? ''); at++)
    if (lengthAt(verdictsAgainst, tokens, at) > 0) return 0;
  return 1;
}

/** A sign or a joint may stand between the two. */
const MOST_BETWEEN = 2;

const startOf = (edges: readonly Edge[], { at }: Verdict): number => edges[at]?.from ?? 0;

const isQuiet = (tokens: Sentence['tokens'], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .every(({ text }) => !/^[\p{L}\p{M}\d]/u.test(text) || verdictJoints.has(text));

/** What goes on behind the verb may turn it: "gym beku anta illa". */
const endsThought = (tokens: Sentence['tokens'], at: number): boolean =>
  !turnsOfVerdicts.has(tokens[at]?.text ?? '');

const isLongest = (edge: Edge, edges: readonly Edge[]): boolean =>
  !edges.some((other) => other.seen === 'plain' && other.from < edge.from && other.to === edge.to);
