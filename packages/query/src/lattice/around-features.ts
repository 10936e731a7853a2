import type { Context } from './context.ts';
import { NUMBERS } from './forms.ts';
import type { Form } from './forms.ts';
import { makePart, numberPart } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';

/**
 * Where features go: those of the edge itself, and those that edges of one span share: all of them, those of one group, or
 * those of one form. What was taken for another edge is not taken again.
 */
export interface Sinks {
  edge: FeatureSink;
  form: FeatureSink | undefined;
  group: FeatureSink | undefined;
  span: FeatureSink | undefined;
}

/** How far the words around an edge are looked at one by one, and as a bag. */
const FAR = 7;
const NEAR = 3;
const BESIDE = 2;

/** What stands around an edge. */
export function aroundFeatures(
  { edge, group, label, bound }: Form,
  context: Context,
  sinks: Sinks,
): void {
  const { from, to, field } = edge;
  const { keys, words, kinds } = context;
  const { edge: ofEdge, form: ofForm, group: ofGroup, span: ofSpan } = sinks;
  const key = (at: number) => keys[at] ?? (at < 0 ? START : END);
  const kind = (at: number) => kinds[at] ?? (at < 0 ? START : END);
  for (let step = 0; step < NEAR; step++) {
    const [after, before] = [key(to + step), key(from - 1 - step)];
    const [kindAfter, kindBefore] = [kind(to + step), kind(from - 1 - step)];
    const [plus, minus] = [AFTER[step] as Side, BEFORE[step] as Side];
    ofSpan?.add(plus.key, after);
    ofSpan?.add(minus.key, before);
    ofGroup?.add(plus.key, group, after);
    ofGroup?.add(minus.key, group, before);
    if (step < BESIDE) {
      ofForm?.add(plus.key, label, after);
      ofForm?.add(minus.key, label, before);
      ofForm?.add(plus.kind, label, kindAfter);
      ofForm?.add(minus.kind, label, kindBefore);
      if (NUMBERS.has(field)) {
        ofEdge.add(plus.key, bound, after);
        ofEdge.add(minus.key, bound, before);
      }
      ofSpan?.add(plus.word, words[to + step] ?? END);
      ofSpan?.add(minus.word, words[from - 1 - step] ?? START);
    }
    ofSpan?.add(plus.kind, kindAfter);
    ofSpan?.add(minus.kind, kindBefore);
  }
  ofSpan?.add(PLUS_PLUS, key(to), key(to + 1));
  ofSpan?.add(MINUS_MINUS, key(from - 2), key(from - 1));
  ofSpan?.add(PLUS_3, key(to), key(to + 1), key(to + 2));
  ofSpan?.add(MINUS_3, key(from - 3), key(from - 2), key(from - 1));
  ofSpan?.add(BOTH, key(from - 1), key(to));
  ofSpan?.add(BOTH_KINDS, kind(from - 1), kind(to));
  ofGroup?.add(BOTH_KINDS, group, kind(from - 1), kind(to));
  ofGroup?.add(KINDS_AFTER, group, kind(to), kind(to + 1));
  ofGroup?.add(KINDS_BEFORE, group, kind(from - 2), kind(from - 1));
  ofSpan?.add(KINDS_AFTER, kind(to), kind(to + 1), key(to + 2));
  if (ofSpan === undefined && ofGroup === undefined) return;
  const start = context.stopBefore[from] ?? 0;
  const end = context.stopBehind[to] ?? keys.length;
  farFeatures(context, sinks, group, { way: FURTHER_AFTER, first: to, count: end - to });
  farFeatures(context, sinks, group, { way: FURTHER_BEFORE, first: from - 1, count: from - start });
  if (from === start) {
    ofSpan?.add(OPENS);
    ofGroup?.add(OPENS, group);
  }
  if (to === end) {
    ofSpan?.add(ENDS);
    ofGroup?.add(ENDS, group);
  }
}

interface Way {
  step: 1 | -1;
  word: Part;
  wordBehindJoint: Part;
  marker: Part;
}

interface Stretch {
  way: Way;
  first: number;
  /** So many words are in the same thought. */
  count: number;
}

/** Words further off, up to the end of the thought, and the first marker among them. */
function farFeatures(
  { keys, kinds, areMarkers, areJoints }: Context,
  { group: ofGroup, span: ofSpan }: Sinks,
  group: Part,
  { way: { step, word, wordBehindJoint, marker }, first, count }: Stretch,
): void {
  let joints = 0;
  let isMarked = false;
  for (let far = 0; far < Math.min(FAR, count); far++) {
    const at = first + far * step;
    const [key, kind] = [keys[at] ?? END, kinds[at] ?? END];
    if (joints === 0) {
      ofSpan?.add(word, key);
      ofGroup?.add(word, group, key);
    } else {
      ofSpan?.add(wordBehindJoint, key);
    }
    if (!isMarked && areMarkers[at] === true) {
      isMarked = true;
      const crossed = numberPart(joints);
      ofSpan?.add(marker, kind, crossed, numberPart(Math.min(MOST_FAR, far)));
      ofSpan?.add(marker, kind, crossed, key);
      ofGroup?.add(marker, group, kind, crossed);
    }
    if (areJoints[at] === true) joints++;
  }
}

const MOST_FAR = 3;

export const START = makePart('^');
export const END = makePart('$');

interface Side {
  key: Part;
  kind: Part;
  word: Part;
}
const sides = (sign: string): Side[] =>
  Array.from({ length: NEAR }, (_, step) => ({
    key: makePart(`${sign}${step}`),
    kind: makePart(`${sign}${step}k`),
    word: makePart(`${sign}${step}w`),
  }));
const AFTER = sides('+');
const BEFORE = sides('-');
const FURTHER_AFTER = {
  step: 1,
  word: makePart('>'),
  wordBehindJoint: makePart('>>'),
  marker: makePart('>m'),
} as const;
const FURTHER_BEFORE = {
  step: -1,
  word: makePart('<'),
  wordBehindJoint: makePart('<<'),
  marker: makePart('<m'),
} as const;

const PLUS_PLUS = makePart('++');
const MINUS_MINUS = makePart('--');
const PLUS_3 = makePart('+++');
const MINUS_3 = makePart('---');
const BOTH = makePart('-+');
const BOTH_KINDS = makePart('-+k');
const KINDS_AFTER = makePart('++k');
const KINDS_BEFORE = makePart('--k');
const OPENS = makePart('opens');
const ENDS = makePart('ends');
