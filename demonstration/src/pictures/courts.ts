import { frame, SURFACES, fence, marked, net, setting } from './court-parts.ts';
import { fill } from './drawing.ts';
import { bench } from './garden-things.ts';
import type { Outdoors } from './outdoors.ts';
import { player, shuttle } from './players.ts';
import { level, tone } from './solids.ts';

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
