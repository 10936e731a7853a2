import { fill, line, num, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { bench, hedge, lampPost } from './outdoors.ts';
import type { Ground, Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, disc, facing, level, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

const SURFACES = [
  ['#3f6fa3', '#5d9a68'],
  ['#4b8a5c', '#b5573f'],
  ['#2f7a83', '#6fa06a'],
  ['#7a5c9a', '#4f86a6'],
  ['#b5573f', '#4b8a5c'],
] as const;

const path = (points: readonly XY[]): string => line(points);

function marked(stage: Stage, segments: readonly (readonly [XY, XY])[], width = 0.07): string {
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

const frame = (x: Range, y: Range): (readonly [XY, XY])[] => [
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
function fence({ stage }: Ground, x: Range, y: number, height: number): string {
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

function net(stage: Stage, x: Range, y: number, z: Range): string {
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

function setting(ground: Ground, back: number, half: number): string {
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

/** 23.77 by 10.97 m, seen from behind one baseline. */
export const tennisCourt: Outdoors = (ground) => {
  const { stage, people, trees } = ground;
  const { random } = stage.mood;
  const [court, around] = random.pick(SURFACES);
  const [near, half, single] = [5.2, 5.485, 4.115];
  const far = near + 23.77;
  const middle = near + 23.77 / 2;
  return {
    drawn: [
      setting(ground, far + 5, half + 4),
      fill(level(stage, [-half - 4, half + 4], [2.4, far + 5]), tone(stage, around, 0.85)),
      fill(level(stage, [-half, half], [near, far], 0.003), tone(stage, court, 0.9)),
      fence(ground, [-half - 4, half + 4], far + 5, 3.6),
      marked(stage, [
        ...frame([-half, half], [near, far]),
        ...frame([-single, single], [near, far]),
        [
          [-single, middle - 6.4],
          [single, middle - 6.4],
        ],
        [
          [-single, middle + 6.4],
          [single, middle + 6.4],
        ],
        [
          [0, middle - 6.4],
          [0, middle + 6.4],
        ],
      ]),
      bench(ground, [half + 2, middle + 2]),
      people([[random.pick(['man', 'woman']), random.between(-3, 3), far - 1]]),
      net(stage, [-half - 0.9, half + 0.9], middle, [0, 0.95]),
      player(stage, random.pick([-1, 1]) * random.between(1.4, 2.6), 6.1),
      trees([
        { kind: ground.tall, x: -half - 5, y: 10, height: 5 },
        { kind: 'shrub', x: half + 3.6, y: 6.2, height: 1 },
      ]),
    ].join(''),
  };
};

/** 13.4 by 6.1 m, outdoors between hedges. */
export const badmintonCourt: Outdoors = (ground) => {
  const { stage, people, trees } = ground;
  const { random } = stage.mood;
  const [court, around] = random.pick(SURFACES);
  const [near, half, single] = [5, 3.05, 2.59];
  const far = near + 13.4;
  const middle = near + 6.7;
  return {
    drawn: [
      setting(ground, far + 4, half + 4),
      fill(level(stage, [-half - 2.4, half + 2.4], [2.4, far + 2.5]), tone(stage, around, 0.85)),
      fill(level(stage, [-half, half], [near, far], 0.003), tone(stage, court, 0.9)),
      fence(ground, [-half - 2.4, half + 2.4], far + 2.5, 3),
      marked(
        stage,
        [
          ...frame([-half, half], [near, far]),
          ...frame([-single, single], [near, far]),
          [
            [-half, middle - 1.98],
            [half, middle - 1.98],
          ],
          [
            [-half, middle + 1.98],
            [half, middle + 1.98],
          ],
          [
            [-half, near + 0.76],
            [half, near + 0.76],
          ],
          [
            [-half, far - 0.76],
            [half, far - 0.76],
          ],
          [
            [0, near],
            [0, middle - 1.98],
          ],
          [
            [0, middle + 1.98],
            [0, far],
          ],
        ],
        0.05,
      ),
      bench(ground, [half + 1.6, middle + 3]),
      people([
        [random.pick(['woman', 'man']), -1.2, far - 2.4],
        ['child', half + 1.5, middle + 1],
      ]),
      net(stage, [-half - 0.05, half + 0.05], middle, [0.79, 1.55]),
      player(stage, 1.3, 7.4),
      shuttle(stage, random.between(-1.4, 0.4), middle - 1),
      trees([
        { kind: ground.tall, x: -half - 4, y: 8.5, height: 5 },
        { kind: ground.bloom, x: half + 4.4, y: 10, height: 5.6 },
      ]),
    ].join(''),
  };
};

/** Half a court with its hoop, which looks at us. */
export const basketballCourt: Outdoors = (ground) => {
  const { stage, people, trees } = ground;
  const { random } = stage.mood;
  const [court, around] = random.pick(SURFACES);
  const half = 7.5;
  const far = 19;
  const basket = far - 1.6;
  const arc = (radius: number, from: number, to: number): string => {
    let d = '';
    for (let i = 0; i <= 26; i++) {
      const a = from + ((to - from) * i) / 26;
      const [px, py] = at(stage, Math.cos(a) * radius, basket - Math.sin(a) * radius, 0.01);
      d += `${i === 0 ? 'M' : 'L'}${num(px)} ${num(py)}`;
    }
    return d;
  };
  return {
    drawn: [
      setting(ground, far + 4, half + 2),
      fill(level(stage, [-half - 2, half + 2], [2.4, far + 2]), tone(stage, around, 0.85)),
      fill(level(stage, [-half, half], [3, far], 0.003), tone(stage, court, 0.9)),
      fill(
        level(stage, [-2.45, 2.45], [far - 5.8, far], 0.004),
        tone(stage, mix(around, '#ffffff', 0.1), 0.8),
      ),
      fence(ground, [-half - 2, half + 2], far + 2, 3.6),
      marked(stage, [
        [
          [-half, far],
          [half, far],
        ],
        [
          [-half, 3],
          [-half, far],
        ],
        [
          [half, 3],
          [half, far],
        ],
        ...frame([-2.45, 2.45], [far - 5.8, far]),
      ]),
      stroke(arc(6.75, 0.02, Math.PI - 0.02), tone(stage, '#ffffff', 1), 4),
      stroke(circleAt(stage, 0, far - 5.8, 1.8), tone(stage, '#ffffff', 1), 3.4),
      hoop(stage, basket, far),
      people([
        [random.pick(['man', 'child']), -2.6, 15],
        [random.pick(['child', 'woman']), 3.4, 13],
      ]),
      player(stage, random.pick([-1, 1]) * random.between(0.8, 2.2), 9, true),
      trees([
        { kind: ground.tall, x: -half - 2.6, y: 11, height: 5 },
        { kind: ground.bloom, x: half + 2.8, y: 12, height: 5.6 },
      ]),
    ].join(''),
  };
};

function circleAt(stage: Stage, x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i <= 30; i++) {
    const a = (i / 30) * 2 * Math.PI;
    const [px, py] = at(stage, x + Math.cos(a) * r, y + Math.sin(a) * r, 0.01);
    d += `${i === 0 ? 'M' : 'L'}${num(px)} ${num(py)}`;
  }
  return d;
}

function hoop(stage: Stage, y: number, base: number): string {
  const scale = stage.camera.focal / y;
  const [rx, ry] = at(stage, 0, y - 0.2, 3.05);
  const r = 0.23 * scale;
  const basketNet = [-1, -0.4, 0.3, 1]
    .map((t) => `M${num(rx + r * t)} ${num(ry)}L${num(rx + r * t * 0.55)} ${num(ry + r * 1.7)}`)
    .join('');
  return [
    disc(stage, [0, base + 0.4, 0.004, 0.5], '#1d2033', 0.25),
    stroke(
      line([
        at(stage, 0, base + 0.4, 0),
        at(stage, 0, base + 0.4, 2.6),
        at(stage, 0, y + 0.1, 3.3),
      ]),
      tone(stage, '#3b4046', 0.6),
      Math.max(6, scale * 0.16),
    ),
    fill(facing(stage, [-0.9, 0.9], [2.9, 3.95], y), tone(stage, '#fbfaf6', 0.95)),
    stroke(facing(stage, [-0.9, 0.9], [2.9, 3.95], y), tone(stage, '#c9402f', 0.9), 4),
    stroke(facing(stage, [-0.3, 0.3], [3.08, 3.52], y), tone(stage, '#c9402f', 0.9), 3),
    stroke(basketNet, '#ffffff', 1.8, { opacity: 0.9 }),
    `<ellipse cx="${num(rx)}" cy="${num(ry)}" rx="${num(r)}" ry="${num(r * 0.28)}" stroke="${tone(stage, '#e0662f', 1)}" stroke-width="4"/>`,
  ].join('');
}

const SHIRTS = ['#f2efe6', '#d9483a', '#e8b33a', '#3f6fa3', '#6a4f8f'] as const;

/** Somebody in play, seen from behind: 100 units a metre. */
function player(stage: Stage, x: number, y: number, hasBall = false): string {
  const { random } = stage.mood;
  const [px, py] = at(stage, x, y, 0);
  const size = Math.round((stage.camera.focal / y) * 10) / 1000;
  const shirt = tone(stage, random.pick(SHIRTS), 0.85);
  const skin = tone(stage, random.pick(['#7a4f35', '#8d5d3f', '#a56f4d']), 0.8);
  const racket = hasBall
    ? `<circle cx="46" cy="-206" r="13" fill="${tone(stage, '#d9772f', 0.9)}"/>`
    : `<path d="M46-176l20-34" stroke="${tone(stage, '#3b4046', 0.6)}" stroke-width="4"/><ellipse cx="76" cy="-230" rx="15" ry="21" transform="rotate(30 76-230)" fill="#ffffff" fill-opacity=".35" stroke="${tone(stage, '#c9402f', 0.8)}" stroke-width="4"/>`;
  return `<g transform="translate(${num(px)} ${num(py)})scale(${x > 0 ? -size : size} ${size})"><ellipse cx="${-stage.light * 20}" cy="2" rx="46" ry="8" fill="#1d2033" opacity=".25"/><path d="M-16-86L-34-2h14l14-62 22 32 0 30h14l-4-42-10-44z" fill="${skin}"/><path d="M-20-96h36l10 36-22 6-8-12-8 14-22-4z" fill="${tone(stage, '#2f3a4a', 0.8)}"/><path d="M-22-142q20-12 40 0l2 48h-42z" fill="${shirt}"/><path d="M14-138l24-30 8-8M-20-136l-20 24 10 16" stroke="${skin}" stroke-width="9"/><circle cx="-2" cy="-160" r="13" fill="${skin}"/><path d="M-15-162a13 13 0 0 1 26-1q-2 12-13 12t-13-11z" fill="#1e1a1c"/>${racket}</g>`;
}

function shuttle(stage: Stage, x: number, y: number): string {
  const [px, py] = at(stage, x, y, 2.4);
  return `<path d="M${num(px)} ${num(py)}l-9-15h18z" fill="#ffffff"/><circle cx="${num(px)}" cy="${num(py)}" r="4" fill="#f4efe0"/>`;
}
