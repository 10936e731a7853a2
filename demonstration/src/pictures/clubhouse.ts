import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, polygon, stroke } from './drawing.ts';
import { bench, flowerBed, hedge, lampPost, path } from './garden-things.ts';
import type { Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, box, facing, level, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** The community's own house: a glass hall under a deep roof, at the end of a walk. */
export const clubhouse: Outdoors = (ground) => {
  const { stage, trees, people, bloom, tall } = ground;
  const { random, design } = stage.mood;
  const lit: Stage = { ...stage, light: stage.mood.sunSide };
  const shape = design.pick(['flat', 'pitched', 'verandah'] as const);
  const y = 17;
  const half = random.between(8.6, 10);
  const paving = random.pick(['#d9cdb8', '#c99f80', '#c9c4ba']);
  return {
    drawn: [
      trees(
        [-15, -11, 11, 15].map((x, i) => ({
          kind: i % 2 === 0 ? 'rain-tree' : bloom,
          x,
          y: y + random.between(6, 11),
          height: random.between(8, 11),
        })),
      ),
      hedge(ground, [-24, -half - 1.5], y + 2, 1.2),
      hedge(ground, [half + 1.5, 24], y + 2, 1.2),
      { flat: flatHall, pitched: pitchedHall, verandah: verandahHall }[shape](lit, half, y),
      path(
        ground,
        [
          [0, 2.4],
          [0, y - 2.6],
        ],
        4.6,
        paving,
      ),
      joints(lit, 2.3, y - 2.6),
      fill(level(lit, [-half, half], [y - 2.6, y - 0.6], 0.003), tone(lit, paving, 0.8)),
      ...[-1, 1].flatMap((side) =>
        [11, 7].map((py) =>
          flowerBed(
            ground,
            [side * random.between(3.5, 3.9), py],
            [0.9, 0.5],
            random.pick(['#e86a8f', '#f3b33d', '#f6efe0', '#d8484a', '#8f7fd0']),
          ),
        ),
      ),
      bench(ground, [random.pick([-5.4, 5.4]), 10]),
      lampPost(ground, [-2.9, 9.6], 2.6),
      lampPost(ground, [2.9, 9.6], 2.6),
      trees([
        { kind: tall, x: -half - 0.6, y: y - 3, height: 6.6 },
        { kind: tall, x: half + 0.6, y: y - 3.6, height: 6.2 },
        { kind: bloom, x: random.pick([-1, 1]) * random.between(6.4, 7.4), y: 9.6, height: 5.6 },
        { kind: 'shrub', x: -4.6, y: 5.6, height: 1.1 },
        { kind: 'shrub', x: 4.7, y: 5.4, height: 1.2 },
      ]),
      people([
        [random.pick(['couple', 'woman']), random.between(-1.4, 0), 12],
        [random.pick(['man', 'child', 'woman']), random.between(0.4, 1.8), 9],
        ['child', random.between(-1.8, 1.6), 7.4],
      ]),
      hedge(ground, [-7, -2.8], 4.4, 0.7),
      hedge(ground, [2.8, 7], 4.4, 0.7),
    ].join(''),
  };
};

function joints(stage: Stage, half: number, far: number): string {
  let d = '';
  for (let y = 3; y < far; y += 1.1)
    d += line([at(stage, -half, y, 0.004), at(stage, half, y, 0.004)]);
  return stroke(d, '#5d5347', 1.4, { opacity: 0.25 });
}

/** Panes from floor to beam with rooms of warm light behind them. */
function glazing(
  stage: Stage,
  { x, z, y, panes }: { x: Range; z: Range; y: number; panes: number },
): string {
  const { mood } = stage;
  const { hour } = mood;
  const isWarm = hour.lamps > 0.05;
  const step = (x[1] - x[0]) / panes;
  let bars = '';
  let glints = '';
  for (let i = 0; i <= panes; i++)
    bars += line([at(stage, x[0] + i * step, y, z[0]), at(stage, x[0] + i * step, y, z[1])]);
  for (let i = 0; i < panes; i += 2) {
    const [a, b] = [
      at(stage, x[0] + (i + 0.2) * step, y, z[0] + 0.2),
      at(stage, x[0] + (i + 0.7) * step, y, z[1]),
    ];
    glints += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}h14L${num(a[0] + 14)} ${num(a[1])}z`;
  }
  const [low, high] = isWarm ? ['#ffd58c', '#ffeabf'] : [hour.glass[1], hour.glass[0]];
  return [
    fill(facing(stage, x, z, y), mix(low, high, 0.3)),
    fill(facing(stage, x, [z[0] + (z[1] - z[0]) * 0.45, z[1]], y), high, 0.55),
    ...[0.16, 0.5, 0.8].map((t) =>
      box(
        stage,
        {
          x: [x[0] + (x[1] - x[0]) * t, x[0] + (x[1] - x[0]) * t + 1],
          y: [y, y + 0.1],
          z: [z[0], z[0] + 0.8],
        },
        mix(low, '#3a2a20', 0.55),
      ),
    ),
    fill(glints, '#ffffff', 0.2),
    stroke(bars, tone(stage, '#33373a', 0.5), 3.4),
  ].join('');
}

const plinth = (stage: Stage, half: number, y: number): string =>
  [0.14, 0.28, 0.42]
    .map((z, i) =>
      box(
        stage,
        { x: [-half + i * 0.3, half - i * 0.3], y: [y - 1.8 + i * 0.55, y], z: [z - 0.14, z] },
        '#cfc6b6',
        '#ded6c8',
      ),
    )
    .join('');

/** Slabs that float over each other. */
function flatHall(stage: Stage, half: number, y: number): string {
  const { walls, random } = stage.mood;
  const wood = random.pick(['#9a6a3f', '#7d5030', walls.accent]);
  return [
    plinth(stage, half + 0.6, y),
    box(
      stage,
      { x: [-half, -half + 3], y: [y, y + 6], z: [0.4, 4.2] },
      mix(walls.wall, '#8f8981', 0.35),
    ),
    box(stage, { x: [half - 1, half], y: [y, y + 6], z: [0.4, 4.2] }, walls.accent),
    glazing(stage, { x: [-half + 3, half - 1], z: [0.42, 3.9], y, panes: 8 }),
    glazing(stage, { x: [-half * 0.3, half * 0.66], z: [4.5, 6.6], y: y + 1, panes: 5 }),
    box(stage, { x: [half * 0.66, half * 0.95], y: [y + 1, y + 5], z: [4.4, 6.9] }, walls.wall),
    box(stage, { x: [-half * 0.42, half + 0.6], y: [y - 0.2, y + 6], z: [6.6, 7] }, '#f3ede0'),
    soffit(stage, { x: [-half - 0.8, half + 0.8], y: [y - 1.7, y], z: 4 }, wood),
    box(stage, { x: [-half - 0.8, half + 0.8], y: [y - 1.7, y + 6], z: [4, 4.45] }, '#f5f0e6'),
    ...columns(stage, { half, y: y - 1.3, height: 4, count: 4 }, walls.wall),
  ].join('');
}

function soffit(
  stage: Stage,
  { x, y, z }: { x: Range; y: Range; z: number },
  wood: string,
): string {
  let d = '';
  for (let px = x[0]; px < x[1]; px += 0.7)
    d += line([at(stage, px, y[0], z), at(stage, px, y[1], z)]);
  return (
    fill(level(stage, x, y, z), tone(stage, wood, 0.5)) +
    stroke(d, '#1d1208', 1.4, { opacity: 0.35 })
  );
}

function columns(
  stage: Stage,
  { half, y, height, count }: { half: number; y: number; height: number; count: number },
  color: string,
): string[] {
  return Array.from({ length: count }, (_, i) => {
    const x = -half + 0.4 + ((2 * half - 0.8) * i) / (count - 1);
    return box(
      stage,
      { x: [x - 0.14, x + 0.14], y: [y - 0.14, y + 0.14], z: [0.14, height] },
      color,
    );
  });
}

interface Slope {
  x: Range;
  z: Range;
  near: number;
  depth: number;
  inset: number;
}

/** A roof of tiles with a lantern on its ridge. */
function pitchedHall(stage: Stage, half: number, y: number): string {
  const { walls } = stage.mood;
  const slope = ({ x, z, near, depth, inset }: Slope): string => {
    const shape = [
      at(stage, x[0], near, z[0]),
      at(stage, x[1], near, z[0]),
      at(stage, x[1] - inset, near + depth, z[1]),
      at(stage, x[0] + inset, near + depth, z[1]),
    ];
    let rows = '';
    for (let i = 1; i < 9; i++) {
      const t = i / 9;
      rows += line([
        at(stage, x[0] + inset * t, near + depth * t, z[0] + (z[1] - z[0]) * t),
        at(stage, x[1] - inset * t, near + depth * t, z[0] + (z[1] - z[0]) * t),
      ]);
    }
    return (
      fill(polygon(shape), tone(stage, walls.roof, 0.85)) +
      stroke(rows, tone(stage, mix(walls.roof, '#2a1712', 0.45), 0.6), 2, {
        dash: '9 4',
        opacity: 0.6,
      }) +
      stroke(line(shape.slice(0, 2)), tone(stage, mix(walls.roof, '#2a1712', 0.5), 0.5), 5)
    );
  };
  return [
    plinth(stage, half + 0.4, y),
    box(stage, { x: [-half, half], y: [y, y + 6], z: [0.4, 4] }, walls.wall),
    glazing(stage, { x: [-half * 0.55, half * 0.55], z: [0.42, 3.3], y, panes: 8 }),
    ...[-1, 1].map((side) =>
      glazing(stage, {
        x: side < 0 ? [-half * 0.9, -half * 0.65] : [half * 0.65, half * 0.9],
        z: [1, 3.1],
        y,
        panes: 2,
      }),
    ),
    slope({ x: [-half - 1, half + 1], z: [3.8, 6.4], near: y - 1.4, depth: 4.4, inset: 2.6 }),
    box(stage, { x: [-2, 2], y: [y + 2.6, y + 4], z: [6, 7] }, walls.wall),
    glazing(stage, { x: [-1.7, 1.7], z: [6.2, 6.9], y: y + 2.6, panes: 6 }),
    slope({ x: [-2.6, 2.6], z: [6.9, 8.1], near: y + 2.1, depth: 1.6, inset: 1.2 }),
    ...columns(stage, { half, y: y - 1.2, height: 3.85, count: 6 }, '#f6efdf'),
  ].join('');
}

/** Two floors of verandah behind slender posts. */
function verandahHall(stage: Stage, half: number, y: number): string {
  const { walls, random } = stage.mood;
  const deck = (z: number): string => {
    let bars = '';
    for (let x = -half; x <= half; x += 0.22)
      bars += line([at(stage, x, y - 1.5, z), at(stage, x, y - 1.5, z + 0.9)]);
    return (
      box(stage, { x: [-half, half], y: [y - 1.5, y], z: [z - 0.25, z] }, '#f1eadc') +
      stroke(bars, tone(stage, walls.trim, 0.5), 1.8) +
      stroke(
        line([at(stage, -half, y - 1.5, z + 0.9), at(stage, half, y - 1.5, z + 0.9)]),
        tone(stage, walls.trim, 0.7),
        4.5,
      )
    );
  };
  return [
    plinth(stage, half + 0.4, y),
    box(
      stage,
      { x: [-half, half], y: [y, y + 6], z: [0.4, 7] },
      mix(walls.wall, walls.accent, 0.12),
    ),
    glazing(stage, { x: [-half * 0.85, half * 0.85], z: [0.42, 3.1], y, panes: 10 }),
    glazing(stage, { x: [-half * 0.85, half * 0.85], z: [3.9, 6.2], y, panes: 10 }),
    deck(3.7),
    ...columns(
      stage,
      { half, y: y - 1.3, height: 7, count: 7 },
      random.pick(['#f6efdf', walls.accent]),
    ),
    box(stage, { x: [-half * 0.5, half * 0.5], y: [y + 1, y + 4], z: [7.3, 8.3] }, walls.wall),
    soffit(stage, { x: [-half - 0.9, half + 0.9], y: [y - 2.1, y], z: 6.9 }, '#b58a5e'),
    fill(
      facing(stage, [-half - 0.9, half + 0.9], [6.9, 7.35], y - 2.1),
      tone(stage, walls.accent, 0.75),
    ),
  ].join('');
}
