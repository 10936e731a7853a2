import { boxOf, boundsOf, freeBorders, heightOf, SIDES, widthOf } from './geometry.ts';
import type { Border, Box, Side } from './geometry.ts';
import { OUTER_WALL } from './layout.ts';
import type { Balcony, Floor, Room, RoomKind } from './layout.ts';
import type { Arrangement } from './arrangement.ts';

interface Finish {
  balconies: number;
  balconyDepth: number;
  blind?: readonly Side[];
  firstName?: Balcony['name'];
}

/** An arrangement with its balconies on the façades; undefined when there are more than façade for them. */
export function finishFloor(
  { draft, entrance }: Pick<Arrangement, 'draft' | 'entrance'>,
  { balconies, balconyDepth, blind = [], firstName = 'Balcony' }: Finish,
): Floor | undefined {
  const boxes = [...draft.rooms.map(({ box }) => box), ...draft.shafts];
  const bounds = boundsOf(boxes);
  const places = WITH_BALCONY.flatMap((kind) =>
    draft.rooms.filter((room) => room.kind === kind),
  ).flatMap((room): { room: Room; side: Side; border: Border }[] => {
    for (const side of ['up', 'down', 'right', 'left'] as const) {
      if (blind.includes(side) || side === entrance.side) continue;
      const border = facade(room, side, boxes, bounds);
      if (border && border.to - border.from >= 1500) return [{ room, side, border }];
    }
    return [];
  });
  // Living room and master bedroom first, then the other bedrooms, the dining room last.
  if (places.length < balconies) return undefined;
  const chosen = places.slice(0, balconies).map(({ room, side, border }, i): Balcony => {
    const depth =
      (side === 'up' || side === 'left' ? -1 : 1) * (balconyDepth - (i === 0 ? 0 : 200));
    const wall = border.at + Math.sign(depth) * OUTER_WALL;
    const box = border.isVertical
      ? boxOf(wall, border.from, wall + depth, border.to)
      : boxOf(border.from, wall, border.to, wall + depth);
    return { of: room.id, side, name: i === 0 ? firstName : 'Balcony', box };
  });
  return { ...draft, balconies: chosen, entrance, blind };
}

const WITH_BALCONY: readonly RoomKind[] = [
  'living',
  'studio',
  'bedroom',
  'lounge',
  'study',
  'dining',
  'kitchen',
];

/** The longest stretch of a room's edge that lies on the outline itself, not on a shaft or a recess. */
export function facade(
  room: Room,
  side: Side,
  boxes: readonly Box[],
  bounds: Box,
): Border | undefined {
  const at = { up: bounds.y0, right: bounds.x1, down: bounds.y1, left: bounds.x0 }[side];
  return freeBorders(room.box, side, boxes)
    .filter((border) => border.at === at)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
}

/** The floor turned clockwise by quarters within `all`, after being mirrored left to right. */
export function turnedFloor(floor: Floor, quarters: number, isMirrored: boolean, all: Box): Floor {
  const [width, height] = [widthOf(all), heightOf(all)];
  const turnBox = (box: Box): Box => {
    let { x0, y0, x1, y1 } = box;
    if (isMirrored) [x0, x1] = [width - x1, width - x0];
    let [w, h] = [width, height];
    for (let i = 0; i < quarters; i++) {
      [x0, y0, x1, y1] = [h - y1, x0, h - y0, x1];
      [w, h] = [h, w];
    }
    return { x0, y0, x1, y1 };
  };
  const turnSide = (side: Side): Side => {
    const from = SIDES.indexOf(side);
    const mirrored = isMirrored && from % 2 === 1 ? 4 - from : from;
    return SIDES[(mirrored + quarters) % 4] ?? side;
  };
  return {
    ...floor,
    rooms: floor.rooms.map((room) => ({ ...room, box: turnBox(room.box) })),
    shafts: floor.shafts.map(turnBox),
    balconies: floor.balconies.map((each) => ({
      ...each,
      side: turnSide(each.side),
      box: turnBox(each.box),
    })),
    entrance: {
      room: floor.entrance.room,
      ...(floor.entrance.side ? { side: turnSide(floor.entrance.side) } : {}),
    },
    blind: floor.blind.map(turnSide),
  };
}
