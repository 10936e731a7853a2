import type { LatLng } from '@manemitra/query/place';
import { groupText, type PinGroup } from './cluster-pins.ts';
import { toMap } from './projection.ts';

/** A mark on the map: its spot in Web Mercator, and what it takes around that, in pixels to the right of its spot and below it. */
export interface MarkBox {
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a round mark takes, and a mark with a price by its letters; both stand to the right of their spot and above it. */
const ROUND = { least: 40, letter: 10, height: 40 };
const PRICE = { rim: 34, letter: 8, height: 34 };
/** A mark with a house in place of a price. */
const HOUSE_PX = 40;

/** Between a name and a mark. */
const GAP_PX = 2;
/** A name that stood further off its place, in pixels or in metres, would stand at another one. */
const FURTHEST = { px: 44, meters: 2000 };

/** A mark of a place stands with its middle on it. */
const PLACE_PX = 36;

export function markBoxes(
  groups: readonly PinGroup[],
  places: readonly { at: LatLng; aside: readonly [number, number] }[],
): MarkBox[] {
  const homes = groups.map(({ at, pins }): MarkBox => {
    const [x, y] = toMap(at);
    if (pins.length === 1) {
      const { label } = pins[0];
      if (label === undefined)
        return { x, y, left: 0, top: -HOUSE_PX, width: HOUSE_PX, height: HOUSE_PX };
      const width = PRICE.rim + PRICE.letter * label.length;
      return { x, y, left: 0, top: -PRICE.height, width, height: PRICE.height };
    }
    const width = Math.max(
      ROUND.least,
      2 * ROUND.letter + ROUND.letter * groupText({ pins }).length,
    );
    return { x, y, left: 0, top: -ROUND.height, width, height: ROUND.height };
  });
  const half = PLACE_PX / 2;
  const others = places.map(({ at, aside: [right, down] }): MarkBox => {
    const [x, y] = toMap(at);
    return { x, y, left: right - half, top: down - half, width: PLACE_PX, height: PLACE_PX };
  });
  return [...homes, ...others];
}

/** How far a mark that stands on this very spot reaches to its right and below it, in pixels; nothing where none does. */
export function reachOfMarkOn(
  [x = 0, y = 0]: readonly number[],
  { marks, resolution }: { marks: readonly MarkBox[]; resolution: number },
): number {
  const on = marks.filter((mark) => {
    const [right, down] = [(mark.x - x) / resolution, (y - mark.y) / resolution];
    const isRound = mark.left < 0;
    const [middleX, middleY] = [right + mark.left + PLACE_PX / 2, down + mark.top + PLACE_PX / 2];
    return isRound && Math.hypot(middleX, middleY) < PLACE_PX / 2;
  });
  return on.length > 0 ? PLACE_PX / 2 + GAP_PX : 0;
}

/** Whether a mark lies on a name of this size whose left edge and middle are so far right of its place and below it, in pixels. */
export function isUnderMark(
  [x = 0, y = 0]: readonly number[],
  { left, middle, size }: { left: number; middle: number; size: readonly [number, number] },
  { marks, resolution }: { marks: readonly MarkBox[]; resolution: number },
): boolean {
  const [width, height] = size;
  return marks.some((mark) => {
    const across = (mark.x - x) / resolution + mark.left - left;
    const down = (y - mark.y) / resolution + mark.top - middle;
    const isBeside = across > width || across + mark.width < 0;
    return !isBeside && down < height / 2 && down + mark.height > -height / 2;
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
    const left = (mark.x - x) / resolution + mark.left;
    const top = (y - mark.y) / resolution + mark.top;
    const isBeside = left > width / 2 || left + mark.width < -width / 2;
    return isBeside ? [] : [{ top: top - GAP_PX, foot: top + mark.height + GAP_PX }];
  });
  const isFree = (down: number): boolean =>
    near.every(({ top, foot }) => down - height / 2 >= foot || down + height / 2 <= top);
  const ways = near.flatMap(({ top, foot }) => [foot + height / 2, top - height / 2]);
  const furthest = Math.min(FURTHEST.px, FURTHEST.meters / resolution);
  return [0, ...ways]
    .filter((down) => Math.abs(down) <= furthest && isFree(down))
    .sort((a, b) => Math.abs(a) - Math.abs(b))[0];
}
