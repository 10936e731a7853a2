import { interpret } from '../interpret.ts';
import type { Constraint, Interpretation } from '../interpretation.ts';

export const today = '2026-11-21';

export function read(text: string, previous?: Interpretation): Interpretation {
  return interpret(text, previous === undefined ? { today } : { today, previous });
}

/** `bhk:{"in":[3]}`, with `nice ` or `avoid ` before what is no must. */
export function short({ field, value, strength }: Constraint): string {
  return `${strength === 'must' ? '' : `${strength} `}${field}:${JSON.stringify(value)}`;
}

/** The constraints of a sentence, each as `short` tells it. */
export function wishes(text: string, previous?: Interpretation): string[] {
  return read(text, previous).constraints.map(short);
}

/** The whole wishes of a sentence that are joined by "or". */
export function alternativesIn(text: string): string[][] | undefined {
  return read(text).alternatives?.map((list) => list.map(short));
}
