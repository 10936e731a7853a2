import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import {
  aheadOfConditions,
  conditionLinks,
  conditionNouns,
  liftingAhead,
  liftingBehind,
  objectMarks,
} from '../words/lifting-words.ts';
import { membersOf } from './before.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import { MENTION } from './edges-before.ts';
import type { Lattice } from './lattice.ts';
import { ROLES } from './roles.ts';

const DROP = ROLES.indexOf('drop');
const MOST_LINKS = 4;
const MOST_AHEAD = 3;

/**
 * "Metro wali shart hata do", "remove the pool condition", "facing shartu tegedu haaki": what the sentence before asked for is called a condition and
 * taken back, whatever field it is of.
 */
export function conditionsLifted({ edges, before }: Lattice, { tokens }: Sentence): Choice[] {
  if (before === undefined) return [];
  const lifted = edges.flatMap((edge, at) => {
    const isOfBefore =
      edge.seen === MENTION ||
      (edge.seen === 'plain' && edge.variant === 'read' && isKnown(edge, before.members));
    return isOfBefore && isLifted(edge, tokens) ? [{ edge, at }] : [];
  });
  // Of "metro line condition" the longest is meant, and what is named before what is only called by its kind.
  return lifted
    .filter(({ edge }) => !lifted.some((other) => isBetter(other.edge, edge)))
    .map(({ at }) => ({ edge: at, role: DROP }));
}

const isKnown = ({ wishes }: Edge, known: ReadonlySet<string>): boolean =>
  wishes.every((wish) => {
    const members = membersOf(wish);
    return members.length > 0 && members.every((member) => known.has(member));
  });

function isBetter(one: Edge, other: Edge): boolean {
  if (one === other || one.to <= other.from || other.to <= one.from) return false;
  const [own, others] = [one.to - one.from, other.to - other.from];
  return own > others || (own === others && one.seen !== MENTION && other.seen === MENTION);
}

const isLifted = (edge: Edge, tokens: Sentence['tokens']): boolean =>
  liftedAt(edge, tokens) !== undefined;

/** Where the words for a condition end that is taken back, behind what it is of. */
function liftedAt(
  { from, to }: Pick<Edge, 'from' | 'to'>,
  tokens: Sentence['tokens'],
): number | undefined {
  let noun = to;
  while (noun - to < MOST_LINKS && conditionLinks.has(tokens[noun]?.text ?? '')) noun++;
  if (!conditionNouns.has(tokens[noun]?.text ?? '')) return undefined;
  let verb = noun + 1;
  while (objectMarks.has(tokens[verb]?.text ?? '')) verb++;
  const length = lengthAt(liftingBehind, tokens, verb);
  if (length > 0) return verb + length;
  let start = from;
  while (from - start < MOST_AHEAD && aheadOfConditions.has(tokens[start - 1]?.text ?? '')) start--;
  const isAhead = [1, 2, 3].some((back) => lengthAt(liftingAhead, tokens, start - back) === back);
  return isAhead ? noun + 1 : undefined;
}

/** What a condition is called with the verb that takes it back: where something was taken back, these words are used. */
export function liftedWords({ text, tokens }: Sentence): string[] {
  return tokens.flatMap((token, at) => {
    if (!conditionNouns.has(token.text)) return [];
    const ends = [1, 2, 3, 4].map((back) =>
      liftedAt({ from: Math.max(0, at - back), to: at }, tokens),
    );
    const end = ends.find((one) => one !== undefined);
    let start = at;
    while (conditionLinks.has(tokens[start - 1]?.text ?? '')) start--;
    return end === undefined ? [] : [text.slice(tokens[start]?.from, tokens[end - 1]?.to)];
  });
}
