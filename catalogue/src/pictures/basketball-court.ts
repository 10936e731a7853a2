import { frame, SURFACES, fence, marked, setting } from './court-parts.ts';
import { fill, line, num, stroke } from './drawing.ts';
import type { Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { player } from './players.ts';
import { at, disc, facing, level, tone } from './solids.ts';
import type { Stage } from './solids.ts';

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
