import { END, START, aroundFeatures } from './around-features.ts';
import type { Sinks } from './around-features.ts';
import type { Context } from './context.ts';
import type { Form } from './forms.ts';
import type { Neighbours } from './neighbours.ts';
import { ownFeatures } from './own-features.ts';
import { makePart, numberPart } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';

/**
 * What tells the role of an edge. A feature says what is seen, never what follows from it: the weights say that. This file and
 * those that it calls are all that names them.
 */
export function featuresOf(
  form: Form,
  context: Context,
  neighbours: Neighbours,
  sinks: Sinks,
): void {
  ownFeatures(form, context, sinks.edge);
  neighbourFeatures(form, neighbours, sinks.edge);
  aroundFeatures(form, context, sinks);
  if (neighbours.known !== undefined) {
    beforeFeatures(form, context, neighbours.known, sinks.edge);
  }
}

function neighbourFeatures(
  { edge, field, shape }: Form,
  { isLongest, isCovered, rivals, count, order, land }: Neighbours,
  sink: FeatureSink,
): void {
  const length = isLongest ? LONGEST : SHORT;
  sink.add(length);
  sink.add(length, field);
  if (isCovered) {
    sink.add(COVERED);
    sink.add(COVERED, field);
  }
  for (const rival of rivals) sink.add(RIVAL, field, rival);
  const place = order === 0 ? FIRST : order === count - 1 ? LAST : MID;
  sink.add(COUNT, field, numberPart(Math.min(MOST_COUNTED, count)), place);
  if (edge.field === 'area') sink.add(land, shape);
}

function beforeFeatures(
  { edge: { from, to }, field, label }: Form,
  { keys }: Context,
  known: Part,
  sink: FeatureSink,
): void {
  sink.add(BEFORE, known);
  sink.add(BEFORE, known, field);
  sink.add(BEFORE, label);
  sink.add(BEFORE, known, BACK, keys[from - 1] ?? START);
  sink.add(BEFORE, known, NEXT, keys[to] ?? END);
  sink.add(BEFORE, known, SECOND, keys[to + 1] ?? END);
  sink.add(BEFORE, known, OF, numberPart(Math.min(MOST_COUNTED, keys.length - (to - from))));
  sink.add(BEFORE, OPENS, keys[0]);
  sink.add(BEFORE, OPENS, known, keys[0]);
  sink.add(BEFORE, ENDS, known, keys.at(-1));
}

const MOST_COUNTED = 3;

const LONGEST = makePart('longest');
const SHORT = makePart('short');
const COVERED = makePart('covered');
const RIVAL = makePart('rival');
const COUNT = makePart('count');
const FIRST = makePart('first');
const LAST = makePart('last');
const MID = makePart('mid');
const BEFORE = makePart('before');
const BACK = makePart('-1');
const NEXT = makePart('+1');
const SECOND = makePart('+2');
const OF = makePart('of');
const OPENS = makePart('opens');
const ENDS = makePart('ends');
