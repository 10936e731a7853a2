import type { Field } from '../criteria.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { tooLittleBehind } from '../words/shortage-words.ts';
import type { Edge } from './edges.ts';

/**
 * "3bhk madi, 2 saladu", "2 is not enough", "2bhk chhota padega": an amount that does not do is no wish. A number alone is neither rooms
 * nor a sum, and not the beginning of what says so ("2 saal").
 */
export function tooLittle(edges: readonly Edge[], { tokens }: Sentence): number[] {
  return edges.flatMap((edge, at) => (isTooLittle(edge, tokens) ? [at] : []));
}

const AMOUNTS: ReadonlySet<Field> = new Set<Field>(['bhk', 'area', 'price']);

function isTooLittle({ field, from, to }: Edge, tokens: readonly Token[]): boolean {
  if (AMOUNTS.has(field) && lengthAt(tooLittleBehind, tokens, to) > 0) return true;
  const number = numberAt(tokens, from);
  if (number === undefined) return false;
  const end = from + number.length;
  const length = lengthAt(tooLittleBehind, tokens, end);
  return length > 0 && to <= end + length;
}
