import type { Field } from '../criteria.ts';
import type { Sentence } from '../reading.ts';
import type { Span, Token } from '../token.ts';
import { aheadOfSplits } from '../words/article-words.ts';
import { ifAhead, ifThen, thenWords, whereIs } from '../words/conditional-words.ts';
import { oughtTo, toBe } from '../words/copula-words.ts';
import { genitives, locatives } from '../words/postposition-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { MUST } from './roles.ts';

/** "site aadre 40x60", "plot BDA ka ho to", "agar villa mile to", "if it is a villa". */
export function isConditional({ from, to }: Span, tokens: readonly Token[]): boolean {
  const at = (index: number) => tokens[index]?.text ?? '';
  for (let index = from; index <= to; index++) if (ifThen.has(at(index))) return true;
  const verb = genitives.has(at(to)) || locatives.has(at(to)) ? to + 1 : to;
  if (toBe.has(at(verb)) && thenWords.has(at(verb + 1))) return true;
  if (oughtTo.has(at(to))) return true;
  let start = from;
  while (from - start < MOST_AHEAD && aheadOfSplits.has(at(start - 1))) start--;
  return ifAhead.has(at(start - 1));
}

/** "If it is a", "if it still has". */
const MOST_AHEAD = 4;

/**
 * "If it has Cauvery water I can go to 70 lakhs, if it is borewell then only 60": each of the values on which a sum depends is meant, however
 * little two of them go together.
 */
export function conditionsTold(
  { edges }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  return DEPENDING.flatMap((field) => {
    const named = edges.flatMap((edge, at) =>
      edge.field === field && isSaid(edge) && isCondition(edge, tokens) ? [{ edge, at }] : [],
    );
    const apart = named.filter(
      ({ edge }, index) => !named.some((one, other) => other !== index && isLonger(one.edge, edge)),
    );
    const areApart = new Set(apart.map(({ edge }) => edge.meaning)).size > 1;
    const haveSums = apart.every(({ edge }, index) =>
      hasSum(edges, edge.to, apart[index + 1]?.edge.from ?? tokens.length),
    );
    const areMeant = apart.every(({ at }) => row.some(({ edge }) => edge === at));
    return areApart && haveSums && !areMeant
      ? apart.map(({ at }): Choice => ({ edge: at, role: MUST }))
      : [];
  });
}

const DEPENDING: readonly Field[] = ['water', 'khatha', 'approver', 'possession', 'facing'];

const isSaid = ({ seen, variant }: Edge): boolean => seen === 'plain' && variant === 'read';

/** Also "with Cauvery water", "kaveri neeru iddre". */
const isCondition = (edge: Edge, tokens: readonly Token[]): boolean =>
  isConditional(edge, tokens) ||
  whereIs.has(tokens[edge.to]?.text ?? '') ||
  whereIs.has(tokens[edge.from - 1]?.text ?? '');

const isLonger = (one: Span, other: Span): boolean =>
  one.from <= other.from && other.to <= one.to && one.to - one.from > other.to - other.from;

const hasSum = (edges: readonly Edge[], from: number, to: number): boolean =>
  edges.some(
    (edge) => edge.field === 'price' && isSaid(edge) && edge.from >= from && edge.to <= to,
  );
