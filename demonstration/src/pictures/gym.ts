import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { houseplant } from './house-plants.ts';
import { isLampHour, shell } from './indoors.ts';
import type { Interior, Room } from './indoors.ts';
import type { Scheme } from './schemes.ts';
import { mix } from './palette.ts';
import {
  at,
  box,
  disc,
  drum,
  facing,
  level,
  sideways,
  softBox,
  tone,
  underneath,
} from './solids.ts';
import type { Range, Stage } from './solids.ts';
import { farWindow, glow } from './windows.ts';

const ACCENTS = ['#e0662f', '#2f8f83', '#d9a128', '#c23b5e', '#3f6fa3', '#7fa83f'] as const;

/** A long glazed wall, machines before it, mirrors on one side and weights on the other. */
export const gym: Interior = (stage, scheme, isHigh) => {
  const { random, design } = stage.mood;
  const accent = design.pick(ACCENTS);
  const room: Room = { left: -3.6, right: 3.6, back: random.between(7.4, 8.2), height: 3.3 };
  const dark: Scheme = {
    ...scheme,
    wall: random.pick(['#e9e7e2', '#d9d7d2', '#4a4e52']),
    feature: accent,
    floor: random.pick(['#5a5d60', '#6b645c', '#8a7a66']),
    floorKind: 'tiles',
  };
  const lit: Stage = { ...stage, light: 0 };
  const walls = shell(lit, room, dark, { feature: random.pick(['right', 'none']) });
  const { back } = room;
  const machine = random.pick([treadmill, treadmill, bicycle]);
  return {
    defs: walls.defs,
    drawn: [
      walls.drawn,
      farWindow(lit, [-3.1, 3.1], back, { z: [0.5, 2.6], panes: 6, frame: '#2f3236', isHigh }),
      mirror(lit, room.left, [2.6, back - 0.6]),
      band(lit, room.right, [2, back], accent),
      fill(level(lit, [0.9, 3.4], [3, back - 2.4], 0.003), tone(lit, '#2c2f33', 0.8)),
      strips(lit, room),
      ...[-2.4, -1.2, 0, 1.2, 2.4].map((x, i) =>
        (i % 2 === 0 ? machine : treadmill)(lit, x, back - 1.5, accent),
      ),
      dumbbells(lit, room.right, [3.2, back - 2.2], accent),
      weightBench(lit, 1.6, 4.6, accent),
      mats(lit, accent),
      drum(lit, { at: [-2.9, 3.6], z: [0, 0.5], r: 0.32 }, mix(accent, '#ffffff', 0.2)),
      ball(lit, [-2.55, 3.5], 0.34, accent),
      houseplant(lit, [-3.1, back - 0.5, 0], 1.4, '#d9d2c4'),
      random.chance(0.6) ? punchBag(lit, [2.75, 3.5], room.height, accent) : '',
    ].join(''),
  };
};

function mirror(stage: Stage, wallX: number, y: Range): string {
  let joints = '';
  for (let py = y[0] + 1; py < y[1]; py += 1.2)
    joints += line([at(stage, wallX, py, 0.3), at(stage, wallX, py, 2.5)]);
  const glint = [
    at(stage, wallX, y[0] + 0.7, 0.3),
    at(stage, wallX, y[0] + 1.3, 2.5),
    at(stage, wallX, y[0] + 1.8, 2.5),
    at(stage, wallX, y[0] + 1, 0.3),
  ];
  return [
    fill(sideways(stage, y, [0.3, 2.5], wallX), tone(stage, '#c4d2d6', 0.8)),
    fill(`M${glint.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}z`, '#ffffff', 0.3),
    fill(sideways(stage, y, [0.3, 0.9], wallX), '#5d6a70', 0.18),
    stroke(joints, '#7b898e', 2, { opacity: 0.6 }),
  ].join('');
}

const band = (stage: Stage, wallX: number, y: Range, accent: string): string =>
  fill(sideways(stage, y, [1.55, 1.85], wallX), tone(stage, accent, 0.75)) +
  fill(sideways(stage, y, [1.9, 1.96], wallX), tone(stage, accent, 0.6));

