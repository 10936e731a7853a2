import type { Random } from '@manemitra/catalogue/random';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { figure } from './figures.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Camera } from './perspective.ts';
import { farCity, rain, sky } from './sky.ts';
import { nearBranch, plant, scaleAt } from './street.ts';
import { glassGradients } from './tower.ts';
import type { View } from './tower.ts';
import { treeDefinition, treeLine } from './trees.ts';
import type { Planted, TreeKind } from './trees.ts';
import { villaHouse } from './villa.ts';

/** A whole picture of a villa: sky, old trees behind, the house, its lawn and the low wall in front. */
export function homestead(mood: Mood, view: View): { defs: string; drawn: string } {
  const { random, design } = mood;
  const side = design.pick([-1, 1] as const);
  const camera: Camera = {
    focal: random.between(930, 1080),
    eye: 3.3,
    horizon: 588,
    centre: 600 + random.between(-40, 40),
  };
  const air = sky(mood, camera.horizon);
  const bloom = random.pick<TreeKind>([
    'jacaranda',
    'pink-tabebuia',
    'golden-tabebuia',
    'gulmohar',
  ]);
  const broad = random.pick<TreeKind>(['rain-tree', 'gulmohar', 'rain-tree', 'frangipani']);
  const palm = random.pick<TreeKind>(['coconut-palm', 'coconut-palm', 'ashoka']);
  const kinds = [...new Set<TreeKind>([bloom, broad, palm, 'shrub', 'bougainvillea'])];
  const isMirrored = () => random.chance(0.5);
  const behind: Planted[] = [
    {
      name: broad,
      at: [random.between(40, 260), 690],
      height: random.between(330, 450),
      isMirrored: isMirrored(),
    },
    {
      name: palm,
      at: [random.between(780, 1000), 686],
      height: random.between(380, 470),
      isMirrored: isMirrored(),
    },
    {
      name: bloom,
      at: [random.between(1000, 1190), 690],
      height: random.between(300, 400),
      isMirrored: isMirrored(),
    },
    {
      name: palm,
      at: [random.between(240, 420), 684],
      height: random.between(350, 430),
      isMirrored: isMirrored(),
    },
  ];
  const wallY = 838;
  const gateX = random.pick([300, 420, 780, 900]);
  const beside: Planted[] = [
    { name: 'shrub', at: [random.between(90, 240), 742], height: 58 },
    {
      name: 'bougainvillea',
      at: [random.between(950, 1090), 748],
      height: random.between(80, 120),
    },
    { name: 'shrub', at: [random.between(840, 930), 730], height: 50, isMirrored: true },
    {
      name: random.pick<TreeKind>([bloom, palm]),
      at: [random.pick([random.between(20, 110), random.between(1090, 1180)]), 790],
      height: random.between(330, 430),
      isMirrored: isMirrored(),
    },
  ];
  return {
    defs:
      air.defs + glassGradients(mood) + kinds.map((kind) => treeDefinition(kind, mood)).join(''),
    drawn: [
      air.drawn,
      farCity(mood, camera.horizon + 30),
      treeLine(mood, camera.horizon + 34, 0.25),
      lawn(mood, camera, gateX, wallY),
      plant(mood, behind),
      villaHouse(mood, camera, view === 'near' ? (side > 0 ? -1 : 1) : side),
      plant(mood, beside),
      gardenLife(mood, camera, gateX),
      (view === 'near') === design.chance(0.6) ? lowWall(mood, gateX, wallY) : flowerBeds(mood),
      random.chance(0.3)
        ? nearBranch(mood, '#3f6b3c', random.pick(['#f0a8c4', '#f6cf5a', '#b9a6e6', undefined]))
        : '',
      rain(mood),
    ].join(''),
  };
}

function lawn(mood: Mood, camera: Camera, gateX: number, wallY: number): string {
  const { random } = mood;
  const stripes = [0, 1, 2, 3, 4]
    .map((i) => `M-10 ${num(706 + i * 27 + i * i * 1.6)}h1220`)
    .join('');
  const drive = polygon([
    [camera.centre - 40, 704],
    [camera.centre + 62, 704],
    [gateX + 150, wallY + 4],
    [gateX - 120, wallY + 4],
  ]);
  const tufts = Array.from({ length: 40 }, (): XY => [
    random.between(0, 1200),
    random.between(712, wallY - 10),
  ]);
  return [
    `<rect y="${num(camera.horizon + 30)}" width="1200" height="330" fill="${surface('#7fa455', mood, 0.9)}"/>`,
    stroke(stripes, surface('#92b765', mood, 0.95), 14, { opacity: 0.5 }),
    stroke(dots(tufts), surface('#5f8a42', mood, 0.6), 5, { opacity: 0.6 }),
    fill(drive, surface(random.pick(['#c9b79b', '#b9705a', '#bdb6aa']), mood, 0.85)),
  ].join('');
}

function gardenLife(mood: Mood, camera: Camera, gateX: number): string {
  const { random } = mood;
  const y = random.between(748, 772);
  const side = gateX > 600 ? -1 : 1;
  const drawn = [
    figure(
      random.pick(['couple', 'woman', 'man', 'child']),
      mood,
      [600 + side * random.between(120, 300), y],
      scaleAt(camera, y) * 0.92,
    ),
  ];
  if (random.chance(0.55)) {
    const at = y + 26;
    drawn.push(
      figure(
        random.pick(['car', 'car', 'scooter']),
        mood,
        [gateX + side * 60, at],
        scaleAt(camera, at) * 0.86,
      ),
    );
  }
  if (random.chance(0.5))
    drawn.push(
      figure(
        random.pick(['dog', 'child']),
        mood,
        [600 + side * random.between(320, 420), y + 16],
        scaleAt(camera, y),
      ),
    );
  return drawn.join('');
}

