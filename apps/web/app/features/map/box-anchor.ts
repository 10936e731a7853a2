import type { Positioning } from 'ol/Overlay.js';

/** Pixels between the box and its spot, so that the mark on the spot stays visible. */
const GAP = 38;
/** Where a box stands aside of its spot, its corner is so far from it. */
const CORNER = 24;
const MARGIN = 4;

type Size = readonly [width: number, height: number];

export interface BoxAnchor {
  anchor: Positioning;
  aside: [right: number, down: number];
}

/** Above its spot, until it is known how large the box is. */
export const ABOVE: BoxAnchor = { anchor: 'bottom-center', aside: [0, -GAP] };

/** Where a box stands at a spot so that all of it is on the map: above it if it can, else below, else on the side with more room. */
export function boxAnchor([x, y]: Size, [width, height]: Size, [wide, tall]: Size): BoxAnchor {
  const fitsAbove = y - GAP - tall >= MARGIN;
  const fitsBelow = y + GAP + tall <= height - MARGIN;
  const isAbove = fitsAbove || (!fitsBelow && y > height / 2);
  const down = isAbove ? -GAP : GAP;
  const vertical = isAbove ? 'bottom' : 'top';
  if (x - wide / 2 < MARGIN) return { anchor: `${vertical}-left`, aside: [-CORNER, down] };
  if (x + wide / 2 > width - MARGIN) return { anchor: `${vertical}-right`, aside: [CORNER, down] };
  return { anchor: `${vertical}-center`, aside: [0, down] };
}

/** How far a box must be moved to be all on the map, in pixels to the right and down; above all its head, where it is closed. */
export function boxCutOff(
  [x, y]: Size,
  [width, height]: Size,
  [wide, tall]: Size,
  { anchor, aside }: BoxAnchor,
): [right: number, down: number] {
  const left =
    x + aside[0] - (anchor.endsWith('center') ? wide / 2 : anchor.endsWith('right') ? wide : 0);
  const top = y + aside[1] - (anchor.startsWith('bottom') ? tall : 0);
  const into = (from: number, size: number, room: number): number =>
    from < MARGIN
      ? MARGIN - from
      : Math.min(0, Math.max(room - MARGIN - from - size, MARGIN - from));
  return [into(left, wide, width), into(top, tall, height)];
}