function strips(stage: Stage, { left, right, back, height }: Room): string {
  const d = [left * 0.5, 0, right * 0.5]
    .map((x) => line([at(stage, x, 1.6, height), at(stage, x, back - 0.6, height)]))
    .join('');
  const lit = isLampHour(stage.mood);
  return (
    stroke(d, '#fff7e0', 9, { opacity: 0.95 }) +
    (lit
      ? [left * 0.5, 0, right * 0.5]
          .map((x) => glow(stage, at(stage, x, 4, height), 210, 0.5))
          .join('')
      : '')
  );
}

function treadmill(stage: Stage, x: number, y: number, accent: string): string {
  const w = 0.36;
  const post = (side: number) =>
    line([at(stage, x + side * w, y + 0.35, 0.2), at(stage, x + side * w, y + 0.5, 1.25)]);
  const grip = (side: number) =>
    line([at(stage, x + side * w, y + 0.5, 1.05), at(stage, x + side * w, y, 0.95)]);
  return [
    underneath(stage, [x - w, x + w], [y - 0.9, y + 0.6]),
    stroke(post(-1) + post(1), tone(stage, '#3a3e43', 0.6), 7),
    box(stage, { x: [x - 0.32, x + 0.32], y: [y + 0.45, y + 0.55], z: [1.15, 1.5] }, '#2a2d31'),
    fill(
      facing(stage, [x - 0.24, x + 0.24], [1.22, 1.45], y + 0.45),
      tone(stage, mix(accent, '#ffffff', 0.3), 0.95),
      0.85,
    ),
    stroke(grip(-1) + grip(1), tone(stage, '#4a4f55', 0.7), 7),
    box(
      stage,
      { x: [x - w - 0.04, x + w + 0.04], y: [y - 0.9, y + 0.55], z: [0.06, 0.2] },
      '#4a4e53',
    ),
    fill(
      level(stage, [x - w + 0.06, x + w - 0.06], [y - 0.88, y + 0.3], 0.201),
      tone(stage, '#222529', 0.9),
    ),
    fill(
      facing(stage, [x - w - 0.04, x + w + 0.04], [0.09, 0.13], y - 0.9),
      tone(stage, accent, 0.9),
    ),
  ].join('');
}

function bicycle(stage: Stage, x: number, y: number, accent: string): string {
  const p = (dx: number, dy: number, z: number): XY => at(stage, x + dx, y + dy, z);
  const scale = stage.camera.focal / y;
  const [wx, wy] = p(0, 0.35, 0.38);
  return [
    underneath(stage, [x - 0.3, x + 0.3], [y - 0.5, y + 0.6]),
    stroke(
      line([p(-0.28, -0.5, 0.05), p(0.28, -0.5, 0.05)]) +
        line([p(-0.28, 0.55, 0.05), p(0.28, 0.55, 0.05)]) +
        line([p(0, -0.5, 0.05), p(0, 0.55, 0.05)]),
      tone(stage, '#3a3e43', 0.6),
      7,
    ),
    `<ellipse cx="${num(wx)}" cy="${num(wy)}" rx="${num(scale * 0.1)}" ry="${num(scale * 0.3)}" fill="${tone(stage, accent, 0.85)}"/>`,
    stroke(
      line([p(0, 0.1, 0.3), p(0, -0.3, 0.95)]) +
        line([p(0, 0.3, 0.3), p(0, 0.5, 1.15)]) +
        line([p(-0.22, 0.5, 1.2), p(0.22, 0.5, 1.2)]),
      tone(stage, '#3a3e43', 0.7),
      7,
    ),
    softBox(
      stage,
      { x: [x - 0.11, x + 0.11], y: [y - 0.45, y - 0.15], z: [0.95, 1.04] },
      '#26292d',
      0.03,
    ),
  ].join('');
}

