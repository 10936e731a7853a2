import { chairs, daybed, swing } from './balcony-seats.ts';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke, verticalGradient } from './drawing.ts';
import type { XY } from './drawing.ts';
import { houseplant } from './house-plants.ts';
import { pendant } from './lamps.ts';
import { inside, isLampHour } from './indoors.ts';
import type { Scheme } from './schemes.ts';
import { outlook } from './outlook.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Camera } from './perspective.ts';
import { at, box, facing, level, sideways, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';
import { glow, lampGradient } from './windows.ts';

const EDGE = 3.1;
const CEILING = 2.75;

/** From the balcony door: what there is to see, the rail before it and a place to sit. */
export function balcony(
  mood: Mood,
  scheme: Scheme,
  isHigh: boolean,
): { defs: string; drawn: string } {
  const { random, hour, prefix } = mood;
  const camera: Camera = {
    focal: random.between(700, 800),
    eye: 1.55,
    horizon: random.between(400, 440),
    centre: random.between(540, 660),
  };
  const stage: Stage = { mood: inside(mood), camera, light: 0 };
  const [left, right] = [-random.between(1.7, 2.1), random.between(1.9, 2.5)];
  const [top, middle, low] = hour.sky;
  const seating = random.pick(['chairs', 'swing', 'daybed'] as const);
  const sunX = random.between(300, 900);
  const drawn = [
    outlook(mood, { x: [0, 1200], horizon: camera.horizon, isHigh }),
    hour.name === 'monsoon'
      ? ''
      : `<circle cx="${num(sunX)}" cy="${num(camera.horizon - random.between(90, 230))}" r="300" fill="url(#${prefix}sun)"/>`,
    treesBelow(mood, camera.horizon, isHigh),
    enclosure(stage, [left, right], scheme),
    railing(stage, [left, right], scheme),
    planters(stage, [left, right], scheme),
    {
      chairs: chairs(stage, scheme),
      swing: swing(stage, { right, ceiling: CEILING }, scheme),
      daybed: daybed(stage, left, scheme),
    }[seating],
    houseplant(
      stage,
      [seating === 'daybed' ? right - 0.4 : left + 0.4, 2.65, 0],
      random.between(1, 1.5),
      random.pick(['#c96f4a', '#e9e2d5', '#3f4a4d']),
    ),
    random.chance(0.5) || isLampHour(mood)
      ? fairyLights(stage, [left, right])
      : pendant(stage, { at: [0.1, 2.5], ceiling: CEILING, drop: 0.35 }, scheme.metal),
  ].join('');
  return {
    defs:
      verticalGradient(`${prefix}sky`, [
        [0, top],
        [0.3, middle],
        [camera.horizon / 900, low],
      ]) +
      `<radialGradient id="${prefix}sun"><stop offset="0" stop-color="${hour.glow}"/><stop offset=".2" stop-color="${hour.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${hour.glow}" stop-opacity="0"/></radialGradient>` +
      lampGradient(stage),
    drawn: random.chance(0.5) ? `<g transform="matrix(-1 0 0 1 1200 0)">${drawn}</g>` : drawn,
  };
}

/** The crowns right below the rail: large from the second floor, small from the twentieth. */
function treesBelow(mood: Mood, horizon: number, isHigh: boolean): string {
  const { random } = mood;
  const size = isHigh ? 46 : 78;
  const from = isHigh ? horizon + 210 : horizon + 150;
  const rows: [string, number, number][] = [
    ['#3c6b3f', 0.4, 1],
    ['#578a48', 0.75, 0.72],
    ['#83ad5c', 1, 0.36],
  ];
  const tops: XY[] = [];
  for (let y = from; y < horizon + 400; y += size * 0.8)
    for (let x = -20; x < 1220; x += size * random.between(0.8, 2))
      tops.push([x, y + random.between(-0.3, 0.3) * size]);
  const bloom = random.pick(['#8272bd', '#e08cae', '#e6ae2e', '#e2482d']);
  return (
    `<rect y="${num(from - size * 0.2)}" width="1200" height="500" fill="${surface('#5c8a4a', mood, 0.6, 0.08)}"/>` +
    rows
      .map(([color, lit, share], i) =>
        stroke(
          dots(tops.map(([x, y]): XY => [x + mood.sunSide * i * size * 0.12, y - i * size * 0.14])),
          surface(color, mood, lit, isHigh ? 0.1 : 0),
          size * share,
        ),
      )
      .join('') +
    stroke(
      dots(random.sample(tops, Math.ceil(tops.length * 0.3))),
      surface(bloom, mood, 0.95),
      size * 0.24,
    )
  );
}

function enclosure(
  stage: Stage,
  [left, right]: Range,
  { wall, feature, wood, floor }: Scheme,
): string {
  const { random } = stage.mood;
  const near = 1.1;
  // The open side ends in a wall across our view: ceiling and deck run on before it.
  const beyond = right + 2;
  let joints = '';
  const step = random.pick([0.16, 0.4]);
  for (let x = left; x < beyond; x += step)
    joints += line([at(stage, x, near, 0), at(stage, x, x < right ? EDGE : EDGE - 0.3, 0)]);
  if (step > 0.2)
    for (let y = EDGE; y > near; y -= step)
      joints += line([at(stage, left, y, 0), at(stage, y > EDGE - 0.3 ? right : beyond, y, 0)]);
  const deck = step > 0.2 ? mix(floor, '#cfc8ba', 0.4) : wood;
  return [
    fill(
      level(stage, [left, beyond], [near, EDGE], CEILING),
      tone(stage, mix(wall, '#ffffff', 0.2), 0.62),
    ),
    fill(
      facing(stage, [left - 1, beyond], [CEILING - 0.02, CEILING + 0.25], EDGE),
      tone(stage, wall, 0.7),
    ),
    fill(
      sideways(stage, [near, EDGE], [0, CEILING], left),
      tone(stage, random.chance(0.5) ? feature : wall, 0.62),
    ),
    box(stage, { x: [right - 0.02, beyond], y: [EDGE - 0.3, EDGE], z: [0, CEILING] }, wall),
    fill(
      level(stage, [left, beyond], [near, EDGE - 0.3]) +
        level(stage, [left, right], [EDGE - 0.3, EDGE]),
      tone(stage, deck, 0.9),
    ),
    stroke(joints, tone(stage, mix(deck, '#20140c', 0.45), 0.6), step > 0.2 ? 1.3 : 2, {
      opacity: 0.45,
    }),
    fill(
      sideways(stage, [EDGE - 1.5, EDGE - 0.7], [1.35, 1.95], left + 0.02),
      tone(stage, mix(wood, '#ffffff', 0.1), 0.6),
    ),
    ...[0.05, 0.3, 0.55].map((dy) =>
      houseplant(stage, [left + 0.12, EDGE - 1.4 + dy, 1.4], 0.34, '#c96f4a'),
    ),
  ].join('');
}

function railing(stage: Stage, [left, right]: Range, { wood }: Scheme): string {
  const { random } = stage.mood;
  const kind = random.pick(['glass', 'bars', 'bars-and-sill'] as const);
  const rail = random.pick([wood, '#33373a', '#e9e6df']);
  const parts: string[] = [];
  if (kind === 'glass') {
    parts.push(fill(facing(stage, [left, right], [0.06, 1.05], EDGE), '#e4f0f0', 0.3));
    let posts = '';
    let glints = '';
    for (let x = left; x <= right + 0.01; x += (right - left) / 4) {
      posts += line([at(stage, x, EDGE, 0), at(stage, x, EDGE, 1.05)]);
      if (x > right - 0.3) continue;
      const [gx, gy] = at(stage, x + 0.2, EDGE, 0.95);
      glints += `M${num(gx)} ${num(gy)}l-40 150h26l40-150z`;
    }
    parts.push(fill(glints, '#ffffff', 0.2), stroke(posts, tone(stage, '#a9aeb1', 0.7), 5));
  } else {
    let bars = '';
    for (let x = left; x <= right; x += 0.11)
      bars += line([at(stage, x, EDGE, 0.06), at(stage, x, EDGE, 1.05)]);
    parts.push(stroke(bars, tone(stage, '#33373a', 0.5), 3.4, { flat: true }));
  }
  parts.push(
    box(stage, { x: [left, right], y: [EDGE - 0.04, EDGE + 0.04], z: [1.03, 1.1] }, rail),
    box(stage, { x: [left, right], y: [EDGE - 0.05, EDGE + 0.1], z: [0, 0.08] }, '#d6cfc2'),
  );
  return parts.join('');
}

/** Long boxes of flowers along the rail. */
function planters(stage: Stage, [left, right]: Range, { cloth }: Scheme): string {
  const { random } = stage.mood;
  const from = random.between(left + 0.9, left + 1.3);
  const x: Range = [from, Math.min(right - 0.5, from + random.between(1, 1.6))];
  const scale = stage.camera.focal / EDGE;
  const leaves: XY[] = [];
  const flowers: XY[] = [];
  for (let px = x[0] + 0.05; px < x[1]; px += 0.07) {
    leaves.push(at(stage, px, EDGE - 0.2, random.between(0.3, 0.52)));
    if (random.chance(0.55)) flowers.push(at(stage, px, EDGE - 0.2, random.between(0.42, 0.6)));
  }
  return [
    box(
      stage,
      { x, y: [EDGE - 0.35, EDGE - 0.1], z: [0, 0.3] },
      random.pick([cloth[0], '#c96f4a', '#d9d2c4']),
    ),
    stroke(dots(leaves), tone(stage, '#4c7f41', 0.7), scale * 0.11),
    stroke(
      dots(flowers),
      tone(stage, random.pick(['#e0568c', '#f3b33d', '#f7f1e3', '#d8483a']), 1),
      scale * 0.055,
    ),
  ].join('');
}

function fairyLights(stage: Stage, [left, right]: Range): string {
  const lit = isLampHour(stage.mood);
  const swags = 3;
  let cord = '';
  const bulbs: XY[] = [];
  for (let i = 0; i < swags; i++) {
    const [a, b] = [left + ((right - left) * i) / swags, left + ((right - left) * (i + 1)) / swags];
    const [from, to] = [at(stage, a, 2.9, CEILING - 0.06), at(stage, b, 2.9, CEILING - 0.06)];
    cord += `M${num(from[0])} ${num(from[1])}Q${num((from[0] + to[0]) / 2)} ${num(from[1] + 74)} ${num(to[0])} ${num(to[1])}`;
    for (let t = 0.1; t < 1; t += 0.16)
      bulbs.push([from[0] + (to[0] - from[0]) * t, from[1] + 148 * t * (1 - t) + 5]);
  }
  return [
    stroke(cord, '#3a332c', 1.6, { opacity: 0.8 }),
    lit ? bulbs.map((bulb) => glow(stage, bulb, 34, 0.9)).join('') : '',
    stroke(dots(bulbs), lit ? '#fff3cc' : '#f3e3b4', 9),
  ].join('');
}
