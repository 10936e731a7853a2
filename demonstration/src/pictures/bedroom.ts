import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, stroke } from './drawing.ts';
import { farArt, sideArt } from './art.ts';
import { houseplant } from './house-plants.ts';
import { fan, pendant, PENDANTS, tableLamp } from './lamps.ts';
import { cushion } from './seating.ts';
import { shell } from './indoors.ts';
import type { Interior, Room } from './indoors.ts';
import type { Scheme } from './schemes.ts';
import { mix } from './palette.ts';
import { at, box, facing, level, sideways, softBox, tone, underneath } from './solids.ts';
import type { Range, Stage } from './solids.ts';
import {
  curtainRod,
  daylight,
  farCurtain,
  farWindow,
  rug,
  sideCurtain,
  sideWindow,
} from './windows.ts';

export const bedroom: Interior = (stage, scheme, isHigh) =>
  stage.mood.random.pick([headToTheFarWall, besideTheWindow])(stage, scheme, isHigh);

/** The bed looks at us; a window on one side, the wardrobe on the other. */
function headToTheFarWall(
  stage: Stage,
  scheme: Scheme,
  isHigh: boolean,
): { defs: string; drawn: string } {
  const { random } = stage.mood;
  const room: Room = { left: -2.2, right: 2.3, back: random.between(4.9, 5.4), height: 2.85 };
  const lit: Stage = { ...stage, light: 1 };
  const { back } = room;
  const walls = shell(lit, room, scheme, { feature: random.pick(['back', 'back', 'none']) });
  const bed: Range = [-0.95, 0.85];
  const lamp = random.pick(PENDANTS);
  return {
    defs: walls.defs,
    drawn: [
      walls.drawn,
      sideWindow(lit, room.right, [3.2, back - 0.8], {
        z: [0.75, 2.3],
        panes: 2,
        frame: random.pick(['#f6f2ea', scheme.wood, '#3a3d40']),
        isHigh,
      }),
      sideCurtain(
        lit,
        { wallX: room.right, y: [back - 0.82, back - 0.3], z: [0.03, 2.5] },
        scheme.cloth[1],
      ),
      sideCurtain(lit, { wallX: room.right, y: [2.75, 3.2], z: [0.03, 2.5] }, scheme.cloth[1]),
      wardrobe(lit, room.left, [2.9, back - 0.25], scheme),
      headboard(lit, [bed[0] - 0.35, bed[1] + 0.35], back, scheme),
      random.chance(0.55) ? farArt(lit, [-0.05, back - 0.01, 2.02], scheme) : '',
      rug(lit, [-1.55, 1.5], [2.75, back - 1.1], [scheme.cloth[1], scheme.cloth[0]]),
      daylight(lit, { x: [0.95, 2.1], y: [2.9, back - 1.1], panes: 2, slant: -0.45 }),
      ...[bed[0] - 0.5, bed[1] + 0.08].map((x) => nightstand(lit, x, back, scheme)),
      bedFacing(lit, bed, [back - 2.15, back - 0.1], scheme),
      random.chance(0.5)
        ? fan(lit, [0, 3.6], room.height, scheme.wood)
        : [bed[0] - 0.28, bed[1] + 0.3]
            .map((x) =>
              pendant(
                lit,
                { at: [x, back - 0.3], ceiling: room.height, drop: 1.2, kind: lamp },
                scheme.metal,
              ),
            )
            .join(''),
      houseplant(lit, [room.right - 0.4, back - 0.4, 0], random.between(0.9, 1.3), scheme.cloth[0]),
    ].join(''),
  };
}

/** The bed along a side wall, the far wall all window. */
function besideTheWindow(
  stage: Stage,
  scheme: Scheme,
  isHigh: boolean,
): { defs: string; drawn: string } {
  const { random } = stage.mood;
  const room: Room = { left: -2.4, right: 2.2, back: random.between(5.3, 5.8), height: 2.85 };
  const lit: Stage = { ...stage, light: 0 };
  const { back } = room;
  const walls = shell(lit, room, scheme, { feature: 'left' });
  const glass: Range = [-1.1, 1.35];
  const seat: Range = [glass[0] - 0.1, glass[1] + 0.1];
  return {
    defs: walls.defs,
    drawn: [
      walls.drawn,
      farWindow(lit, glass, back, {
        z: [0.62, 2.35],
        panes: 3,
        frame: random.pick(['#f6f2ea', scheme.wood]),
        isHigh,
      }),
      curtainRod(
        lit,
        { x: [glass[0] - 0.5, glass[1] + 0.5], y: back - 0.08, z: 2.5 },
        scheme.metal,
      ),
      farCurtain(
        lit,
        { x: [glass[0] - 0.45, glass[0] + 0.08], y: back - 0.06, z: [0.03, 2.48] },
        scheme.cloth[0],
      ),
      farCurtain(
        lit,
        { x: [glass[1] - 0.08, glass[1] + 0.45], y: back - 0.06, z: [0.03, 2.48] },
        scheme.cloth[0],
      ),
      box(
        lit,
        { x: seat, y: [back - 0.5, back], z: [0, 0.4] },
        mix(scheme.wall, scheme.wood, 0.3),
        scheme.cloth[1],
      ),
      ...[seat[0] + 0.35, seat[1] - 0.4].map((x) =>
        cushion(lit, [x, back - 0.3, 0.42], 0.4, scheme.cloth[0]),
      ),
      daylight(lit, { x: glass, y: [2.9, back - 0.55], panes: 3, slant: 0.3 }),
      sideArt(lit, [room.left, (back + 2.9) / 2, 1.8], scheme),
      wardrobe(lit, room.right, [3, back - 0.7], scheme),
      rug(lit, [-1.1, 1.2], [2.8, back - 0.9], [scheme.cloth[1], scheme.cloth[0]]),
      nightstandSide(lit, room.left, back - 0.75, scheme),
      bedSideways(lit, room.left, [2.95, back - 1], scheme),
      fan(lit, [0, 3.8], room.height, '#f4efe4'),
    ].join(''),
  };
}

