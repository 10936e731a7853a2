import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import {
  avenue,
  bench,
  flowerBed,
  FLOWERS,
  hedge,
  lampPost,
  lawnStripes,
  path,
  winding,
} from './garden-things.ts';
import type { Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, box, disc, drum, level, softBox, tone } from './solids.ts';
import type { Stage } from './solids.ts';

/** Lawns and beds along a walk, with something to sit under at its end. */
export const landscapedGarden: Outdoors = (ground) => {
  const { stage, trees, people } = ground;
  const { random } = stage.mood;
  const side = random.pick([-1, 1]);
  const walk = winding([side * -0.6, 2.3], [side * 6.5, 8], [side * -1.5, 20]);
  const heart = random.pick(['pergola', 'fountain', 'pavilion'] as const);
  const colors = random.sample(FLOWERS, 3);
  return {
    drawn: [
      lawnStripes(stage),
      hedge(ground, [-26, 26], 27, 1.3),
      trees(avenue(ground, 14, 26, 5)),
      path(ground, walk, 2.3, random.pick(['#dccbac', '#c9997a', '#cfc8ba'])),
      heart === 'pergola'
        ? pergola(stage, [side * -1.5, 19])
        : heart === 'fountain'
          ? fountain(stage, [side * -1.2, 15])
          : pavilion(stage, [side * -1.6, 19]),
      flowerBed(ground, [side * -4.6, 12.5], [2.2, 0.9], colors[0] ?? '#e86a8f'),
      flowerBed(ground, [side * 6.2, 11], [2, 0.8], colors[1] ?? '#f3b33d'),
      bench(ground, [side * -3.2, 9.4]),
      lampPost(ground, [side * 4.6, 9], 2.6),
      people([
        [
          random.pick(['couple', 'woman', 'man']),
          side * random.between(1.2, 2),
          random.between(11.4, 14),
        ],
        [random.pick(['child', 'dog']), side * random.between(2, 2.8), random.between(9, 10.6)],
        [
          random.pick(['woman', 'child', 'couple']),
          side * random.between(-6.4, -4.8),
          random.between(10.2, 12),
        ],
      ]),
      flowerBed(ground, [side * -3.6, 6.6], [1.5, 0.6], colors[2] ?? '#d8484a'),
      trees([
        { kind: ground.bloom, x: side * -6.4, y: 8.4, height: 6.2 },
        { kind: 'shrub', x: side * 5, y: 6.2, height: 1.2 },
        { kind: 'shrub', x: side * -2.6, y: 4.6, height: 0.8 },
        { kind: ground.tall, x: side * 6.2, y: 8, height: 5.8 },
      ]),
    ].join(''),
  };
};

function pergola(stage: Stage, [x, y]: XY): string {
  const { random } = stage.mood;
  const wood = random.pick(['#f3ede0', '#9a6a3f', '#5d4a3c']);
  const parts: string[] = [
    fill(level(stage, [x - 2.6, x + 2.6], [y - 2, y + 2], 0.003), tone(stage, '#cfc6b4', 0.85)),
  ];
  for (const py of [y + 1.7, y - 1.7])
    for (const px of [x - 2.3, x + 2.1])
      parts.push(box(stage, { x: [px, px + 0.2], y: [py, py + 0.2], z: [0, 2.7] }, wood));
  for (const py of [y + 1.8, y - 1.6])
    parts.push(box(stage, { x: [x - 2.7, x + 2.7], y: [py, py + 0.15], z: [2.7, 2.9] }, wood));
  for (let px = x - 2.5; px < x + 2.6; px += 0.5)
    parts.push(box(stage, { x: [px, px + 0.09], y: [y - 2.1, y + 2.1], z: [2.9, 3.04] }, wood));
  const scale = stage.camera.focal / y;
  const vine = Array.from({ length: 22 }, (): XY =>
    at(stage, x + random.between(-2.7, 2.7), y - 1.8, random.between(2.7, 3.3)),
  );
  parts.push(
    stroke(dots(vine), tone(stage, '#4c7f41', 0.75), scale * 0.34),
    stroke(dots(vine.slice(0, 13)), tone(stage, random.pick(FLOWERS), 1), scale * 0.2),
  );
  return parts.join('');
}