/** Three shelves of weights along the wall. */
function dumbbells(stage: Stage, wallX: number, y: Range, accent: string): string {
  const parts = [underneath(stage, [wallX - 0.55, wallX], y)];
  for (const [i, z] of [0.25, 0.62, 1].entries()) {
    const from = wallX - 0.5 + i * 0.1;
    parts.push(box(stage, { x: [from, wallX - 0.02], y, z: [z - 0.05, z] }, '#3a3e43'));
    const ends: XY[] = [];
    for (let py = y[1] - 0.15; py > y[0] + 0.1; py -= 0.26)
      ends.push(at(stage, from + 0.08, py, z + 0.09));
    const size = (stage.camera.focal / ((y[0] + y[1]) / 2)) * 0.16;
    parts.push(
      stroke(dots(ends), tone(stage, '#1f2226', 0.6), size),
      stroke(dots(ends), tone(stage, i === 1 ? accent : '#8b9197', 0.9), size * 0.42),
    );
  }
  return parts.join('');
}

function weightBench(stage: Stage, x: number, y: number, accent: string): string {
  const scale = stage.camera.focal / (y + 0.9);
  const rack = [-0.5, 0.5]
    .map((dx) => line([at(stage, x + dx, y + 0.9, 0), at(stage, x + dx, y + 0.9, 1.15)]))
    .join('');
  const plates = [-0.82, -0.72, 0.72, 0.82].map((dx) => at(stage, x + dx, y + 0.85, 1.12));
  return [
    underneath(stage, [x - 0.5, x + 0.5], [y - 0.6, y + 0.9]),
    stroke(rack, tone(stage, '#3a3e43', 0.6), 8),
    stroke(
      line([at(stage, x - 0.95, y + 0.85, 1.12), at(stage, x + 0.95, y + 0.85, 1.12)]),
      tone(stage, '#c3c9cd', 0.9),
      4.5,
    ),
    ...plates.map(
      ([px, py], i) =>
        `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num(scale * 0.04)}" ry="${num(scale * (i % 3 === 0 ? 0.15 : 0.21))}" fill="${tone(stage, i % 3 === 0 ? accent : '#25282c', 0.7)}"/>`,
    ),
    ...[-0.12, 0.06].map((dx) =>
      box(stage, { x: [x + dx, x + dx + 0.06], y: [y - 0.5, y - 0.44], z: [0, 0.4] }, '#3a3e43'),
    ),
    softBox(
      stage,
      { x: [x - 0.17, x + 0.17], y: [y - 0.6, y + 0.7], z: [0.38, 0.48] },
      accent,
      0.04,
    ),
  ].join('');
}

function mats(stage: Stage, accent: string): string {
  return [-1.9, -0.9]
    .map(
      (x, i) =>
        fill(
          level(stage, [x, x + 0.7], [3, 4.7], 0.01),
          tone(stage, i === 0 ? accent : mix(accent, '#ffffff', 0.45), 0.85),
        ) + drum(stage, { at: [x + 0.35, 4.9], z: [0, 0.12], r: 0.1 }, accent),
    )
    .join('');
}

function ball(stage: Stage, [x, y]: XY, r: number, accent: string): string {
  const [px, py] = at(stage, x, y, r);
  const radius = (r * stage.camera.focal) / y;
  const color = tone(stage, mix(accent, '#ffffff', 0.35), 0.8);
  return `${disc(stage, [x, y, 0.004, r * 0.9], '#1d2033', 0.25)}<circle cx="${num(px)}" cy="${num(py)}" r="${num(radius)}" fill="${color}"/><circle cx="${num(px - radius * 0.3)}" cy="${num(py - radius * 0.35)}" r="${num(radius * 0.35)}" fill="#ffffff" opacity=".25"/>`;
}

function punchBag(stage: Stage, [x, y]: XY, ceiling: number, accent: string): string {
  return [
    stroke(line([at(stage, x, y, ceiling), at(stage, x, y, 1.95)]), tone(stage, '#3a3e43', 0.5), 3),
    disc(stage, [x, y, 0.004, 0.25], '#1d2033', 0.2),
    drum(stage, { at: [x, y], z: [0.75, 1.95], r: 0.19 }, '#2a2d31'),
    drum(stage, { at: [x, y], z: [1.5, 1.66], r: 0.195 }, accent),
  ].join('');
}
