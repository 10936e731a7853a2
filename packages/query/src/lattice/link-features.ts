import { makePart, partOf } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';
import type { Context } from './context.ts';
import type { Form } from './forms.ts';

/** Words between two edges that are looked at one by one. */
const SHORT_GAP = 3;

/** What stands between two edges. */
export interface Gap {
  kinds: Part;
  words: Part;
  size: Part;
}

/** What tells of two edges that follow each other whether one word turns both, or only one. */
export function linkFeatures(before: Form, after: Form, gap: Gap, sink: FeatureSink): void {
  const same = before.edge.field === after.edge.field ? SAME : OTHER;
  sink.add(same);
  if (same === SAME) sink.add(after.field, before.shape, after.shape);
  sink.add(same, gap.kinds);
  sink.add(same, gap.words);
  sink.add(before.field, after.field);
  sink.add(before.field, after.field, gap.size);
  sink.add(before.field, after.field, gap.kinds);
}

/** What tells of two edges of one field with others between them whether both are meant. */
export function againFeatures(before: Form, after: Form, sink: FeatureSink): void {
  sink.add(AGAIN, after.field);
  sink.add(AGAIN, after.field, before.shape, after.shape);
}

export function gapBetween({ kinds, keys }: Context, from: number, to: number): Gap {
  const length = to - from;
  const telling: Part[] = [];
  for (let at = from; at < to && telling.length <= SHORT_GAP; at++) {
    const kind = kinds[at];
    if (kind !== undefined && kind.text !== 'filler' && telling.at(-1)?.text !== kind.text) {
      telling.push(kind);
    }
  }
  const told = telling.slice(0, SHORT_GAP).map(({ text }) => text);
  if (telling.length > SHORT_GAP) told.push('…');
  const words = keys.slice(from, to).map(({ text }) => text);
  return {
    kinds: partOf(told.join(' ')),
    words: length <= SHORT_GAP ? partOf(words.join(' ')) : MANY_WORDS,
    size: length === 0 ? BESIDE : length <= 2 ? NEAR : FAR,
  };
}

const SAME = makePart('same');
const OTHER = makePart('other');
const AGAIN = makePart('again');
const MANY_WORDS = makePart('…');
const BESIDE = makePart('beside');
const NEAR = makePart('near');
const FAR = makePart('far');
