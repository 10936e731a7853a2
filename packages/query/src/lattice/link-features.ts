import { joined, makePart } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';
import type { Context } from './context.ts';
import type { Form } from './forms.ts';

/** Words between two edges that are looked at one by one. */
const SHORT_GAP = 3;

/** What stands between two edges. */
export interface Gap {
  /** One for all gaps in which the same stands. */
  id: number;
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

/** Tells what stands between two tokens. */
export function gapsOf({ kinds, keys }: Context): (from: number, to: number) => Gap {
  const ids = new Map<number, number>();
  const idOf = (number: number) => {
    const id = ids.get(number) ?? ids.size;
    ids.set(number, id);
    return id;
  };
  const gaps: GrowingGap[][] = [];
  return (from, to) => {
    const here = (gaps[from] ??= [{ ...NOTHING, id: idOf(numberOf(NOTHING)) }]);
    for (let length = here.length; length <= to - from; length++) {
      const at = from + length - 1;
      const gap = grown(
        here[length - 1] as GrowingGap,
        length,
        kinds[at] as Part,
        keys[at] as Part,
      );
      gap.id = idOf(numberOf(gap));
      here.push(gap);
    }
    return here[to - from] as Gap;
  };
}

/** 53 bits of what a gap says. */
function numberOf({ kinds, words, size }: Gap): number {
  return (kinds.one >>> 0) * 2 ** 21 + ((Math.imul(words.one, size.oneShift) + size.one) >>> 11);
}

/** A gap with what tells how it is with one word more. */
interface GrowingGap extends Gap {
  last: Part;
  telling: number;
}

function grown(
  { kinds, words, last, telling }: GrowingGap,
  length: number,
  kind: Part,
  key: Part,
): GrowingGap {
  const isTold = kind.text === 'filler' || kind.text === last.text || telling > SHORT_GAP;
  const more = telling === SHORT_GAP ? MORE : kind;
  return {
    id: 0,
    kinds: isTold ? kinds : telling === 0 ? kind : joined(kinds, more),
    words: length > SHORT_GAP ? MORE : length === 1 ? key : joined(words, key),
    size: length <= 2 ? NEAR : FAR,
    last: isTold ? last : kind,
    telling: isTold ? telling : telling + 1,
  };
}

const SAME = makePart('same');
const OTHER = makePart('other');
const AGAIN = makePart('again');
const BESIDE = makePart('beside');
const NEAR = makePart('near');
const FAR = makePart('far');
const MORE = makePart('…');
const EMPTY = makePart('');
const NOTHING = { id: 0, kinds: EMPTY, words: EMPTY, size: BESIDE, last: EMPTY, telling: 0 };
