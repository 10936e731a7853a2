import { frame, SURFACES, fence, marked, setting } from './court-parts.ts';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import type { Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { player } from './players.ts';
import { at, disc, facing, level, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** Metres of FIBA's court: half its width, half its length, and how far the ring hangs before the end line. */
const [HALF, LENGTH, RING] = [7.5, 14, 1.6];
/** The line that makes three points: a round of 6.75 m, straight along the sides. */
const THREE = { radius: 6.75, side: 6.6 };
const KEY = { half: 2.45, depth: 5.8, circle: 1.8 };

/** The half of a court that has the hoop before us, from a little behind the centre line. */
export const basketballCourt: Outdoors = (ground) => {
  const { stage, people, trees } = ground;
  const { random } = stage.mood;
  const [court, around] = random.pick(SURFACES);
  const centre = 6.7;
  const far = centre + LENGTH;
  const basket = far - RING;
  const corner = Math.acos(THREE.side / THREE.radius);
  const three: XY[] = [
    at(stage, THREE.side, far, 0.01),
    ...round(stage, [0, basket], THREE.radius, [-corner, corner - Math.PI]),
    at(stage, -THREE.side, far, 0.01),
  ];
  const circle = round(stage, [0, centre], KEY.circle, [0, 2 * Math.PI]);
  const painted = tone(stage, mix(around, '#ffffff', 0.1), 0.8);
  const white = tone(stage, '#ffffff', 1);
  return {
    drawn: [
      setting(ground, far + 4, HALF + 2),
      fill(level(stage, [-HALF - 2, HALF + 2], [2.4, far + 2]), tone(stage, around, 0.85)),
      fill(level(stage, [-HALF, HALF], [2.4, far], 0.003), tone(stage, court, 0.9)),
      fill(polygon(three), tone(stage, mix(court, '#ffffff', 0.24), 0.9)),
      fill(level(stage, [-KEY.half, KEY.half], [far - KEY.depth, far], 0.004), painted),
      fill(polygon(circle), painted),
      fence(ground, [-HALF - 2, HALF + 2], far + 2, 3.6),
      marked(stage, [
        ...frame([-HALF, HALF], [centre, far]),
        ...frame([-HALF, HALF], [2.4, centre]),
        ...frame([-KEY.half, KEY.half], [far - KEY.depth, far]),
      ]),
      stroke(line(three), white, 4),
      stroke(polygon(round(stage, [0, far - KEY.depth], KEY.circle, [0, 2 * Math.PI])), white, 3.4),
      stroke(polygon(circle), white, 6),
      hoop(stage, basket, far),
      people([
        [random.pick(['man', 'child']), -2.6, 15],
        [random.pick(['child', 'woman']), 3.4, 13],
      ]),
      player(stage, random.pick([-1, 1]) * random.between(0.8, 2.2), 9, true),
      trees([
        { kind: ground.tall, x: -HALF - 2.6, y: 11, height: 5 },
        { kind: ground.bloom, x: HALF + 2.8, y: 12, height: 5.6 },
      ]),
    ].join(''),
  };
};

/** Points on a round painted on the ground, anticlockwise from `from` radians; a negative turn comes nearer to us. */
function round(stage: Stage, [x, y]: XY, radius: number, [from, to]: Range): XY[] {
  const parts = 44;
  return Array.from({ length: parts + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / parts;
    return at(stage, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 0.01);
  });
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
