import type { Wish } from '../reading.ts';
import { membersOf } from './before.ts';
import type { Context } from './context.ts';
import { FLAGS, NAMES, NUMBERS, saidHow } from './forms.ts';
import type { Form } from './forms.ts';
import { joined, makePart, numberPart, partOf } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';

/** Of longer spans the text as a whole is no feature. */
const MOST_WORDS = 3;
const MOST_LOOKED_AT = 6;
const MOST_LENGTH = 5;
const MOST_MEMBERS = 3;

/** What an edge is by itself: its words, its form, how it was seen and made, and what it says. */
export function ownFeatures(form: Form, { words, keys }: Context, sink: FeatureSink): void {
  const { edge, field, shape, bound } = form;
  const { from, to } = edge;
  const length = numberPart(Math.min(MOST_LENGTH, to - from));
  sink.add(ANY);
  sink.add(field);
  sink.add(field, shape);
  sink.add(LENGTH, length);
  sink.add(LENGTH, field, length);
  const text = to - from <= MOST_WORDS ? together(words, from, to) : undefined;
  if (text !== undefined && text.text !== '') {
    const key = together(keys, from, to);
    sink.add(TEXT, field, text);
    sink.add(KEY, field, key);
    sink.add(KEY, field, shape, key);
  }
  sink.add(MADE, field, partOf(edge.variant), shape);
  const seen = partOf(edge.seen);
  sink.add(SEEN, seen);
  sink.add(SEEN, field, seen);
  sink.add(SEEN, field, seen, numberPart(lettersOf(form, words)));
  if (NUMBERS.has(edge.field)) {
    for (let at = from; at < Math.min(to, from + MOST_LOOKED_AT); at++) {
      sink.add(IN, field, shape, keys[at]);
      sink.add(IN, bound, keys[at]);
    }
  }
  if (edge.said !== undefined) {
    const turned = joined(joined(partOf(saidHow(edge.said)), TO), bound);
    sink.add(TURNED, turned);
    sink.add(TURNED, field, turned);
  }
  const [wish] = edge.wishes;
  if (wish !== undefined) wishFeatures(wish, form, sink);
}

function wishFeatures(wish: Wish, { field, shape }: Form, sink: FeatureSink): void {
  if (!NAMES.has(wish.field)) {
    for (const member of membersOf(wish).slice(0, MOST_MEMBERS)) sink.add(IS, partOf(member));
  }
  if (wish.strength !== undefined) {
    const strength = partOf(wish.strength);
    sink.add(OWN, strength);
    sink.add(OWN, field, strength);
  }
  if (wish.assumed !== undefined) sink.add(ASSUMED, field);
  for (const { flag, part } of FLAG_PARTS) {
    if (wish[flag] !== undefined) sink.add(part, field, shape);
  }
  if (wish.field === 'price' || wish.field === 'area') {
    sink.add(SIZE, shape, sizeOf(wish.value.max ?? wish.value.min ?? 0));
  }
}

function sizeOf(amount: number): Part {
  return numberPart(Math.round(Math.log2(Math.max(1, amount))));
}

function together(parts: readonly Part[], from: number, to: number): Part {
  let all = parts[from] ?? EMPTY;
  for (let at = from + 1; at < to; at++) all = joined(all, parts[at] ?? EMPTY);
  return all;
}

/** A short word sounds like many others. */
function lettersOf({ edge: { from, to } }: Form, words: readonly Part[]): number {
  let letters = 0;
  for (let at = from; at < to; at++) letters += words[at]?.text.length ?? 0;
  return Math.min(LONG, letters);
}

const LONG = 9;

const FLAG_PARTS = FLAGS.map((flag) => ({ flag, part: makePart(flag) }));

const EMPTY = makePart('');
const ANY = makePart('any');
const LENGTH = makePart('length');
const TEXT = makePart('text');
const KEY = makePart('key');
const MADE = makePart('made');
const SEEN = makePart('seen');
const IN = makePart('in');
const TURNED = makePart('turned');
const TO = makePart('to');
const IS = makePart('is');
const OWN = makePart('own');
const ASSUMED = makePart('assumed');
const SIZE = makePart('size');