function headboard(stage: Stage, x: Range, y: number, { wood, feature, wall }: Scheme): string {
  const { random } = stage.mood;
  const padded = random.chance(0.5);
  const color = padded ? mix(feature, wall, 0.35) : wood;
  const count = padded ? 6 : 14;
  let joints = '';
  for (let i = 1; i < count; i++) {
    const px = x[0] + ((x[1] - x[0]) * i) / count;
    joints += line([at(stage, px, y - 0.06, 0.1), at(stage, px, y - 0.06, 1.3)]);
  }
  return [
    fill(facing(stage, [x[0] + 0.05, x[1] + 0.08], [0, 1.28], y - 0.01), '#1d2033', 0.16),
    box(stage, { x, y: [y - 0.06, y], z: [0.05, 1.3] }, color),
    stroke(joints, tone(stage, mix(color, '#1d1208', 0.5), 0.5), padded ? 3 : 1.6, {
      opacity: 0.4,
    }),
  ].join('');
}

/** Two pillows a sleeper, a folded sheet, a throw over the foot. */
function bedFacing(stage: Stage, x: Range, y: Range, { wood, cloth }: Scheme): string {
  const { random } = stage.mood;
  const sheet = random.pick(['#faf6ee', '#f1ece4', '#e9edf0']);
  const width = x[1] - x[0];
  const pillow = ([from, to]: Range, z: number, py: number, color: string) =>
    softBox(stage, { x: [from, to], y: [py, py + 0.22], z: [z, z + 0.34] }, color, 0.09);
  const third = width / 2;
  return [
    underneath(stage, x, y),
    box(stage, { x, y, z: [0.08, 0.28] }, wood),
    softBox(
      stage,
      { x: [x[0] + 0.03, x[1] - 0.03], y: [y[0] + 0.03, y[1]], z: [0.26, 0.55] },
      sheet,
      0.06,
    ),
    pillow([x[0] + 0.08, x[0] + third - 0.04], 0.55, y[1] - 0.3, sheet),
    pillow([x[0] + third + 0.04, x[1] - 0.08], 0.55, y[1] - 0.3, sheet),
    pillow([x[0] + 0.16, x[0] + third - 0.1], 0.54, y[1] - 0.5, cloth[0]),
    pillow([x[0] + third + 0.1, x[1] - 0.16], 0.54, y[1] - 0.5, cloth[0]),
    cushion(stage, [(x[0] + x[1]) / 2, y[1] - 0.66, 0.56], 0.36, cloth[1]),
    softBox(
      stage,
      { x: [x[0] - 0.01, x[1] + 0.01], y: [y[0] + 0.02, y[1] - 0.72], z: [0.34, 0.6] },
      mix(sheet, cloth[1], 0.12),
      0.06,
    ),
    fold(stage, [x[0] - 0.02, x[1] + 0.02], [y[0] + 0.25, y[0] + 0.75], cloth[0]),
  ].join('');
}

/** A throw across the bed, hanging over both sides. */
function fold(stage: Stage, x: Range, y: Range, color: string): string {
  const stripe = [y[0] + 0.1, y[1] - 0.1]
    .map((py) => line([at(stage, x[0], py, 0.612), at(stage, x[1], py, 0.612)]))
    .join('');
  return [
    fill(level(stage, x, y, 0.61), tone(stage, color, 0.9)),
    stroke(stripe, '#fff6e2', 4, { opacity: 0.6, flat: true }),
  ].join('');
}

