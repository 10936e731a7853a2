/** Rectangles and the borders between them. Whole millimetres, y downwards, so that borders meet exactly. */

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Clockwise from the top of the sheet. */
export type Side = 'up' | 'right' | 'down' | 'left';
export const SIDES: readonly Side[] = ['up', 'right', 'down', 'left'];

/** A stretch of a rectangle's edge: at `at` across, `from` to `to` along. */
export interface Border {
  isVertical: boolean;
  at: number;
  from: number;
  to: number;
}

export const boxOf = (xa: number, ya: number, xb: number, yb: number): Box => ({
  x0: Math.min(xa, xb),
  y0: Math.min(ya, yb),
  x1: Math.max(xa, xb),
  y1: Math.max(ya, yb),
});

export const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
export const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
export const squareMeters = (box: Box): number => (widthOf(box) * heightOf(box)) / 1e6;
export const lengthOf = ({ from, to }: Border): number => to - from;

export const overlaps = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

export const contains = (outer: Box, inner: Box): boolean =>
  outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1;

export const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

export function boundsOf(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

function edge(box: Box, side: Side): Border {
  const isVertical = side === 'left' || side === 'right';
  return isVertical
    ? { isVertical, at: side === 'left' ? box.x0 : box.x1, from: box.y0, to: box.y1 }
    : { isVertical, at: side === 'up' ? box.y0 : box.y1, from: box.x0, to: box.x1 };
}

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] ?? side;
}

/** The side of `a` on which `b` lies, and the stretch they share; rectangles that do not overlap share one at most. */
export function sharedBorder(a: Box, b: Box): (Border & { side: Side }) | undefined {
  if (a.x1 === b.x0 || a.x0 === b.x1) {
    const from = Math.max(a.y0, b.y0);
    const to = Math.min(a.y1, b.y1);
    const isRight = a.x1 === b.x0;
    if (from < to) {
      return {
        isVertical: true,
        at: isRight ? a.x1 : a.x0,
        from,
        to,
        side: isRight ? 'right' : 'left',
      };
    }
  }
  if (a.y1 === b.y0 || a.y0 === b.y1) {
    const from = Math.max(a.x0, b.x0);
    const to = Math.min(a.x1, b.x1);
    const isDown = a.y1 === b.y0;
    if (from < to) {
      return {
        isVertical: false,
        at: isDown ? a.y1 : a.y0,
        from,
        to,
        side: isDown ? 'down' : 'up',
      };
    }
  }
  return undefined;
}

/** The stretches of one side that touch none of the `others`. */
export function freeBorders(box: Box, side: Side, others: readonly Box[]): Border[] {
  let free = [edge(box, side)];
  for (const other of others) {
    const border = sharedBorder(box, other);
    if (border?.side !== side) continue;
    free = free.flatMap((each) => [
      { ...each, to: Math.min(each.to, border.from) },
      { ...each, from: Math.max(each.from, border.to) },
    ]);
    free = free.filter((each) => each.to > each.from);
  }
  return free;
}

/** The strip of `depth` along a border, on its given side: right or down when positive. */
export function stripAlong({ isVertical, at, from, to }: Border, depth: number): Box {
  return isVertical ? boxOf(at, from, at + depth, to) : boxOf(from, at, to, at + depth);
}

/** The strip that a wall of `thickness` fills around a border. */
export function wallAlong({ isVertical, at, from, to }: Border, thickness: number): Box {
  const half = thickness / 2;
  return isVertical
    ? boxOf(at - half, from - half, at + half, to + half)
    : boxOf(from - half, at - half, to + half, at + half);
}

/** Which way is out of a rectangle over this side: -1 towards smaller coordinates. */
export const outward = (side: Side): -1 | 1 => (side === 'up' || side === 'left' ? -1 : 1);
