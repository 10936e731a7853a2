import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { avenue, bench, hedge, lawnStripes } from './garden-things.ts';
import type { Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, box, level, tone } from './solids.ts';
import type { Stage } from './solids.ts';

/** Soft ground in bright shapes; a slide with its tower, swings, a see-saw. */
export const playArea: Outdoors = (ground) => {
  const { stage, trees, people } = ground;
  const { random } = stage.mood;
  const side = random.pick([-1, 1] as const);
  const palette = random.pick([
    ['#e8a13a', '#3f8fa3', '#d9573f', '#f3d36a'],
    ['#5aa37a', '#e0662f', '#f0c14b', '#3f6fa3'],
    ['#7a5ca3', '#f08a5d', '#4fb3a9', '#f3d36a'],
    ['#d2497a', '#3f8fa3', '#f0c14b', '#6fa05a'],
  ] as const);
  const blob = ([x, y]: XY, [rx, ry]: XY, color: string) => {
    const points = Array.from({ length: 30 }, (_, i): XY => {
      const a = (i / 30) * 2 * Math.PI;
      const r = 1 + 0.12 * Math.sin(3 * a + x);
      return at(stage, x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r, 0.004);
    });
    return fill(polygon(points), tone(stage, color, 0.9));
  };
  return {
    drawn: [
      lawnStripes(stage),
      hedge(ground, [-24, 24], 24, 1.2),
      trees(avenue(ground, 15, 23, 7)),
      blob([0, 10.5], [8.4, 5.6], mix(palette[0], '#f4e6cc', 0.35)),
      blob([side * -2.6, 9.6], [3.2, 2.4], mix(palette[1], '#ffffff', 0.25)),
      blob([side * 3.6, 11.6], [2.6, 1.8], mix(palette[2], '#ffffff', 0.35)),
      blob([side * 1.4, 6.6], [1.5, 0.8], mix(palette[3], '#ffffff', 0.1)),
      swings(stage, [side * 4.2, 13], palette),
      people([
        ['woman', side * 6.6, 12],
        ['child', side * 1.2, 12.2],
      ]),
      slideTower(stage, [side * -2.6, 11], side, palette),
      random.chance(0.6)
        ? seesaw(stage, [side * 2.3, 7.9], palette)
        : climber(stage, [side * 2.6, 8.6], palette),
      bench(ground, [side * 7, 9.6]),
      people([
        ['child', side * -0.4, 8.4],
        ['child', side * 0.8, 6.9],
        [random.pick(['woman', 'man']), side * -5, 8],
      ]),
      trees([
        { kind: ground.bloom, x: side * -7, y: 8.8, height: 6.4 },
        { kind: 'shrub', x: side * 5.4, y: 5.8, height: 0.9 },
        { kind: 'shrub', x: side * -3.6, y: 4.8, height: 0.8 },
      ]),
    ].join(''),
  };
};

function slideTower(
  stage: Stage,
  [x, y]: XY,
  side: -1 | 1,
  [one, two, three]: readonly string[],
): string {
  const [a, b, c] = [one ?? '#e8a13a', two ?? '#3f8fa3', three ?? '#d9573f'];
  const p = (dx: number, dy: number, z: number) => at(stage, x + dx, y + dy, z);
  const run = side;
  const slide = [
    p(run * 0.7, -0.35, 1.5),
    p(run * 0.7, 0.35, 1.5),
    p(run * 2.9, 0.35, 0.25),
    p(run * 3.4, 0.35, 0.22),
    p(run * 3.4, -0.35, 0.22),
    p(run * 2.9, -0.35, 0.25),
  ];
  const wall = [
    p(run * 0.7, -0.38, 1.75),
    p(run * 2.9, -0.38, 0.5),
    p(run * 3.4, -0.38, 0.44),
    p(run * 3.4, -0.38, 0.2),
    p(run * 2.9, -0.38, 0.22),
    p(run * 0.7, -0.38, 1.4),
  ];
  const roof = [p(-0.95, -0.8, 2.9), p(0.95, -0.8, 2.9), p(0, -0.2, 3.9)];
  const back = [p(-0.95, -0.8, 2.9), p(-0.95, 0.8, 2.9), p(0, 0.2, 3.9), p(0, -0.2, 3.9)];
  const other = [p(0.95, -0.8, 2.9), p(0.95, 0.8, 2.9), p(0, 0.2, 3.9), p(0, -0.2, 3.9)];
  let rungs = '';
  for (let z = 0.25; z < 1.5; z += 0.28)
    rungs += line([p(-run * (1.5 - z * 0.5), -0.3, z), p(-run * (1.5 - z * 0.5), 0.3, z)]);
  return [
    fill(level(stage, [x - 1, x + 1], [y - 0.9, y + 0.9], 0.005), '#1d2033', 0.2),
    ...[0.65, -0.75].flatMap((dy) =>
      [-0.75, 0.65].map((dx) =>
        box(stage, { x: [x + dx, x + dx + 0.1], y: [y + dy, y + dy + 0.1], z: [0, 2.9] }, b),
      ),
    ),
    stroke(
      line([p(-run * 1.5, -0.3, 0), p(-run * 0.75, -0.3, 1.5)]) +
        line([p(-run * 1.5, 0.3, 0), p(-run * 0.75, 0.3, 1.5)]) +
        rungs,
      tone(stage, b, 0.7),
      5,
    ),
    box(stage, { x: [x - 0.75, x + 0.75], y: [y - 0.7, y + 0.7], z: [1.42, 1.55] }, a),
    fill(polygon(slide), tone(stage, c, 0.95)),
    fill(polygon(wall), tone(stage, c, 0.55)),
    box(stage, { x: [x - 0.75, x + 0.75], y: [y - 0.75, y - 0.68], z: [1.55, 2.1] }, a),
    `<circle cx="${num(p(0, -0.75, 1.82)[0])}" cy="${num(p(0, -0.75, 1.82)[1])}" r="${num((stage.camera.focal / y) * 0.17)}" fill="${tone(stage, '#fbf6ea', 0.8)}"/>`,
    fill(polygon(back), tone(stage, b, stage.light < 0 ? 0.95 : 0.35)),
    fill(polygon(other), tone(stage, b, stage.light > 0 ? 0.95 : 0.35)),
    fill(polygon(roof), tone(stage, b, 0.75)),
  ].join('');
}

