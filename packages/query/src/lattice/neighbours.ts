import type { Field } from '../criteria.ts';
import type { Piece } from '../reading.ts';
import { membersOf } from './before.ts';
import type { Before } from './before.ts';
import type { Edge } from './edges.ts';
import { makePart, partOf } from './parts.ts';
import type { Part } from './parts.ts';
import type { Readings } from './readings.ts';

/** What an edge is among the others. */
export interface Neighbours {
  isCovered: boolean;
  /** What else its words could be: other fields, or what is no wish. */
  rivals: readonly Part[];
  /** How many places wish for its field, and which of them it is. */
  count: number;
  order: number;
  /** Whether it is one of those that the longest reading at each place would take. */
  isLongest: boolean;
  /** Whether the sentence, or the one before, speaks of land: then a size is a plot's. */
  land: Part;
  /** Whether the sentence before, if there is one, says the same, or something of the field. */
  known: Part | undefined;
}

/** The neighbours of each edge; `pieces` are the longest readings. */
export function neighboursOf(
  edges: readonly Edge[],
  { readings, pieces }: { readings: Readings; pieces: readonly Piece[] },
  before: Before | undefined,
): Neighbours[] {
  const spans = spansOf(edges);
  const longest = new Set(pieces.flatMap(({ from, to }) => spans.get(from)?.get(to) ?? []));
  markCovered(spans, readings.length);
  const places = placesOf(edges);
  const land = landOf(edges, before);
  return edges.map((edge) => {
    const { from, to, field } = edge;
    const span = spans.get(from)?.get(to) as Span;
    span.over ??= coveringKinds(readings, edge);
    const own = places.get(field) as ReadonlyMap<number, number>;
    return {
      isCovered: span.isCovered,
      rivals: [...[...span.fields].filter((other) => other !== field).map(partOf), ...span.over],
      count: own.size,
      order: own.get(from) ?? 0,
      isLongest: longest.has(span),
      land,
      known: before && knownFrom(before, edge),
    };
  });
}

/** What the edges of one span share. */
interface Span {
  fields: Set<Field>;
  isCovered: boolean;
  over?: Part[];
}

/** By start, then end. */
type Spans = Map<number, Map<number, Span>>;

function spansOf(edges: readonly Edge[]): Spans {
  const spans: Spans = new Map();
  for (const { from, to, field } of edges) {
    let here = spans.get(from);
    if (here === undefined) spans.set(from, (here = new Map<number, Span>()));
    const known = here.get(to);
    if (known === undefined) here.set(to, { fields: new Set([field]), isCovered: false });
    else known.fields.add(field);
  }
  return spans;
}

/** A span is covered by one that begins no later, ends no earlier and is longer. */
function markCovered(spans: Spans, count: number): void {
  let furthest = 0;
  for (let from = 0; from < count; from++) {
    const here = spans.get(from);
    if (here === undefined) continue;
    const longest = Math.max(...here.keys());
    for (const [to, span] of here) span.isCovered = to <= furthest || to < longest;
    furthest = Math.max(furthest, longest);
  }
}

/** Of each field the places where its edges begin, each with its number from left to right. */
function placesOf(edges: readonly Edge[]): ReadonlyMap<Field, ReadonlyMap<number, number>> {
  const starts = new Map<Field, Set<number>>();
  for (const { field, from } of edges) {
    const known = starts.get(field);
    if (known === undefined) starts.set(field, new Set([from]));
    else known.add(from);
  }
  return new Map(
    [...starts].map(([field, own]) => [
      field,
      new Map([...own].sort((a, b) => a - b).map((from, order) => [from, order])),
    ]),
  );
}

function landOf(edges: readonly Edge[], before: Before | undefined): Part {
  if (edges.some(saysPlot)) return LAND;
  return before?.members.has('propertyType plot') === true ? LAND_BEFORE : NO_LAND;
}

function saysPlot({ wishes }: Edge): boolean {
  return wishes.some((wish) => wish.field === 'propertyType' && wish.value.in.includes('plot'));
}

function knownFrom(before: Before, { field, wishes }: Edge): Part {
  const isSame = membersOf(wishes[0]).some((member) => before.members.has(member));
  return isSame ? SAME : before.fields.has(field) ? OF_FIELD : NEW;
}

/** What else the words of an edge were read as, as part of something longer or as just as much. */
function coveringKinds(readings: Readings, { from, to }: Edge): Part[] {
  const kinds = new Set<string>();
  for (let at = Math.max(0, from - FURTHEST); at <= from; at++) {
    for (const reading of readings[at] ?? []) {
      if (reading.kind === 'wish' || at + reading.length < to) continue;
      if (reading.kind !== 'filler' || at + reading.length > to) kinds.add(reading.kind);
    }
  }
  return [...kinds].map((kind) => partOf(`in ${kind}`));
}

const FURTHEST = 20;

const LAND = makePart('land');
const LAND_BEFORE = makePart('land before');
const NO_LAND = makePart('no land');
const SAME = makePart('same');
const OF_FIELD = makePart('field');
const NEW = makePart('new');