/** The same bed seen from its side. */
function bedSideways(
  stage: Stage,
  wallX: number,
  y: Range,
  { wood, cloth, feature, wall }: Scheme,
): string {
  const { random } = stage.mood;
  const sheet = random.pick(['#faf6ee', '#f1ece4', '#e9edf0']);
  const x: Range = [wallX + 0.08, wallX + 2.12];
  const half = (y[0] + y[1]) / 2;
  const pillow = ([from, to]: Range, px: number, color: string, size: number) =>
    softBox(stage, { x: [px, px + size], y: [from, to], z: [0.56, 0.56 + 0.3] }, color, 0.08);
  return [
    fill(
      sideways(stage, [y[0] - 0.15, y[1] + 0.15], [0.05, 1.25], wallX + 0.05),
      tone(stage, mix(feature, wood, 0.7), 0.7),
    ),
    underneath(stage, x, y),
    box(stage, { x, y, z: [0.08, 0.28] }, wood),
    softBox(stage, { x, y: [y[0] + 0.03, y[1] - 0.03], z: [0.26, 0.56] }, sheet, 0.06),
    pillow([half + 0.08, y[1] - 0.1], x[0] + 0.05, sheet, 0.3),
    pillow([half + 0.16, y[1] - 0.2], x[0] + 0.34, cloth[0], 0.24),
    pillow([y[0] + 0.1, half - 0.08], x[0] + 0.05, sheet, 0.3),
    pillow([y[0] + 0.2, half - 0.16], x[0] + 0.34, cloth[0], 0.24),
    softBox(
      stage,
      { x: [x[0] + 0.78, x[1] + 0.02], y: [y[0] - 0.01, y[1] + 0.01], z: [0.32, 0.6] },
      mix(sheet, mix(wall, cloth[1], 0.4), 0.4),
      0.06,
    ),
    fill(
      level(stage, [x[1] - 0.62, x[1] - 0.14], [y[0] - 0.02, y[1]], 0.61),
      tone(stage, cloth[0], 0.9),
    ),
    fill(
      facing(stage, [x[1] - 0.62, x[1] - 0.14], [0.34, 0.61], y[0] - 0.02),
      tone(stage, cloth[0], 0.6),
    ),
  ].join('');
}

function nightstand(stage: Stage, x: number, back: number, { wood, metal, cloth }: Scheme): string {
  const span: Range = [x, x + 0.42];
  return [
    underneath(stage, span, [back - 0.42, back - 0.06]),
    box(stage, { x: span, y: [back - 0.42, back - 0.06], z: [0.1, 0.5] }, wood),
    fill(
      facing(stage, [x + 0.03, x + 0.39], [0.31, 0.46], back - 0.42),
      tone(stage, mix(wood, '#ffffff', 0.12), 0.6),
    ),
    fill(facing(stage, [x + 0.16, x + 0.26], [0.37, 0.4], back - 0.42), tone(stage, metal, 0.9)),
    tableLamp(stage, [x + 0.21, back - 0.24, 0.5], cloth[0]),
  ].join('');
}

function nightstandSide(stage: Stage, wallX: number, y: number, { wood, cloth }: Scheme): string {
  return [
    box(stage, { x: [wallX + 0.06, wallX + 0.5], y: [y - 0.2, y + 0.2], z: [0.1, 0.5] }, wood),
    tableLamp(stage, [wallX + 0.28, y, 0.5], cloth[1]),
  ].join('');
}

/** Doors from floor to lintel along a side wall, one of them a mirror. */
function wardrobe(stage: Stage, wallX: number, y: Range, { wood, wall, metal }: Scheme): string {
  const { random } = stage.mood;
  const into = wallX < 0 ? 1 : -1;
  const face = wallX + into * 0.6;
  const x: Range = into > 0 ? [wallX, face] : [face, wallX];
  const color = random.pick([
    mix(wood, '#ffffff', 0.2),
    mix(wall, '#ffffff', 0.4),
    mix(wall, wood, 0.25),
  ]);
  const doors = Math.max(2, Math.round((y[1] - y[0]) / 0.55));
  const step = (y[1] - y[0]) / doors;
  const mirror = random.whole(0, doors - 1);
  let joints = '';
  let handles = '';
  for (let i = 0; i < doors; i++) {
    const py = y[0] + i * step;
    if (i > 0) joints += line([at(stage, face, py, 0.08), at(stage, face, py, 2.4)]);
    const grip = py + (i % 2 === 0 ? step - 0.06 : 0.06);
    handles += line([at(stage, face, grip, 0.95), at(stage, face, grip, 1.25)]);
  }
  const glassRange: Range = [y[0] + mirror * step + 0.05, y[0] + (mirror + 1) * step - 0.05];
  return [
    box(stage, { x, y, z: [0, 2.42] }, color),
    fill(sideways(stage, glassRange, [0.14, 2.34], face), tone(stage, '#cfdadd', 0.85)),
    fill(
      `M${[at(stage, face, glassRange[0] + 0.05, 0.4), at(stage, face, glassRange[1] - 0.1, 2), at(stage, face, glassRange[1] - 0.02, 2), at(stage, face, glassRange[0] + 0.15, 0.4)].map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}z`,
      '#ffffff',
      0.35,
    ),
    stroke(joints, tone(stage, mix(color, '#1d1208', 0.5), 0.4), 1.8, { opacity: 0.6 }),
    stroke(handles, tone(stage, metal, 0.6), 3.4),
  ].join('');
}