function swings(stage: Stage, [x, y]: XY, [one, , three]: readonly string[]): string {
  const frame = tone(stage, one ?? '#e8a13a', 0.8);
  const p = (dx: number, dy: number, z: number) => at(stage, x + dx, y + dy, z);
  const w = Math.max(4, (stage.camera.focal / y) * 0.1);
  const legs = [-1.9, 1.9]
    .map((dx) => line([p(dx, -0.8, 0), p(dx, 0, 2.5), p(dx, 0.8, 0)]))
    .join('');
  const seats = [-0.8, 0.8].map((dx, i) => {
    const swing = i === 0 ? -0.5 : 0.3;
    return (
      stroke(
        line([p(dx - 0.2, 0, 2.5), p(dx - 0.2, swing, 0.55)]) +
          line([p(dx + 0.2, 0, 2.5), p(dx + 0.2, swing, 0.55)]),
        '#4a4f55',
        1.8,
      ) +
      stroke(
        line([p(dx - 0.26, swing, 0.53), p(dx + 0.26, swing, 0.53)]),
        tone(stage, three ?? '#d9573f', 0.9),
        w * 0.9,
        { flat: true },
      )
    );
  });
  return [
    fill(level(stage, [x - 2, x + 2], [y - 0.4, y + 0.3], 0.005), '#1d2033', 0.16),
    stroke(legs + line([p(-1.9, 0, 2.5), p(1.9, 0, 2.5)]), frame, w),
    ...seats,
  ].join('');
}

function seesaw(stage: Stage, [x, y]: XY, [one, two]: readonly string[]): string {
  const p = (dx: number, z: number) => at(stage, x + dx, y, z);
  return [
    fill(level(stage, [x - 1.6, x + 1.6], [y - 0.25, y + 0.2], 0.005), '#1d2033', 0.2),
    fill(polygon([p(-0.3, 0), p(0.3, 0), p(0, 0.6)]), tone(stage, two ?? '#3f8fa3', 0.7)),
    stroke(
      line([p(-1.7, 0.25), p(1.7, 0.9)]),
      tone(stage, one ?? '#e8a13a', 0.9),
      (stage.camera.focal / y) * 0.13,
    ),
    stroke(
      line([p(-1.35, 0.34), p(-1.35, 0.68)]) + line([p(1.35, 0.84), p(1.35, 1.18)]),
      tone(stage, '#4a4f55', 0.6),
      5,
    ),
  ].join('');
}

/** Half a globe of bars. */
function climber(stage: Stage, [x, y]: XY, [one, two]: readonly string[]): string {
  const scale = stage.camera.focal / y;
  const [px, py] = at(stage, x, y, 0);
  const r = scale * 1.3;
  const arcs = [-0.8, -0.4, 0, 0.4, 0.8]
    .map(
      (t) =>
        `M${num(px + t * r)} ${num(py)}Q${num(px + t * r * 1.1)} ${num(py - r * 0.9)} ${num(px)} ${num(py - r)}`,
    )
    .join('');
  const rings = [0.35, 0.68]
    .map(
      (t) =>
        `M${num(px - r * Math.sqrt(1 - t * t))} ${num(py - r * t)}q${num(r * Math.sqrt(1 - t * t))} ${num(r * 0.14)} ${num(2 * r * Math.sqrt(1 - t * t))} 0`,
    )
    .join('');
  return [
    `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num(r * 1.05)}" ry="${num(r * 0.2)}" fill="#1d2033" opacity=".2"/>`,
    stroke(
      `M${num(px - r)} ${num(py)}A${num(r)} ${num(r)} 0 0 1 ${num(px + r)} ${num(py)}${arcs}`,
      tone(stage, one ?? '#e8a13a', 0.85),
      scale * 0.07,
    ),
    stroke(rings, tone(stage, two ?? '#3f8fa3', 0.85), scale * 0.07),
  ].join('');
}
