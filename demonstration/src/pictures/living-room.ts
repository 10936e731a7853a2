import { farArt, sideArt } from './art.ts';
import { diningSet, lowTable, mediaWall } from './furniture.ts';
import { houseplant } from './house-plants.ts';
import { fan, floorLamp, pendant, PENDANTS, tableLamp } from './lamps.ts';
import { sideSofa, sofa } from './seating.ts';
import { shell } from './indoors.ts';
import type { Interior, Room } from './indoors.ts';
import type { Scheme } from './schemes.ts';
import { box } from './solids.ts';
import type { Stage } from './solids.ts';
import {
  curtainRod,
  daylight,
  farCurtain,
  farWindow,
  rug,
  sideCurtain,
  sideWindow,
} from './windows.ts';

const POTS = ['#c96f4a', '#e9e2d5', '#3f4a4d', '#d9b27c', '#7fa9a6'] as const;

/** Three rooms to live in: one that looks out, one that looks at itself, one with the table set. */
export const livingRoom: Interior = (stage, scheme, isHigh) =>
  stage.mood.random.pick([lookingOut, sofaAtTheWall, openPlan])(stage, scheme, isHigh);

/** A glazed door over the whole far wall, the sofa beside it. */
function lookingOut(
  stage: Stage,
  scheme: Scheme,
  isHigh: boolean,
): { defs: string; drawn: string } {
  const { random } = stage.mood;
  const room: Room = { left: -2.3, right: 2.3, back: random.between(5.5, 6.2), height: 2.85 };
  const lit: Stage = { ...stage, light: 0 };
  const { back } = room;
  const glass: [number, number] = [-1.45, random.between(1.1, 1.5)];
  const walls = shell(lit, room, scheme, { feature: random.pick(['left', 'right']) });
  const middle = (back + 3.4) / 2;
  return {
    defs: walls.defs,
    drawn: [
      walls.drawn,
      farWindow(lit, glass, back, {
        z: [0.04, 2.35],
        panes: 3,
        frame: random.pick(['#3a3d40', '#f4f1ea', scheme.wood]),
        isHigh,
      }),
      curtainRod(
        lit,
        { x: [glass[0] - 0.5, glass[1] + 0.5], y: back - 0.08, z: 2.5 },
        scheme.metal,
      ),
      farCurtain(
        lit,
        { x: [glass[0] - 0.42, glass[0] + 0.12], y: back - 0.06, z: [0.03, 2.48] },
        random.pick(['#f2eadb', scheme.cloth[0]]),
      ),
      farCurtain(
        lit,
        { x: [glass[1] - 0.12, glass[1] + 0.42], y: back - 0.06, z: [0.03, 2.48] },
        '#f2eadb',
      ),
      daylight(lit, {
        x: glass,
        y: [3.2, back - 0.1],
        panes: 3,
        slant: random.pick([-0.4, 0.35, 0.15]),
      }),
      sideArt(lit, [room.left, middle, 1.62], scheme),
      mediaWall(lit, room.right, [3.5, back - 0.8], scheme),
      rug(lit, [-1.5, 1.35], [3, back - 0.9], [scheme.cloth[0], scheme.cloth[1]]),
      houseplant(
        lit,
        [room.right - 0.4, back - 0.35, 0],
        random.between(1.1, 1.5),
        random.pick(POTS),
      ),
      floorLamp(lit, [room.left + 0.3, back - 0.3], scheme),
      sideSofa(lit, [room.left + 0.06, 1], [3.3, back - 0.6], scheme),
      random.chance(0.5)
        ? fan(lit, [0, 3.9], room.height, scheme.wood)
        : pendant(lit, { at: [0, 4.2], ceiling: room.height, drop: 0.7 }, scheme.metal),
      lowTable(lit, [0.15, middle - 0.15], scheme),
      random.chance(0.5)
        ? sideSofa(lit, [1.75, -1], [2.7, 3.45], { ...scheme, seat: scheme.cloth[1] })
        : '',
    ].join(''),
  };
}