/** A low wall with a coping, two pillars with lamps, and a hedge along it. */
function lowWall(mood: Mood, gateX: number, wallY: number): string {
  const { random, walls, hour } = mood;
  const color = surface(mix(walls.wall, walls.accent, random.pick([0, 0.35])), mood, 0.75);
  const cap = surface('#9a948b', mood, 0.9);
  const run = (from: number, to: number) =>
    `<rect x="${num(from)}" y="${num(wallY - 30)}" width="${num(to - from)}" height="60" fill="${color}"/>` +
    `<path d="M${num(from)} ${num(wallY - 12)}H${num(to)}M${num(from + 40)} ${num(wallY + 9)}H${num(to)}" stroke="${surface(walls.trim, mood, 0.5)}" stroke-width="1.5" stroke-dasharray="70 2 44 2 90 2" opacity=".4"/>` +
    `<rect x="${num(from)}" y="${num(wallY - 37)}" width="${num(to - from)}" height="9" fill="${cap}"/>`;
  const pillar = (x: number) =>
    `<rect x="${num(x - 19)}" y="${num(wallY - 66)}" width="38" height="98" fill="${surface(walls.accent, mood, 0.8)}"/><rect x="${num(x - 25)}" y="${num(wallY - 73)}" width="50" height="9" fill="${cap}"/>` +
    (hour.lamps > 0.1
      ? `<circle cx="${num(x)}" cy="${num(wallY - 86)}" r="46" fill="url(#${mood.prefix}sun)" opacity=".7"/>`
      : '') +
    `<circle cx="${num(x)}" cy="${num(wallY - 84)}" r="11" fill="${hour.lamps > 0.1 ? '#fff1c4' : surface('#f6f2e8', mood, 0.9)}"/>`;
  const hedge = Array.from({ length: 46 }, (_, i): XY => [
    i * 27 - 10,
    wallY - 34 + random.between(-9, 4),
  ]).filter(([x]) => Math.abs(x - gateX) > 170);
  const tops = hedge.map(([x, y]): XY => [x + random.between(-7, 7), y - 10]);
  return [
    stroke(dots(hedge), surface('#3c6b3c', mood, 0.45), 36),
    stroke(dots(tops), surface('#5f9549', mood, 0.85), 21),
    stroke(
      dots(random.sample(tops, 16)),
      surface(random.pick(['#db5c9a', '#f2b53c', '#f6f0e2', '#d8503f']), mood, 1),
      10,
    ),
    run(-10, gateX - 140),
    run(gateX + 140, 1210),
    `<path d="M${num(gateX - 130)} ${num(wallY - 18)}h118" stroke="${surface(walls.trim, mood, 0.6)}" stroke-width="70" stroke-linecap="butt" stroke-dasharray="4 9"/>`,
    pillar(gateX - 142),
    pillar(gateX + 142),
    `<rect y="${num(wallY + 28)}" width="1200" height="14" fill="${surface('#a2623f', mood, 0.8)}"/><rect y="${num(wallY + 40)}" width="1200" height="24" fill="${surface('#7d7d80', mood, 0.75)}"/>`,
    stroke(
      dots(fallen(random, wallY + 34)),
      surface(random.pick(['#db5c9a', '#f2c04a', '#9a83cf']), mood, 0.9),
      5,
    ),
  ].join('');
}

const fallen = (random: Random, y: number): XY[] =>
  Array.from({ length: 36 }, () => [random.between(0, 1200), y + random.between(-4, 22)]);

/** No wall, as inside a gated community: beds of flowers along the lawn, stepping stones, a tulasi. */
function flowerBeds(mood: Mood): string {
  const { random } = mood;
  const bed = (y: number, spread: number, count: number): XY[] =>
    Array.from({ length: count }, () => [
      random.between(-20, 1220),
      y + random.between(-spread, spread),
    ]);
  const stones = Array.from({ length: 7 }, (_, i) => {
    const y = 742 + i * i * 2.6;
    return `<ellipse cx="${num(560 + i * 26)}" cy="${num(y)}" rx="${num(17 + i * 5)}" ry="${num(4.5 + i * 1.6)}"/>`;
  });
  const colors = random.sample(
    ['#db5c9a', '#f2b53c', '#f6f0e2', '#d8503f', '#8f7fd0', '#f08a5d'],
    3,
  );
  const x = random.pick([random.between(120, 330), random.between(860, 1080)]);
  const brick = surface('#b5563d', mood, 0.8);
  return [
    `<g fill="${surface('#c8bda8', mood, 0.85)}">${stones.join('')}</g>`,
    `<path d="M${num(x - 26)} 822h52l-6-52h-40z" fill="${brick}"/><path d="M${num(x - 34)} 766h68v8h-68zM${num(x - 34)} 820h68v9h-68z" fill="${surface('#f0e2c8', mood, 0.9)}"/>`,
    stroke(
      dots([
        [x, 748],
        [x - 12, 756],
        [x + 12, 755],
        [x, 734],
      ]),
      surface('#4f7f43', mood, 0.8),
      22,
    ),
    stroke(dots(bed(896, 20, 60)), surface('#35643a', mood, 0.4), 48),
    stroke(dots(bed(878, 22, 56)), surface('#5b9148', mood, 0.85), 24),
    ...colors.map((color) => stroke(dots(bed(876, 24, 26)), surface(color, mood, 1), 12)),
  ].join('');
}
