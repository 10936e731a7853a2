import {
  boxOf,
  contains,
  grown,
  outward,
  overlaps,
  sharedBorder,
  SIDES,
  stripAlong,
  widthOf,
  heightOf,
} from './geometry.ts';
import type { Box, Side } from './geometry.ts';
import { clearBox, isOpen } from './judge.ts';
import { PARTITION } from './layout.ts';
import type { Floor, Room } from './layout.ts';
import type { Opening } from './openings.ts';

/** A piece of furniture; its back is to a side of its box. */
export interface Piece {
  kind: string;
  box: Box;
  back: Side;
}

/** A room as furniture sees it. */
export interface Space {
  room: Room;
  clear: Box;
  /** Where nothing may stand: doors, their sweep, ways through. */
  kept: Box[];
  /** In front of windows: nothing tall. */
  windows: Box[];
  doors: Box[];
  pieces: Piece[];
}

export function spaceOf(room: Room, floor: Floor, openings: readonly Opening[]): Space {
  const clear = clearBox(room, floor.rooms, floor.links);
  const space: Space = { room, clear, kept: [], windows: [], doors: [], pieces: [] };
  for (const opening of openings) {
    const { border, swing, kind } = opening;
    const around = grown(stripAlong(border, 0), PARTITION);
    if (!overlaps(around, clear)) continue;
    if (kind === 'window' || kind === 'vent') {
      space.windows.push(grown(stripAlong(border, 0), 650));
      continue;
    }
    if (swing) space.kept.push(grown(swing.box, 40));
    for (const way of [-1, 1]) space.kept.push(stripAlong(border, way * 700));
    space.doors.push(around);
  }
  for (const other of floor.rooms) {
    const border = other === room ? undefined : sharedBorder(room.box, other.box);
    if (border && isOpen(floor.links, room, other) && other.kind !== 'niche') {
      space.kept.push(stripAlong(border, -outward(border.side) * 550));
    }
  }
  return space;
}

export interface Wish {
  kind: string;
  /** Along the wall and away from it. */
  along: number;
  deep: number;
  /** Tall pieces never stand before a window. */
  isTall?: boolean;
  /** Room to walk in front. */
  before?: number;
  /** Where along the wall it likes to be. */
  at?: 'middle' | 'corner' | 'any';
  score?: (box: Box, back: Side) => number;
  sides?: readonly Side[];
}

/** Puts the piece where it fits and scores best; false when it fits nowhere. */
export function place(space: Space, wish: Wish): Piece | undefined {
  let best: { piece: Piece; score: number } | undefined;
  for (const back of wish.sides ?? SIDES) {
    for (const [box, share] of spots(space.clear, wish, back)) {
      if (!isFree(space, box, wish)) continue;
      const front = before(box, back, wish.before ?? 0);
      const isBlocked = space.pieces.some((piece) => overlaps(piece.box, front));
      if (isBlocked || !contains(grown(space.clear, 1), front)) continue;
      const likes =
        wish.at === 'middle'
          ? -Math.abs(share - 0.5)
          : wish.at === 'corner'
            ? Math.abs(share - 0.5)
            : 0;
      const score = likes + (wish.score?.(box, back) ?? 0);
      if (best === undefined || score > best.score)
        best = { piece: { kind: wish.kind, box, back }, score };
    }
  }
  if (best) space.pieces.push(best.piece);
  return best?.piece;
}

export function isFree(space: Space, box: Box, wish: Pick<Wish, 'isTall'> = {}): boolean {
  return (
    contains(grown(space.clear, 1), box) &&
    !space.kept.some((each) => overlaps(each, box)) &&
    !space.pieces.some((piece) => overlaps(piece.box, box)) &&
    !(wish.isTall && space.windows.some((each) => overlaps(each, box)))
  );
}

function spots(clear: Box, { along, deep }: Wish, back: Side): [Box, number][] {
  const isVertical = back === 'left' || back === 'right';
  const length = isVertical ? heightOf(clear) : widthOf(clear);
  const slack = length - along;
  if (slack < 0) return [];
  return [0, 0.14, 0.28, 0.4, 0.5, 0.6, 0.72, 0.86, 1].map((share): [Box, number] => {
    const offset = Math.round(slack * share);
    switch (back) {
      case 'up':
        return [
          boxOf(clear.x0 + offset, clear.y0, clear.x0 + offset + along, clear.y0 + deep),
          share,
        ];
      case 'down':
        return [
          boxOf(clear.x0 + offset, clear.y1 - deep, clear.x0 + offset + along, clear.y1),
          share,
        ];
      case 'left':
        return [
          boxOf(clear.x0, clear.y0 + offset, clear.x0 + deep, clear.y0 + offset + along),
          share,
        ];
      case 'right':
        return [
          boxOf(clear.x1 - deep, clear.y0 + offset, clear.x1, clear.y0 + offset + along),
          share,
        ];
    }
  });
}

/** The floor in front of a piece, `depth` deep. */
export function before(box: Box, back: Side, depth: number): Box {
  switch (back) {
    case 'up':
      return boxOf(box.x0, box.y1, box.x1, box.y1 + depth);
    case 'down':
      return boxOf(box.x0, box.y0 - depth, box.x1, box.y0);
    case 'left':
      return boxOf(box.x1, box.y0, box.x1 + depth, box.y1);
    case 'right':
      return boxOf(box.x0 - depth, box.y0, box.x0, box.y1);
  }
}

const centerOf = ({ x0, y0, x1, y1 }: Box): readonly [number, number] => [
  (x0 + x1) / 2,
  (y0 + y1) / 2,
];

/** Metres from the nearest door. */
export function fromDoors(space: Space, box: Box): number {
  const [x, y] = centerOf(box);
  return Math.min(
    9,
    ...space.doors.map((door) => {
      const [dx, dy] = centerOf(door);
      return Math.hypot(x - dx, y - dy) / 1000;
    }),
  );
}

export const hasWindowOn = (space: Space, box: Box): boolean =>
  space.windows.some((each) => overlaps(each, box));