function fountain(stage: Stage, [x, y]: XY): string {
  const scale = stage.camera.focal / y;
  const [px, py] = at(stage, x, y, 1.2);
  const jets = [-1, -0.5, 0.5, 1]
    .map(
      (t) =>
        `M${num(px)} ${num(py)}q${num(t * scale * 0.5)} ${num(-scale * 0.9)} ${num(t * scale * 0.95)} ${num(scale * 0.75)}`,
    )
    .join('');
  return [
    disc(stage, [x, y, 0.003, 3.1], tone(stage, '#cfc6b4', 0.9)),
    drum(stage, { at: [x, y], z: [0, 0.5], r: 1.9 }, '#c9c0b0'),
    disc(stage, [x, y, 0.5, 1.68], mix('#5fc0cb', stage.mood.hour.sky[1], 0.4)),
    drum(stage, { at: [x, y], z: [0.4, 1.1], r: 0.22 }, '#d9d0c0'),
    drum(stage, { at: [x, y], z: [1.05, 1.2], r: 0.4, top: 0.62 }, '#d9d0c0'),
    stroke(jets + `M${num(px)} ${num(py)}v${num(-scale * 0.8)}`, '#ffffff', 3, { opacity: 0.75 }),
  ].join('');
}

function pavilion(stage: Stage, [x, y]: XY): string {
  const { walls } = stage.mood;
  const roofOf = (from: XY, to: XY, lit: number) =>
    fill(
      polygon([
        at(stage, x + from[0], y + from[1], 2.7),
        at(stage, x + to[0], y + to[1], 2.7),
        at(stage, x, y, 4.3),
      ]),
      tone(stage, walls.roof, lit),
    );
  const r = 2.7;
  return [
    box(stage, { x: [x - 2.4, x + 2.4], y: [y - 2.2, y + 2.2], z: [0, 0.3] }, '#d2c9b9'),
    ...[1.9, -2.1].flatMap((dy) =>
      [-2.1, 1.9].map((dx) =>
        box(
          stage,
          { x: [x + dx, x + dx + 0.2], y: [y + dy, y + dy + 0.2], z: [0.3, 2.7] },
          '#f6efdf',
        ),
      ),
    ),
    roofOf([-r, r], [r, r], 0.3),
    roofOf([-r, -r], [-r, r], stage.light < 0 ? 0.9 : 0.35),
    roofOf([r, r], [r, -r], stage.light > 0 ? 0.9 : 0.35),
    roofOf([-r, -r], [r, -r], 0.75),
  ].join('');
}

/** A track of two lanes under trees. */
export const joggingTrack: Outdoors = (ground) => {
  const { stage, trees, people } = ground;
  const { random } = stage.mood;
  const side = random.pick([-1, 1]);
  const track = winding([side * -1, 2.3], [side * -0.5, 13], [side * 12, 24], 22);
  const color = random.pick(['#b5573f', '#c2673f', '#3f7f8f', '#8f5a4a']);
  const mark = (by: number) => line(track.map(([x, y]) => at(stage, x + by, y, 0.004)));
  return {
    drawn: [
      lawnStripes(stage),
      hedge(ground, [-26, 26], 28, 1.2),
      path(ground, track, 4.2, '#d9cdb8'),
      path(ground, track, 3.8, color),
      stroke(mark(-1.75) + mark(1.75), '#ffffff', 3.4, { opacity: 0.85 }),
      stroke(mark(0), '#ffffff', 3, { dash: '22 18', opacity: 0.8 }),
      trees(avenue(ground, 12, 26, 4.4)),
      flowerBed(ground, [side * -4.6, 10], [1.8, 0.7], random.pick(FLOWERS)),
      bench(ground, [side * 3.6, 7.6]),
      lampPost(ground, [side * -3.2, 8], 2.8),
      people([
        [random.pick(['man', 'woman']), side * 2.4, 16],
        [random.pick(['woman', 'couple']), side * -0.2, 10.4],
        [random.pick(['cyclist', 'man', 'dog']), side * 0.8, 7.6],
      ]),
      trees([
        { kind: ground.bloom, x: side * -4.4, y: 6.6, height: 5.4 },
        { kind: ground.tall, x: side * 6.2, y: 8.6, height: 5.6 },
        { kind: 'shrub', x: side * 3.6, y: 5, height: 0.8 },
      ]),
    ].join(''),
  };
};

