import type { PinGroup } from './cluster-pins.ts';
import { toMap } from './projection.ts';

/** A mark of homes on the map: its spot in Web Mercator, and what it takes to the right of that and above it, in pixels. */
export interface MarkBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a round mark takes, and a mark with a price by its letters; both stand to the right of their spot and above it. */
const ROUND = { least: 40, letter: 10, height: 40 };
const PRICE = { rim: 34, letter: 8, height: 34 };

/** Between a name and a mark. */
const GAP_PX = 2;
/** A name that stood further off its place, in pixels or in metres, would stand at another one. */
const FURTHEST = { px: 44, meters: 2000 };

export function markBoxes(groups: readonly PinGroup[]): MarkBox[] {
  return groups.map(({ at, pins }) => {
    const [x, y] = toMap(at);
    if (pins.length === 1) {
      const width = PRICE.rim + PRICE.letter * (pins[0].label?.length ?? 0);
      return { x, y, width, height: PRICE.height };
    }
    const width = Math.max(ROUND.least, 2 * ROUND.letter + ROUND.letter * `${pins.length}`.length);
    return { x, y, width, height: ROUND.height };
  });
}

/**
 * How far down, in pixels, a name stands from its place so that no mark lies on it, or up where that is nearer; undefined where nothing
 * near is free. `size` is that of the name, whose middle stands on the place.
 */
export function shiftOff(
  [x = 0, y = 0]: readonly number[],
  size: readonly [width: number, height: number],
  { marks, resolution }: { marks: readonly MarkBox[]; resolution: number },
): number | undefined {
  const [width, height] = size;
  const near = marks.flatMap((mark) => {
    const left = (mark.x - x) / resolution;
    const foot = (y - mark.y) / resolution;
    const isBeside = left > width / 2 || left + mark.width < -width / 2;
    return isBeside ? [] : [{ top: foot - mark.height - GAP_PX, foot: foot + GAP_PX }];
  });
  const isFree = (down: number): boolean =>
    near.every(({ top, foot }) => down - height / 2 >= foot || down + height / 2 <= top);
  const ways = near.flatMap(({ top, foot }) => [foot + height / 2, top - height / 2]);
  const furthest = Math.min(FURTHEST.px, FURTHEST.meters / resolution);
  return [0, ...ways]
    .filter((down) => Math.abs(down) <= furthest && isFree(down))
    .sort((a, b) => Math.abs(a) - Math.abs(b))[0];
}
