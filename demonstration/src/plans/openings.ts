import {
  boundsOf,
  boxOf,
  freeBorders,
  outward,
  overlaps,
  sharedBorder,
  SIDES,
} from './geometry.ts';
import type { Border, Box, Side } from './geometry.ts';
import { facade } from './finish-floor.ts';
import { OUTER_WALL, PARTITION } from './layout.ts';
import type { Floor, Room, RoomKind } from './layout.ts';

/** A hole in a wall. Its border is the room's edge: internal walls stand astride it, outer walls beyond it. */
export interface Opening {
  kind: 'door' | 'main' | 'slide' | 'window' | 'vent';
  border: Border;
  /** Which way the outer wall lies; internal walls have none. */
  out?: Side;
  /** The floor that the leaf sweeps, with its hinge. */
  swing?: { box: Box; hinge: 'from' | 'to'; into: -1 | 1 };
}

const JAMB = 110;

export function openingsOf(floor: Floor): Opening[] {
  const openings: Opening[] = [];
  const boxes = [...floor.rooms.map(({ box }) => box), ...floor.shafts];
  const bounds = boundsOf(boxes);
  const byId = new Map(floor.rooms.map((room) => [room.id, room]));
  const entered = byId.get(floor.entrance.room);
  if (entered && floor.entrance.side) {
    const [border] = freeBorders(entered.box, floor.entrance.side, boxes);
    if (border) openings.push(mainDoor(border, floor.entrance.side));
  }
  for (const { a, b, how } of floor.links) {
    const [one, two] = [byId.get(a), byId.get(b)];
    const border = one && two && sharedBorder(one.box, two.box);
    if (how === 'door' && two && border) openings.push(door(two, border, openings));
  }
  for (const balcony of floor.balconies) {
    const room = byId.get(balcony.of);
    const border = room && facade(room, balcony.side, boxes, bounds);
    if (border === undefined || room === undefined) continue;
    const most = room.kind === 'bedroom' ? 1800 : 2400;
    openings.push({
      kind: 'slide',
      border: centred(border, Math.min(most, border.to - border.from - 500)),
      out: balcony.side,
    });
  }
  for (const room of floor.rooms) openings.push(...windowsOf(room, floor, boxes, bounds));
  return openings;
}

function mainDoor(border: Border, out: Side): Opening {
  const length = border.to - border.from;
  const width = Math.min(1050, length - 2 * JAMB);
  const from = Math.round(border.from + Math.min((length - width) / 2, 350));
  const hole = { ...border, from, to: from + width };
  const into = outward(out) === 1 ? -1 : 1;
  return { kind: 'main', border: hole, out, swing: swing(hole, 'from', into) };
}

/** A leaf opens into the more private room, against a wall, and clear of other leaves. */
function door(into: Room, border: Border, others: readonly Opening[]): Opening {
  const length = border.to - border.from;
  const width = Math.min(DOOR_WIDTHS[into.kind] ?? 900, length - 2 * JAMB);
  const { box } = into;
  const way = (border.isVertical ? box.x0 : box.y0) === border.at ? 1 : -1;
  const [low, high] = border.isVertical ? [box.y0, box.y1] : [box.x0, box.x1];
  const candidates = (['from', 'to'] as const).map((hinge) => {
    const start = hinge === 'from' ? border.from + JAMB : border.to - JAMB - width;
    const hole = { ...border, from: start, to: start + width };
    const swept = swing(hole, hinge, way);
    const clashes = others.filter((each) => each.swing && overlaps(each.swing.box, swept.box));
    const isAtCorner = hinge === 'from' ? border.from === low : border.to === high;
    return { hole, swept, cost: clashes.length * 3 + (isAtCorner ? 0 : 1) };
  });
  const [best] = candidates.toSorted((a, b) => a.cost - b.cost);
  if (best === undefined) throw new Error('A door has two ends to choose from.');
  return { kind: 'door', border: best.hole, swing: best.swept };
}

const DOOR_WIDTHS: Readonly<Partial<Record<RoomKind, number>>> = {
  toilet: 750,
  utility: 800,
  pooja: 800,
  store: 750,
  dress: 800,
};

function swing(hole: Border, hinge: 'from' | 'to', into: -1 | 1) {
  const width = hole.to - hole.from;
  const reach = hole.at + into * (width + PARTITION / 2);
  const box = hole.isVertical
    ? boxOf(hole.at, hole.from, reach, hole.to)
    : boxOf(hole.from, hole.at, hole.to, reach);
  return { box, hinge, into };
}

const WINDOWS: Readonly<Partial<Record<RoomKind, number>>> = {
  living: 2100,
  studio: 2000,
  dining: 1500,
  bedroom: 1600,
  study: 1300,
  lounge: 1800,
  kitchen: 1300,
  utility: 900,
  toilet: 600,
  stair: 1000,
  passage: 800,
  dress: 600,
};

/** Light from the façade; toilets may breathe into a shaft. Rooms with a balcony get a second side, if they have one. */
function windowsOf(room: Room, floor: Floor, boxes: readonly Box[], bounds: Box): Opening[] {
  const width = WINDOWS[room.kind];
  if (width === undefined) return [];
  const kind = room.kind === 'toilet' || room.kind === 'dress' ? 'vent' : 'window';
  if (room.kind === 'toilet') {
    const shaft = floor.shafts.find((each) => sharedBorder(room.box, each));
    const border = shaft && sharedBorder(room.box, shaft);
    if (border) {
      return [{ kind, border: centred(border, width), out: border.side }];
    }
  }
  const taken = floor.balconies.filter(({ of }) => of === room.id).map(({ side }) => side);
  const found = SIDES.flatMap((side) => {
    if (floor.blind.includes(side) || taken.includes(side)) return [];
    const border = facade(room, side, boxes, bounds);
    if (border === undefined || border.to - border.from < 850) return [];
    const isEntrance = side === floor.entrance.side;
    if (isEntrance && room.id === floor.entrance.room) return [];
    return [{ side, border, isEntrance }];
  });
  const free = found.filter(({ isEntrance }) => !isEntrance);
  const sides = free.length > 0 ? free : taken.length > 0 ? [] : found;
  const most = room.kind === 'bedroom' || room.kind === 'living' ? 2 - taken.length : 1;
  return sides
    .toSorted((a, b) => b.border.to - b.border.from - (a.border.to - a.border.from))
    .slice(0, most)
    .map(({ side, border }, i) => ({
      kind,
      border: centred(border, Math.min(i === 0 ? width : 1200, border.to - border.from - 500)),
      out: side,
    }));
}

function centred(border: Border, width: number): Border {
  const from = Math.round((border.from + border.to - width) / 2);
  return { ...border, from, to: from + width };
}

/** The hole itself, through the wall. */
export function holeOf({ border, out }: Opening): Box {
  const { isVertical, at, from, to } = border;
  const [near, far] = out
    ? [at, at + outward(out) * OUTER_WALL]
    : [at - PARTITION / 2, at + PARTITION / 2];
  return isVertical ? boxOf(near, from, far, to) : boxOf(from, near, to, far);
}
