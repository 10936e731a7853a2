import type { Token } from '@manemitra/query/token';
import { textAt } from './in-clause.ts';

/** Places in a list that a sentence says, from 0, or from -1 at its end, and the tokens `[from, to)` that say them. */
export interface Places {
  places: number[];
  spans: (readonly [number, number])[];
}

export interface Placed {
  places: number[];
  span: readonly [number, number];
}

export const placesOf = (all: readonly Placed[]): Places | undefined =>
  all.length === 0
    ? undefined
    : {
        places: [...new Set(all.flatMap(({ places }) => places))],
        spans: all.map(({ span }) => span),
      };

/** A figure in digits that may be a place. */
export const digitAt = (tokens: readonly Token[], at: number): number | undefined =>
  /^([1-9]|10)$/.test(textAt(tokens, at)) ? Number(tokens[at]?.text) : undefined;
