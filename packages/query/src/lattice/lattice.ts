import type { Field } from '../criteria.ts';
import type { Sentence } from '../reading.ts';
import { contextOf } from './context.ts';
import type { Context } from './context.ts';
import { edgesOf } from './edges.ts';
import type { Edge } from './edges.ts';
import { featuresOf } from './features.ts';
import type { Before } from './features.ts';
import { againFeatures, gapBetween, linkFeatures } from './link-features.ts';
import type { Gap } from './link-features.ts';
import { longestPieces } from './readings.ts';
import type { Readings } from './readings.ts';

/** All that a sentence could mean: its edges, with what is seen of each and of each two. */
export interface Lattice {
  edges: readonly Edge[];
  /** What was read as one says it: what stands between the edges that are meant. */
  plain: Readings;
  readings: Readings;
  features: readonly (readonly string[])[];
  linkFeatures: (before: number, after: number) => string[];
  againFeatures: (before: number, after: number) => string[] | undefined;
  before: Before | undefined;
}

export function latticeOf(
  sentence: Sentence,
  before: Before | undefined,
  { plain, readings }: Pick<Lattice, 'plain' | 'readings'>,
): Lattice {
  const context = contextOf(sentence, readings);
  const edges = edgesOf(sentence, readings);
  const gaps = new Map<number, Gap>();
  const gapOf = (from: number, to: number): Gap => {
    const key = from * (sentence.tokens.length + 1) + to;
    const gap = gaps.get(key) ?? gapBetween(context, from, to);
    gaps.set(key, gap);
    return gap;
  };
  const pair =
    <T>(say: (one: Edge, other: Edge) => T) =>
    (one: number, other: number): T =>
      say(edges[one] as Edge, edges[other] as Edge);
  return {
    edges,
    plain,
    readings,
    before,
    features: featuresOfAll(edges, context, readings, before),
    linkFeatures: pair((one, other) => linkFeatures(one, other, gapOf(one.to, other.from))),
    againFeatures: pair(againFeatures),
  };
}

function featuresOfAll(
  edges: readonly Edge[],
  context: Context,
  readings: Readings,
  before: Before | undefined,
): string[][] {
  const longest = new Set(
    longestPieces(readings, [0, readings.length]).map(({ from, to }) => from * 1000 + to),
  );
  const spans = [...new Map(edges.map((edge) => [edge.from * 1000 + edge.to, edge])).values()];
  const starts = new Map<string, number[]>();
  for (const { field, from } of edges) {
    const known = starts.get(field) ?? [];
    if (!known.includes(from)) known.push(from);
    starts.set(field, known);
  }
  const land = edges.some((edge) => says(edge, 'propertyType', 'plot'))
    ? 'land'
    : (before?.members.has('propertyType plot') ?? false)
      ? 'land before'
      : 'no land';
  return edges.map((edge) => {
    const { from, to, field } = edge;
    const places = starts.get(field)?.toSorted((a, b) => a - b) ?? [];
    const rivals = new Set<string>();
    for (const other of edges) {
      if (other.from === from && other.to === to && other.field !== field) rivals.add(other.field);
    }
    const over = coveringKinds(readings, edge);
    return featuresOf(edge, context, before, {
      isCovered: spans.some(
        (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
      ),
      rivals: [...rivals, ...over],
      count: places.length,
      order: places.indexOf(from),
      isLongest: longest.has(from * 1000 + to),
      land,
    });
  });
}

function says({ wishes }: Edge, field: Field, member: string): boolean {
  return wishes.some(
    (wish) =>
      wish.field === field &&
      'in' in wish.value &&
      (wish.value.in as readonly unknown[]).includes(member),
  );
}

/** What else the words of an edge were read as, as part of something longer or as just as much. */
function coveringKinds(readings: Readings, { from, to }: Edge): Set<string> {
  const kinds = new Set<string>();
  for (let at = Math.max(0, from - FURTHEST); at <= from; at++) {
    for (const reading of readings[at] ?? []) {
      if (reading.kind === 'wish' || at + reading.length < to) continue;
      if (reading.kind !== 'filler' || at + reading.length > to) kinds.add(`in ${reading.kind}`);
    }
  }
  return kinds;
}

const FURTHEST = 20;
