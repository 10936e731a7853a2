import { boxOf, heightOf, opposite, overlaps, widthOf } from './geometry.ts';
import type { Box, Side } from './geometry.ts';
import { before, hasWindowOn, place } from './placing.ts';
import type { Space } from './placing.ts';

/** A counter under the window and along the longer free wall beside it, with sink, hob and refrigerator. */
export function kitchen(space: Space): void {
  const { clear } = space;
  const runs: { side: Side; box: Box }[] = [];
  for (const side of ['up', 'right', 'down', 'left'] as const) {
    const isVertical = side === 'left' || side === 'right';
    const length = isVertical ? heightOf(clear) : widthOf(clear);
    for (const share of [1, 0.85, 0.7, 0.55, 0.4]) {
      const along = Math.round(length * share);
      if (along < 1150) break;
      const box = [0, 1]
        .map((end) => stripOn(clear, side, along, end === 0 ? 0 : length - along))
        .find((each) => !space.kept.some((kept) => overlaps(kept, each)));
      if (box === undefined) continue;
      runs.push({ side, box });
      break;
    }
  }
  const worth = ({ side, box }: (typeof runs)[number]) =>
    Math.max(widthOf(box), heightOf(box)) +
    (hasWindowOn(space, before(box, opposite(side), 50)) ? 1500 : 0);
  const [main, ...others] = runs.toSorted((a, b) => worth(b) - worth(a));
  if (main === undefined) return;
  space.pieces.push({ kind: 'counter-sink', box: main.box, back: main.side });
  const second = others.find(({ side }) => side !== opposite(main.side) && side !== main.side);
  const isNarrow = Math.min(widthOf(clear), heightOf(clear)) < 1700;
  if (second && !isNarrow) {
    const box = trimmed(second.box, main.box);
    if (box) space.pieces.push({ kind: 'counter-hob', box, back: second.side });
  }
  place(space, { kind: 'fridge', along: 680, deep: 680, at: 'corner', isTall: false });
}

function stripOn(clear: Box, side: Side, along: number, offset: number): Box {
  const deep = 600;
  switch (side) {
    case 'up':
      return boxOf(clear.x0 + offset, clear.y0, clear.x0 + offset + along, clear.y0 + deep);
    case 'down':
      return boxOf(clear.x0 + offset, clear.y1 - deep, clear.x0 + offset + along, clear.y1);
    case 'left':
      return boxOf(clear.x0, clear.y0 + offset, clear.x0 + deep, clear.y0 + offset + along);
    case 'right':
      return boxOf(clear.x1 - deep, clear.y0 + offset, clear.x1, clear.y0 + offset + along);
  }
}

/** What is left of a counter where another already stands in the corner. */
function trimmed(box: Box, taken: Box): Box | undefined {
  if (!overlaps(box, taken)) return box;
  const isVertical = heightOf(box) > widthOf(box);
  const cut = isVertical
    ? taken.y0 <= box.y0
      ? { ...box, y0: taken.y1 }
      : { ...box, y1: taken.y0 }
    : taken.x0 <= box.x0
      ? { ...box, x0: taken.x1 }
      : { ...box, x1: taken.x0 };
  return Math.max(widthOf(cut), heightOf(cut)) >= 700 && widthOf(cut) > 0 && heightOf(cut) > 0
    ? cut
    : undefined;
}