/** The sofa against a wall of colour, a window throwing light across the floor. */
function sofaAtTheWall(
  stage: Stage,
  scheme: Scheme,
  isHigh: boolean,
): { defs: string; drawn: string } {
  const { random } = stage.mood;
  const room: Room = { left: -2.5, right: 2.4, back: random.between(4.9, 5.4), height: 2.85 };
  const lit: Stage = { ...stage, light: 1 };
  const { back } = room;
  const walls = shell(lit, room, scheme, { feature: 'back' });
  return {
    defs: walls.defs,
    drawn: [
      walls.drawn,
      sideWindow(lit, room.right, [3.1, back - 0.7], {
        z: [0.5, 2.3],
        panes: 3,
        frame: random.pick(['#3a3d40', '#f6f2ea', scheme.wood]),
        isHigh,
      }),
      sideCurtain(
        lit,
        { wallX: room.right, y: [back - 0.75, back - 0.2], z: [0.03, 2.5] },
        scheme.cloth[1],
      ),
      sideCurtain(lit, { wallX: room.right, y: [2.7, 3.1], z: [0.03, 2.5] }, scheme.cloth[1]),
      farArt(lit, [-0.1, back - 0.01, 1.72], scheme),
      rug(lit, [-1.75, 1.5], [2.9, back - 0.5], [scheme.cloth[1], scheme.cloth[0]]),
      daylight(lit, { x: [0.2, 1.9], y: [2.9, back - 1], panes: 3, slant: -0.5 }),
      houseplant(
        lit,
        [room.left + 0.42, back - 0.4, 0],
        random.between(1.1, 1.6),
        random.pick(POTS),
      ),
      sofa(lit, [-1.3, 1.1], [back - 1, back - 0.08], scheme),
      box(lit, { x: [1.25, 1.7], y: [back - 0.62, back - 0.18], z: [0.02, 0.5] }, scheme.wood),
      tableLamp(lit, [1.48, back - 0.4, 0.5], scheme.cloth[0]),
      fan(lit, [0, 3.7], room.height, '#f4efe4'),
      sideSofa(lit, [-2.05, 1], [3.05, 3.85], { ...scheme, seat: scheme.cloth[0] }),
      lowTable(lit, [-0.1, 3.5], scheme),
    ].join(''),
  };
}

/** A table in front, the sofa behind it, light from the far end. */
function openPlan(stage: Stage, scheme: Scheme, isHigh: boolean): { defs: string; drawn: string } {
  const { random } = stage.mood;
  const room: Room = { left: -2.7, right: 2.5, back: random.between(6.6, 7.4), height: 2.9 };
  const lit: Stage = { ...stage, light: 0 };
  const { back } = room;
  const walls = shell(lit, room, scheme, { feature: random.pick(['right', 'none']) });
  const glass: [number, number] = [-0.6, 2.2];
  const lamp = random.pick(PENDANTS);
  return {
    defs: walls.defs,
    drawn: [
      walls.drawn,
      farWindow(lit, glass, back, { z: [0.04, 2.4], panes: 4, frame: '#34373a', isHigh }),
      farCurtain(lit, { x: [-0.95, -0.5], y: back - 0.06, z: [0.03, 2.55] }, scheme.cloth[0]),
      farCurtain(lit, { x: [2.1, 2.45], y: back - 0.06, z: [0.03, 2.55] }, scheme.cloth[0]),
      farArt(lit, [-1.75, back - 0.01, 1.65], scheme),
      sideArt(lit, [room.right, 4.6, 1.6], scheme),
      daylight(lit, { x: glass, y: [4.4, back - 0.1], panes: 4, slant: -0.3 }),
      rug(lit, [-2.1, 0.9], [4.6, back - 0.4], [scheme.cloth[1], scheme.cloth[0]]),
      houseplant(lit, [1.9, back - 0.5, 0], 1.3, random.pick(POTS)),
      sofa(lit, [-2.3, -0.1], [back - 1.15, back - 0.25], scheme),
      lowTable(lit, [-0.9, back - 1.75], scheme),
      ...[-0.5, 0.15, 0.8].map((x) =>
        pendant(lit, { at: [x, 3.75], ceiling: room.height, drop: 0.95, kind: lamp }, scheme.metal),
      ),
      diningSet(lit, [0.15, 3.7], scheme),
    ].join(''),
  };
}
