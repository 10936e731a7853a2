import type { Positioning } from 'ol/Overlay.js';

/** Pixels between the box and its spot, so that the mark on the spot stays visible. */
const GAP = 38;
/** Where a box is turned into the map, its corner is so far from the spot. */
const CORNER = 24;
const MARGIN = 4;

type Size = readonly [width: number, height: number];

export interface BoxAnchor {
  anchor: Positioning;
  aside: [right: number, down: number];
}

/** Above its spot, until it is known how large the box is. */
export const ABOVE: BoxAnchor = { anchor: 'bottom-center', aside: [0, -GAP] };

/** Beside its mark, which stands to the right of the spot and above it: a sum is about so wide. */
const BESIDE = { right: 124, left: -14, down: -17 };

/** Something on the map: its edges, in pixels from the map's own. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where a box stands at a spot: so that all of it is on the map, and there where it covers least of the `marks`. Above is better than
 * below, and that better than beside, where they are equal.
 */
export function boxAnchor(
  spot: Size,
  room: Size,
  size: Size,
  marks: readonly Box[] = [],
): BoxAnchor {
  let best = ABOVE;
  let least = [Infinity, Infinity];
  for (const way of waysOf(spot, room, size)) {
    const [right, down] = boxCutOff(spot, room, size, way);
    const box = boxAt(spot, size, way);
    const cost = [
      Math.abs(right) + Math.abs(down),
      marks.reduce((sum, mark) => sum + covered(box, mark), 0),
    ];
    const [cut = 0, over = 0] = cost;
    const [leastCut = 0, leastOver = 0] = least;
    if (cut > leastCut || (cut === leastCut && over >= leastOver)) continue;
    best = way;
    least = cost;
  }
  return best;
}

function waysOf([x, y]: Size, [width, height]: Size, [wide, tall]: Size): BoxAnchor[] {
  const across =
    x - wide / 2 < MARGIN ? 'left' : x + wide / 2 > width - MARGIN ? 'right' : 'center';
  const aside = across === 'left' ? -CORNER : across === 'right' ? CORNER : 0;
  // Beside its mark it may stand higher or lower, so that all of it is on the map.
  const middle = y + BESIDE.down;
  const highest = MARGIN + tall / 2;
  const down =
    BESIDE.down + Math.max(highest, Math.min(height - MARGIN - tall / 2, middle)) - middle;
  return [
    { anchor: `bottom-${across}`, aside: [aside, -GAP] },
    { anchor: `top-${across}`, aside: [aside, GAP] },
    { anchor: 'center-left', aside: [BESIDE.right, down] },
    { anchor: 'center-right', aside: [BESIDE.left, down] },
  ];
}

function covered(box: Box, mark: Box): number {
  const across = Math.min(box.right, mark.right) - Math.max(box.left, mark.left);
  const down = Math.min(box.bottom, mark.bottom) - Math.max(box.top, mark.top);
  return Math.max(0, across) * Math.max(0, down);
}

function boxAt([x, y]: Size, [wide, tall]: Size, { anchor, aside }: BoxAnchor): Box {
  const [vertical, across] = anchor.split('-');
  const left = x + aside[0] - (across === 'center' ? wide / 2 : across === 'right' ? wide : 0);
  const top = y + aside[1] - (vertical === 'bottom' ? tall : vertical === 'center' ? tall / 2 : 0);
  return { left, top, right: left + wide, bottom: top + tall };
}

/** How far a box must be moved to be all on the map, in pixels to the right and down; above all its head, where it is closed. */
export function boxCutOff(
  spot: Size,
  [width, height]: Size,
  size: Size,
  way: BoxAnchor,
): [right: number, down: number] {
  const { left, top } = boxAt(spot, size, way);
  const [wide, tall] = size;
  const into = (from: number, of: number, room: number): number =>
    from < MARGIN ? MARGIN - from : Math.min(0, Math.max(room - MARGIN - from - of, MARGIN - from));
  return [into(left, wide, width), into(top, tall, height)];
}
