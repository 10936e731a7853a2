import type { Context } from './context.ts';
import type { Edge } from './edges.ts';
import { shapeOf } from './features.ts';

/** Words between two edges that are looked at one by one. */
const SHORT_GAP = 3;

/** What tells of two edges that follow each other whether one word turns both, or only one. */
export function linkFeatures(before: Edge, after: Edge, gap: Gap): string[] {
  const same = before.field === after.field ? 'same' : 'other';
  return [
    same,
    ...(same === 'same' ? [`${after.field} ${shapeOf(before)} ${shapeOf(after)}`] : []),
    `${same} ${gap.kinds}`,
    `${same} ${gap.words}`,
    `${before.field} ${after.field}`,
    `${before.field} ${after.field} ${gap.size}`,
    `${before.field} ${after.field} ${gap.kinds}`,
  ];
}

/** What tells of two edges of one field with others between them whether both are meant. */
export function againFeatures(before: Edge, after: Edge): string[] | undefined {
  if (before.field !== after.field) return undefined;
  const { field } = after;
  return [`again ${field}`, `again ${field} ${shapeOf(before)} ${shapeOf(after)}`];
}

export interface Gap {
  kinds: string;
  words: string;
  size: string;
}

export function gapBetween({ kinds, keys }: Context, from: number, to: number): Gap {
  const length = to - from;
  const telling: string[] = [];
  for (let at = from; at < to && telling.length <= SHORT_GAP; at++) {
    const kind = kinds[at] ?? '';
    if (kind !== 'filler' && telling.at(-1) !== kind) telling.push(kind);
  }
  return {
    kinds:
      telling.length > SHORT_GAP ? `${telling.slice(0, SHORT_GAP).join(' ')} …` : telling.join(' '),
    words: length <= SHORT_GAP ? keys.slice(from, to).join(' ') : '…',
    size: length === 0 ? 'beside' : length <= 2 ? 'near' : 'far',
  };
}
