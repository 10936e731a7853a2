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

/** Tells what stands between two tokens: one object for the same. */
export function gapsOf(context: Context): (from: number, to: number) => Gap {
  const gaps: Gap[][] = [];
  const byText = new Map<string, Gap>();
  return (from, to) => ((gaps[from] ??= [])[to - from] ??= gapBetween(context, [from, to], byText));
}

function gapBetween(
  { kinds, keys }: Context,
  [from, to]: readonly [number, number],
  byText: Map<string, Gap>,
): Gap {
  const length = to - from;
  const telling: string[] = [];
  for (let at = from; at < to && telling.length <= SHORT_GAP; at++) {
    const kind = kinds[at]?.text ?? '';
    if (kind !== 'filler' && telling.at(-1) !== kind) telling.push(kind);
  }
  if (telling.length > SHORT_GAP) telling[SHORT_GAP] = '…';
  const said = telling.join(' ');
  const words = length <= SHORT_GAP ? keys.slice(from, to).map(({ text }) => text) : ['…'];
  const size = length === 0 ? BESIDE : length <= 2 ? NEAR : FAR;
  const text = `${size.text} ${words.join(' ')}\n${said}`;
  const known = byText.get(text);
  if (known !== undefined) return known;
  const gap = { kinds: partOf(said), words: partOf(words.join(' ')), size };
  byText.set(text, gap);
  return gap;
}

const SAME = makePart('same');
const OTHER = makePart('other');
const AGAIN = makePart('again');
const BESIDE = makePart('beside');
const NEAR = makePart('near');
const FAR = makePart('far');
