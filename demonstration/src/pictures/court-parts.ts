import { fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { hedge, lampPost } from './garden-things.ts';
import type { Ground } from './outdoors.ts';
import { at, facing, level, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

export const SURFACES = [
  ['#3f6fa3', '#5d9a68'],
  ['#4b8a5c', '#b5573f'],
  ['#2f7a83', '#6fa06a'],
  ['#7a5c9a', '#4f86a6'],
  ['#b5573f', '#4b8a5c'],
] as const;

const path = (points: readonly XY[]): string => line(points);

export function marked(
  stage: Stage,
  segments: readonly (readonly [XY, XY])[],
  width = 0.07,
): string {
  const d = segments.map(([a, b]) => {
    // A painted line is a thin rectangle on the ground, so that it thins out with distance.
    const isAcross = Math.abs(a[1] - b[1]) < 0.001;
    return isAcross
      ? level(
          stage,
          [Math.min(a[0], b[0]), Math.max(a[0], b[0])],
          [a[1] - width, a[1] + width],
          0.01,
        )
      : level(
          stage,
          [a[0] - width / 2, a[0] + width / 2],
          [Math.min(a[1], b[1]), Math.max(a[1], b[1])],
          0.01,
        );
  });
  return fill(d.join(''), tone(stage, '#ffffff', 1), 0.95);
}

export const frame = (x: Range, y: Range): (readonly [XY, XY])[] => [
  [
    [x[0], y[0]],
    [x[1], y[0]],
  ],
  [
    [x[0], y[1]],
    [x[1], y[1]],
  ],
  [
    [x[0], y[0]],
    [x[0], y[1]],
  ],
  [
    [x[1], y[0]],
    [x[1], y[1]],
  ],
];

/** Chain link on posts. */
export function fence({ stage }: Ground, x: Range, y: number, height: number): string {
  let posts = '';
  let mesh = '';
  for (let px = x[0]; px <= x[1] + 0.01; px += 3)
    posts += path([at(stage, px, y, 0), at(stage, px, y, height)]);
  for (let px = x[0]; px <= x[1]; px += 0.5)
    mesh += path([at(stage, px, y, 0), at(stage, px, y, height)]);
  for (let z = 0.5; z < height; z += 0.5)
    mesh += path([at(stage, x[0], y, z), at(stage, x[1], y, z)]);
  return (
    fill(facing(stage, x, [0, height], y), tone(stage, '#2f5d50', 0.5), 0.12) +
    stroke(mesh, tone(stage, '#31483f', 0.5), 0.9, { opacity: 0.35 }) +
    stroke(
      posts + path([at(stage, x[0], y, height), at(stage, x[1], y, height)]),
      tone(stage, '#31483f', 0.6),
      3.4,
    )
  );
}

export function net(stage: Stage, x: Range, y: number, z: Range): string {
  let mesh = '';
  const step = (x[1] - x[0]) / 44;
  for (let px = x[0]; px < x[1]; px += step)
    mesh += path([at(stage, px, y, z[0]), at(stage, px, y, z[1])]);
  for (let i = 1; i < 5; i++) {
    const h = z[0] + ((z[1] - z[0]) * i) / 5;
    mesh += path([at(stage, x[0], y, h), at(stage, x[1], y, h)]);
  }
  return [
    fill(facing(stage, x, z, y), '#1d2033', 0.16),
    stroke(mesh, '#2b2f36', 1, { opacity: 0.5 }),
    stroke(
      path([at(stage, x[0], y, z[1]), at(stage, x[1], y, z[1])]),
      tone(stage, '#ffffff', 1),
      5,
      { flat: true },
    ),
    stroke(
      path([at(stage, x[0], y, 0), at(stage, x[0], y, z[1])]) +
        path([at(stage, x[1], y, 0), at(stage, x[1], y, z[1])]),
      tone(stage, '#3b4046', 0.5),
      6,
    ),
  ].join('');
}

export function setting(ground: Ground, back: number, half: number): string {
  const { random } = ground.stage.mood;
  return [
    ground.trees(
      [-18, -12, -6, 1, 7, 13, 19].map((x, i) => ({
        kind: i % 2 === 0 ? ground.bloom : 'rain-tree',
        x: x + random.between(-1.5, 1.5),
        y: back + random.between(5, 9),
        height: random.between(6, 9),
      })),
    ),
    hedge(ground, [-34, 34], back + 3, 1.1),
    ground.trees(
      [-24, 24].map((x) => ({ kind: 'rain-tree', x, y: back + 8, height: random.between(8, 10) })),
    ),
    lampPost(ground, [-half - 1, back - 1], 6.5),
    lampPost(ground, [half + 1, back - 1], 6.5),
  ].join('');
}
