import { moneyAt } from '../money.ts';
import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { denialsBehind } from '../words/denial-words.ts';
import {
  homesBehindOutright,
  MOST_ONLY_AHEAD,
  onlyAhead,
  onlyBehind,
  onlyBehindLinks,
  quietAheadOfOutright,
} from '../words/outright-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { MUST } from './roles.ts';

/**
 * What is wished for in words that leave no doubt: a limit that a sentence after another one says ("50 lakh se neeche wale"), and the state
 * that alone is to be shown ("kindly show only those which are ready").
 */
export function saidOutright(lattice: Lattice, { tokens }: Sentence): Choice[] {
  const { edges } = lattice;
  const outright = edges.flatMap((edge, at) =>
    edge.seen === 'plain' &&
    edge.variant === 'read' &&
    !denialsBehind.has(nextWord(edge, tokens)) &&
    (isLimitAfter(edge, lattice, tokens) || isShownAlone(edge, tokens))
      ? [{ edge, at }]
      : [],
  );
  return outright
    .filter(({ edge }) => !outright.some((other) => isLonger(other.edge, edge)))
    .map(({ at }) => ({ edge: at, role: MUST }));
}

/** The bound stands behind the sum, and what is left of the thought only says that it is of the homes. */
function isLimitAfter(edge: Edge, { before }: Lattice, tokens: Sentence['tokens']): boolean {
  const [wish] = edge.wishes;
  if (before === undefined || wish?.field !== 'price' || wish.isBound !== true) return false;
  // "Max 3" may be towers.
  if (!saysUnit(edge, tokens)) return false;
  const [first, last] = [tokens[edge.from - 1]?.text ?? '', nextWord(edge, tokens)];
  const isAlone = first === '' || SIGNS.has(first) || quietAheadOfOutright.has(first);
  return isAlone && (last === '' || SIGNS.has(last));
}

function saysUnit({ from, to }: Edge, tokens: Sentence['tokens']): boolean {
  for (let at = from; at < to; at++) if ((moneyAt(tokens, at)?.unit ?? 0) > 0) return true;
  return false;
}

function isShownAlone(edge: Edge, tokens: Sentence['tokens']): boolean {
  if (edge.wishes.some(({ field }) => field !== 'possession')) return false;
  for (let back = 1; back <= MOST_ONLY_AHEAD; back++)
    if (lengthAt(onlyAhead, tokens, edge.from - back) === back) return true;
  let at = edge.to;
  while (onlyBehindLinks.has(tokens[at]?.text ?? '')) at++;
  return lengthAt(onlyBehind, tokens, at) > 0;
}

/** The word behind an edge and what only says that homes are meant. */
function nextWord({ to }: Edge, tokens: Sentence['tokens']): string {
  let at = to;
  while (homesBehindOutright.has(tokens[at]?.text ?? '')) at++;
  return tokens[at]?.text ?? '';
}

const isLonger = (one: Edge, other: Edge): boolean =>
  one !== other &&
  one.from <= other.from &&
  other.to <= one.to &&
  one.to - one.from > other.to - other.from;

const SIGNS = new Set([',', '.', ';', '!', '\n', ')']);
