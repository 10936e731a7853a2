import type { Sentence } from '../reading.ts';
import type { Before } from './before.ts';
import { contextOf } from './context.ts';
import type { Context } from './context.ts';
import { edgesBefore } from './edges-before.ts';
import { edgesOf } from './edges.ts';
import type { Edge } from './edges.ts';
import { formOf } from './forms.ts';
import type { Form } from './forms.ts';
import { gapsOf } from './link-features.ts';
import type { Gap } from './link-features.ts';
import { neighboursOf } from './neighbours.ts';
import type { Neighbours } from './neighbours.ts';
import { longestPieces } from './readings.ts';
import { withoutStrays } from './stray-edges.ts';
import type { Readings } from './readings.ts';

/** All that a sentence could mean: its edges, with what stands around them. */
export interface Lattice {
  edges: readonly Edge[];
  /** Of each edge. */
  forms: readonly Form[];
  neighbours: readonly Neighbours[];
  context: Context;
  /** What stands between two tokens: one object for the same. */
  gap: (from: number, to: number) => Gap;
  /** What was read as one says it: what stands between the edges that are meant. */
  plain: Readings;
  readings: Readings;
  before: Before | undefined;
}

export function latticeOf(
  sentence: Sentence,
  before: Before | undefined,
  { plain, readings }: Pick<Lattice, 'plain' | 'readings'>,
): Lattice {
  const context = contextOf(sentence, readings);
  const pieces = longestPieces(readings, [0, readings.length]);
  const edges = [
    ...withoutStrays(edgesOf(sentence, readings, pieces, before), sentence),
    ...edgesBefore(sentence, before, pieces),
  ].sort((a, b) => a.to - b.to || a.from - b.from);
  return {
    edges,
    forms: edges.map(formOf),
    neighbours: neighboursOf(edges, { readings, pieces }, before),
    context,
    gap: gapsOf(context),
    plain,
    readings,
    before,
  };
}
