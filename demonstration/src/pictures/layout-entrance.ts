import { fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { flowerBed, hedge, lampPost } from './garden-things.ts';
import type { Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, box, level, tone } from './solids.ts';
import type { Stage } from './solids.ts';

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
