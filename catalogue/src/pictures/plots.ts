import { dots, fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { flowerBed, hedge, lampPost } from './outdoors.ts';
import type { Ground, Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, box, level, tone } from './solids.ts';
import type { Stage } from './solids.ts';

/** A kerbed street with a footpath and trees, and the plots on both sides of it. */
export const layoutStreet: Outdoors = (ground) => {
  const { stage, trees, people, bloom } = ground;
  const { random } = stage.mood;
  const x0 = random.between(-2.4, 2.4);
  const half = 3.6;
  const far = 70;
  const strip = ([from, to]: XY, color: string, lit = 0.85, z = 0) =>
    fill(level(stage, [x0 + from, x0 + to], [1.6, far], z), tone(stage, color, lit));
  let dashes = '';
  for (let y = 3; y < 50; y += 4) dashes += level(stage, [x0 - 0.07, x0 + 0.07], [y, y + 2], 0.005);
  const depth = random.between(11, 13);
  const frontage = random.between(8.5, 10.5);
  const sides = [-1, 1] as const;
  const posts = [7, 14, 28, 46];
  return {
    drawn: [
      ...sides.map((side) =>
        plots(ground, { side, edge: x0 + side * (half + 2), frontage, depth }),
      ),
      strip([-half - 2, half + 2], '#cfc5b3', 0.9),
      strip([-half - 0.25, half + 0.25], '#efe8d8', 0.95, 0.002),
      strip([-half, half], '#75767a', 0.8, 0.003),
      fill(dashes, tone(stage, '#f5efdf', 1), 0.85),
      ...sides.map((side) =>
        fill(
          level(stage, [x0 + side * (half + 0.7), x0 + side * (half + 1.7)], [1.6, far], 0.004),
          tone(stage, '#86ac5a', 0.9),
        ),
      ),
      ...posts
        .toReversed()
        .flatMap((y) => sides.map((side) => lampPost(ground, [x0 + side * (half + 0.45), y], 5))),
      trees(
        [6, 10.5, 16, 23, 33, 48].flatMap((y) =>
          sides.map((side) => ({
            kind: bloom,
            x: x0 + side * (half + 1.25),
            y: y + (side > 0 ? 0.8 : 0),
            height: random.between(4.6, 6),
          })),
        ),
      ),
      people([
        [random.pick(['couple', 'woman', 'man'] as const), x0 + half + 0.4, 11],
        [random.pick(['child', 'dog', 'woman'] as const), x0 - half - 0.3, random.between(9, 10)],
        [random.pick(['man', 'couple', 'woman'] as const), x0 - half - 0.2, random.between(17, 22)],
      ]),
      ...sides.map((side) =>
        flowerBed(
          ground,
          [x0 + side * (half + 3.4), 5.2],
          [1.2, 0.5],
          random.pick(['#e86a8f', '#f3b33d', '#f6efe0']),
        ),
      ),
    ].join(''),
  };
};

/** A row of plots: grass or levelled earth, low walls between some, stones at the corners, a house or two far off. */
function plots(
  { stage }: Ground,
  { side, edge, frontage, depth }: { side: -1 | 1; edge: number; frontage: number; depth: number },
): string {
  const { random } = stage.mood;
  const span = (from: number, to: number): XY =>
    side > 0 ? [edge + from, edge + to] : [edge - to, edge - from];
  const parts: string[] = [];
  for (let i = 6; i >= 0; i--) {
    const y: XY = [2.2 + i * frontage, 2.2 + (i + 1) * frontage - 0.3];
    const earth = random.chance(0.3);
    parts.push(
      fill(
        level(stage, span(0.3, depth), y, 0.001),
        tone(
          stage,
          earth
            ? random.pick(['#b9825a', '#a96f4a'])
            : random.pick(['#8fb35f', '#9cbb6b', '#84a957']),
          0.9,
        ),
      ),
    );
    if (i > 1 && random.chance(0.3))
      parts.push(house(stage, span(3, depth - 1.5), [y[0] + 1.5, y[1] - 1.5]));
    else if (random.chance(0.4))
      parts.push(
        box(stage, { x: span(0.3, depth), y: [y[1], y[1] + 0.2], z: [0, 0.9] }, '#d3c8b6'),
      );
    const stones = [y[0] + 0.2, y[1] - 0.2].map((py) => at(stage, edge + side * 0.4, py, 0.15));
    parts.push(
      stroke(
        dots(stones),
        tone(stage, '#fbf6ea', 1),
        Math.min(9, Math.max(3, (stage.camera.focal / y[0]) * 0.1)),
      ),
    );
  }
  return parts.join('');
}

function house(stage: Stage, x: XY, y: XY): string {
  const { random, walls } = stage.mood;
  const storeys = random.pick([1, 2, 2]);
  const height = storeys * 3.1;
  const wall = random.pick([walls.wall, '#f3ead8', mix(walls.wall, walls.accent, 0.35)]);
  const middle = (x[0] + x[1]) / 2;
  const face = x[0] > 0 ? x[0] : x[1];
  let windows = '';
  for (let z = 0.9; z < height; z += 3.1)
    for (const t of [0.2, 0.6]) {
      const py = y[0] + (y[1] - y[0]) * t;
      windows += polygon([
        at(stage, face, py, z + 1.4),
        at(stage, face, py + 1.3, z + 1.4),
        at(stage, face, py + 1.3, z),
        at(stage, face, py, z),
      ]);
    }
  return [
    box(stage, { x, y, z: [0, height] }, wall),
    fill(windows, tone(stage, '#4f6676', 0.6)),
    box(
      stage,
      { x: [x[0] - 0.3, x[1] + 0.3], y: [y[0] - 0.3, y[1] + 0.3], z: [height, height + 0.35] },
      '#f3ede0',
    ),
    box(
      stage,
      {
        x: [middle - 0.8, middle + 0.8],
        y: [y[0] + 1, y[0] + 2.6],
        z: [height + 0.35, height + 1.6],
      },
      wall,
    ),
  ].join('');
}

/** One plot with its four stones and a line between them; what stands around it is far. */
export const openSite: Outdoors = (ground) => {
  const { stage, trees, people, bloom, tall } = ground;
  const { random } = stage.mood;
  const half = random.between(4.4, 5.4);
  const [near, far] = [5.6, random.between(17, 20)];
  const earth = random.pick(['#b5764d', '#c08a5e', '#a9683f']);
  const corners: XY[] = [
    [-half, near],
    [half, near],
    [half, far],
    [-half, far],
  ];
  const stones = corners.map(([x, y]) =>
    box(stage, { x: [x - 0.13, x + 0.13], y: [y - 0.13, y + 0.13], z: [0, 0.5] }, '#e9e3d6'),
  );
  const string = line([...corners, corners[0] ?? [0, 0]].map(([x, y]) => at(stage, x, y, 0.42)));
  const clods = Array.from({ length: 46 }, (): XY =>
    at(stage, random.between(-half, half), random.between(near, far), 0.02),
  );
  const grass = Array.from({ length: 60 }, (): XY => {
    const y = 3.4 + random.next() ** 1.5 * 20;
    const x = random.pick([-1, 1]) * random.between(half + 0.8, half + 9);
    return at(stage, x, y, 0.06);
  });
  const peg = (x: number, y: number, color: string): string => {
    const [a, b] = [at(stage, x, y, 0), at(stage, x, y, 1.5)];
    const flag = [b, at(stage, x + 0.5, y, 1.35), at(stage, x, y, 1.15)];
    return (
      stroke(line([a, b]), tone(stage, '#8a6a4a', 0.7), 3.4) +
      fill(polygon(flag), tone(stage, color, 0.95))
    );
  };
  return {
    drawn: [
      trees(
        [-17, -11, -5, 4, 10, 16].map((x, i) => ({
          kind: i % 2 === 0 ? bloom : 'rain-tree',
          x: x + random.between(-1.5, 1.5),
          y: random.between(26, 32),
          height: random.between(6, 9),
        })),
      ),
      fill(level(stage, [-60, 60], [far + 3, far + 7], 0.001), tone(stage, '#cfc5b3', 0.9)),
      fill(level(stage, [-60, 60], [far + 3.6, far + 6.4], 0.002), tone(stage, '#77787c', 0.8)),
      people([
        [
          random.pick(['car', 'cyclist', 'scooter', 'auto'] as const),
          random.between(-7, 7),
          far + 5,
        ],
      ]),
      hedge(ground, [-40, -half - 6], far + 8.4, 1.1),
      hedge(ground, [half + 6, 40], far + 8.4, 1.1),
      stroke(dots(grass), tone(stage, '#6c9a4b', 0.8), 7, { opacity: 0.7 }),
      fill(level(stage, [-half, half], [near, far], 0.002), tone(stage, earth, 0.9)),
      fill(
        level(stage, [-half * 0.7, half * 0.2], [near + 1, far - 2], 0.003),
        tone(stage, mix(earth, '#ffffff', 0.14), 0.95),
        0.5,
      ),
      stroke(dots(clods), tone(stage, mix(earth, '#3a1f10', 0.4), 0.7), 4.4, { opacity: 0.5 }),
      stones[3] ?? '',
      stones[2] ?? '',
      peg(-half, far, '#d9483a'),
      peg(half, far, '#e8b33a'),
      trees([
        { kind: tall, x: -half - 3.6, y: 13, height: 6.4 },
        { kind: bloom, x: half + 4, y: 14, height: 6.6 },
      ]),
      people([
        [
          random.pick(['couple', 'couple', 'man']),
          random.between(-1.6, 1.2),
          random.between(11, 13),
        ],
        [random.pick(['child', 'woman', 'dog']), random.between(1.6, 2.6), random.between(10, 11)],
      ]),
      stroke(string, '#fbf6ea', 2.4, { opacity: 0.95 }),
      stones[0] ?? '',
      stones[1] ?? '',
      peg(-half, near, '#e8b33a'),
      peg(half, near, '#d9483a'),
      lampPost(ground, [half + 2.4, 9], 4.6),
      trees([
        { kind: 'shrub', x: -half - 1.6, y: 6.2, height: 0.9 },
        { kind: 'shrub', x: half + 1.4, y: 5.2, height: 0.7 },
      ]),
    ].join(''),
  };
};

/** The gate at eye level: an arch on two pillars, the guard's cabin, the avenue beyond. */
export const layoutEntrance: Outdoors = (ground) => {
  const { stage, trees, people, bloom, tall } = ground;
  const { random, design, walls } = stage.mood;
  const y = 13;
  const half = 4.6;
  const arch = design.pick(['beam', 'tiled', 'round'] as const);
  const pillar = (x: number, width: number) =>
    box(stage, { x: [x - width / 2, x + width / 2], y: [y, y + 1.2], z: [0, 5.2] }, walls.accent);
  const wallOf = (side: -1 | 1): string => {
    const x: XY = side < 0 ? [-30, -half - 1] : [half + 1, 30];
    return [
      box(stage, { x, y: [y + 0.3, y + 0.7], z: [0, 1.9] }, mix(walls.wall, walls.accent, 0.12)),
      box(stage, { x, y: [y + 0.2, y + 0.8], z: [1.9, 2.05] }, '#a39c92'),
    ].join('');
  };
  const strip = ([from, to]: XY, color: string, z: number) =>
    fill(level(stage, [from, to], [1.6, 70], z), tone(stage, color, 0.88));
  let dashes = '';
  for (let py = 3; py < 50; py += 4) dashes += level(stage, [-0.07, 0.07], [py, py + 2], 0.005);
  return {
    drawn: [
      strip([-5, 5], '#cfc5b3', 0),
      strip([-half + 0.6, half - 0.6], '#efe8d8', 0.002),
      strip([-half + 0.8, half - 0.8], '#75767a', 0.003),
      fill(dashes, tone(stage, '#f5efdf', 1), 0.85),
      trees(
        [48, 36, 28, 22, 17.5].flatMap((py) =>
          [-1, 1].map((side) => ({
            kind: bloom,
            x: side * (half + 0.8),
            y: py,
            height: random.between(4.8, 6),
          })),
        ),
      ),
      people([[random.pick(['couple', 'woman', 'man'] as const), random.pick([-4, 4]), 20]]),
      wallOf(-1),
      wallOf(1),
      pillar(-half, 1.5),
      pillar(half, 1.5),
      gateTop(stage, arch, half, y),
      cabin(stage, [half + 2.4, y - 0.4]),
      barrier(stage, half, y),
      hedge(ground, [-22, -half - 1.4], y - 0.6, 0.9),
      hedge(ground, [half + 4.6, 22], y - 0.6, 0.9),
      trees([
        { kind: tall, x: -half - 2.4, y: y - 2, height: 6 },
        { kind: tall, x: half + 6, y: y - 2, height: 6.4 },
        { kind: bloom, x: -half - 4.6, y: 8.6, height: 5.6 },
      ]),
      ...[-1, 1].map((side) =>
        flowerBed(
          ground,
          [side * (half + 1.6), 8.4],
          [1.4, 0.7],
          random.pick(['#e86a8f', '#f3b33d', '#d8484a', '#f6efe0']),
        ),
      ),
      lampPost(ground, [-half - 0.6, 7.4], 4.4),
      people([
        ['man', half + 1.1, y - 1],
        [random.pick(['couple', 'woman']), -half + 0.3, 10],
        [random.pick(['child', 'dog', 'woman']), half - random.between(0, 0.3), 8.4],
      ]),
    ].join(''),
  };
};

function gateTop(stage: Stage, arch: 'beam' | 'tiled' | 'round', half: number, y: number): string {
  const { walls } = stage.mood;
  const x: XY = [-half - 1.1, half + 1.1];
  if (arch === 'round') {
    const rim = (r: number, rise: number): XY[] =>
      Array.from({ length: 15 }, (_, i) =>
        at(stage, -Math.cos((i / 14) * Math.PI) * r, y, 5.2 + Math.sin((i / 14) * Math.PI) * rise),
      );
    return (
      fill(
        polygon([...rim(half + 0.75, 2.6), ...rim(half - 0.75, 1.5).toReversed()]),
        tone(stage, walls.wall, 0.8),
      ) + stroke(line(rim(half + 0.75, 2.6)), tone(stage, walls.accent, 0.9), 5)
    );
  }
  const beam = box(stage, { x, y: [y - 0.2, y + 1.4], z: [5.2, 6.2] }, walls.wall);
  if (arch === 'beam')
    return (
      beam +
      box(
        stage,
        { x: [x[0] - 0.4, x[1] + 0.4], y: [y - 0.4, y + 1.6], z: [6.2, 6.5] },
        walls.accent,
      )
    );
  const slope = [
    at(stage, x[0] - 0.6, y - 0.6, 6.1),
    at(stage, x[1] + 0.6, y - 0.6, 6.1),
    at(stage, x[1] - 0.4, y + 0.6, 7.6),
    at(stage, x[0] + 0.4, y + 0.6, 7.6),
  ];
  return (
    beam +
    fill(polygon(slope), tone(stage, walls.roof, 0.85)) +
    stroke(line(slope.slice(0, 2)), tone(stage, mix(walls.roof, '#2a1712', 0.5), 0.6), 5)
  );
}

function cabin(stage: Stage, [x, y]: XY): string {
  const { walls, hour } = stage.mood;
  return [
    box(stage, { x: [x - 1.2, x + 1.2], y: [y, y + 2], z: [0, 2.6] }, walls.wall),
    fill(
      polygon([
        at(stage, x - 0.8, y, 2.2),
        at(stage, x + 0.8, y, 2.2),
        at(stage, x + 0.8, y, 1.1),
        at(stage, x - 0.8, y, 1.1),
      ]),
      hour.lamps > 0.1 ? '#ffd98f' : tone(stage, '#4f6676', 0.7),
    ),
    box(stage, { x: [x - 1.5, x + 1.5], y: [y - 0.4, y + 2.2], z: [2.6, 2.85] }, walls.accent),
  ].join('');
}

function barrier(stage: Stage, half: number, y: number): string {
  const d = line([at(stage, half - 1.2, y - 0.6, 0.95), at(stage, 0.3, y - 0.6, 2.6)]);
  return (
    box(stage, { x: [half - 1.4, half - 1], y: [y - 0.8, y - 0.5], z: [0, 1.05] }, '#d9a128') +
    stroke(d, '#f6f1e6', 7, { flat: true }) +
    stroke(d, '#d8473c', 7, { dash: '16 16' })
  );
}
