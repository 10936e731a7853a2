import { dots, fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { hedge, lampPost } from './garden-things.ts';
import type { Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, box, level, tone } from './solids.ts';

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
