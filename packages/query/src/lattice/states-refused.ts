import type { Sentence } from '../reading.ts';
import { lackingAhead } from '../words/double-denial-words.ts';
import { homeNouns } from '../words/possession-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { ROLES } from './roles.ts';

const MUST = ROLES.indexOf('must');
const AVOID = ROLES.indexOf('avoid');
const MOST_NOUNS = 3;

/**
 * "Ready flat beku, construction aagta iro flat beda": what is refused behind a state and the word for a home is the home in that state, and
 * no kind of home.
 */
export function statesRefused(
  { edges, context: { kinds } }: Lattice,
  sentence: Sentence,
): Choice[] {
  return edges.flatMap((edge, at): Choice[] =>
    !refusalOf(edge, kinds, sentence)
      ? []
      : roleOf(edge, sentence).map((role) => ({ edge: at, role })),
  );
}

/** Said twice of what is lacking: the word before it and the one behind it each weigh for a refusal. */
const roleOf = (edge: Edge, sentence: Sentence): number[] =>
  isState(edge) ? [AVOID] : isLacking(edge, sentence) ? [MUST, MUST] : [];

/** "Bina lift wala mat dikhana": a home that lacks it is refused. */
const isLacking = ({ field, seen, variant, from }: Edge, { tokens }: Sentence): boolean =>
  field === 'amenity' &&
  seen === 'plain' &&
  variant === 'read' &&
  lackingAhead.has(tokens[from - 1]?.text ?? '');

const isState = ({ seen, variant, wishes: [wish] }: Edge): boolean =>
  seen === 'plain' &&
  variant === 'read' &&
  wish?.field === 'possession' &&
  wish.value.by === undefined;

/** Only words for a home stand between the state and what refuses what is ahead of it. */
function refusalOf(
  { to }: Edge,
  kinds: Lattice['context']['kinds'],
  { tokens }: Sentence,
): boolean {
  let end = to;
  while (end - to < MOST_NOUNS && homeNouns.has(tokens[end]?.text ?? '')) end++;
  return end > to && kinds[end]?.text === 'not<' && kinds[end + 1]?.text !== 'need<';
}