/** A deck of boards under an old tree, mats laid out for the morning. */
export const yogaDeck: Outdoors = (ground) => {
  const { stage, trees } = ground;
  const { random } = stage.mood;
  const side = random.pick([-1, 1]);
  const wood = random.pick(['#b07d4f', '#9a6a3f', '#c49a6a']);
  const [half, near, far] = [4.6, 5.4, 13];
  let boards = '';
  for (let y = near; y < far; y += 0.28)
    boards += line([at(stage, -half, y, 0.32), at(stage, half, y, 0.32)]);
  const cloths = random.sample(
    ['#5f9ea0', '#c0678f', '#d9a128', '#7a68a8', '#6f9f5f', '#d9704f'],
    3,
  );
  const places: XY[] = [];
  for (const y of [11, 8.6])
    for (const x of [-2.8, 0, 2.8]) places.push([x + (y < 9 ? 0.3 : -0.2), y]);
  return {
    drawn: [
      lawnStripes(stage),
      hedge(ground, [-26, 26], 25, 1.3),
      trees(avenue(ground, 15, 24, 5.4)),
      trees([{ kind: 'rain-tree', x: side * 6.4, y: 14.5, height: 10.5 }]),
      fill(
        level(stage, [-half - 0.3, half + 0.3], [near - 0.5, far + 0.2], 0.002),
        '#1d2033',
        0.22,
      ),
      box(
        stage,
        { x: [-half, half], y: [near, far], z: [0.05, 0.32] },
        wood,
        mix(wood, '#ffffff', 0.12),
      ),
      stroke(boards, tone(stage, mix(wood, '#2a1a10', 0.5), 0.6), 1.5, { opacity: 0.4 }),
      ...places.map(([x, y], i) =>
        fill(
          level(stage, [x - 0.36, x + 0.36], [y - 0.9, y + 0.9], 0.33),
          tone(stage, cloths[i % 3] ?? '#5f9ea0', 0.9),
        ),
      ),
      ...random
        .sample(places, 4)
        .toSorted((a, b) => b[1] - a[1])
        .map((place, i) => sitter(stage, place, cloths[(i + 1) % 3] ?? '#c0678f')),
      box(stage, { x: [-0.9, 0.9], y: [near - 0.7, near], z: [0, 0.16] }, wood),
      ...[-1, 1].map((each) =>
        drum(
          stage,
          { at: [each * (half - 0.4), near + 0.4], z: [0.32, 0.6], r: 0.2, top: 0.26 },
          '#c96f4a',
        ),
      ),
      ...[-1, 1].map((each) =>
        softBox(
          stage,
          {
            x: [each * (half - 0.4) - 0.3, each * (half - 0.4) + 0.3],
            y: [near + 0.2, near + 0.6],
            z: [0.62, 1.1],
          },
          '#5d9149',
          0.18,
        ),
      ),
      flowerBed(ground, [side * -6, 8.6], [1.5, 0.7], random.pick(FLOWERS)),
      trees([
        { kind: ground.tall, x: side * -7, y: 10.5, height: 6 },
        { kind: 'shrub', x: side * 5.6, y: 5.6, height: 1 },
        { kind: 'shrub', x: side * -4.6, y: 4.6, height: 0.8 },
      ]),
    ].join(''),
  };
};

/** Somebody cross-legged, hands on the knees: 100 units a metre. */
function sitter(stage: Stage, [x, y]: XY, shirt: string): string {
  const { random } = stage.mood;
  const [px, py] = at(stage, x, y, 0.34);
  const size = Math.round((stage.camera.focal / y) * 10) / 1000;
  const skin = tone(stage, random.pick(['#7a4f35', '#8d5d3f', '#a56f4d']), 0.8);
  return `<g transform="translate(${num(px)} ${num(py)})scale(${size})"><ellipse cx="${-stage.light * 10}" cy="0" rx="50" ry="9" fill="#1d2033" opacity=".25"/><path d="M-44-2q2-18 22-20h44q20 2 22 20-44 8-88 0z" fill="${tone(stage, '#3a4352', 0.8)}"/><path d="M-18-70q18-10 36 0l4 50h-44z" fill="${tone(stage, shirt, 0.85)}"/><path d="M-18-66l-14 30 4 18M18-66l14 30-4 18" stroke="${skin}" stroke-width="8"/><circle cy="-86" r="12" fill="${skin}"/><path d="M-12-88a12 12 0 0 1 24 0q-2-4-12-4t-12 4z" fill="#1e1a1c"/><circle cy="-100" r="5" fill="#1e1a1c"/></g>`;
}
