import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { figure } from './figures.ts';
import type { Figure } from './figures.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Camera } from './perspective.ts';
import { plantTree } from './trees.ts';
import type { Planted } from './trees.ts';

/** Pixels a metre of anything that stands on the ground at picture height `y`. */
export const scaleAt = (camera: Camera, y: number): number => (y - camera.horizon) / camera.eye;

/** Grass, paving and the drive between the building and the compound wall. */
export function grounds(mood: Mood, camera: Camera, wallY: number, baseY: number): string {
  const { random } = mood;
  const lawn = surface('#86a65c', mood, 0.9);
  const far = surface('#8f9f72', mood, 0.8, 0.45);
  const middle = camera.centre + random.between(-30, 30);
  const drive = polygon([
    [middle - 26, baseY - 2],
    [middle + 26, baseY - 2],
    [middle + 120, wallY],
    [middle - 70, wallY],
  ]);
  const shade = Array.from({ length: 9 }, () => {
    const y = random.between(baseY, wallY);
    return `M${num(random.between(-20, 1150))} ${num(y)}h${num(random.between(40, 190))}`;
  }).join('');
  return [
    `<rect y="${num(camera.horizon + 2)}" width="1200" height="${num(900 - camera.horizon)}" fill="${far}"/>`,
    `<rect y="${num(baseY - 12)}" width="1200" height="${num(920 - baseY)}" fill="${lawn}"/>`,
    stroke(shade, surface('#5f8546', mood, 0.4), 7, { opacity: 0.35 }),
    fill(drive, surface('#cdbfa8', mood, 0.9)),
  ].join('');
}

/** Granite posts and a plastered wall with a gate in it, creepers over it, and the gate's guard. */
export function compoundWall(mood: Mood, camera: Camera, wallY: number, gateX: number): string {
  const { random, walls } = mood;
  const scale = scaleAt(camera, wallY);
  const height = 1.9 * scale;
  const half = 4.2 * scale;
  const wallTone = surface(
    random.chance(0.4) ? '#c9c4b8' : mix(walls.wall, walls.accent, 0.2),
    mood,
    0.75,
  );
  const cap = surface('#8d8a84', mood, 0.9);
  const run = (from: number, to: number): string => {
    if (to - from < 4) return '';
    let joints = '';
    for (let x = from + scale * 3; x < to; x += scale * 3)
      joints += `M${num(x)} ${num(wallY)}v${num(-height)}`;
    return (
      `<rect x="${num(from)}" y="${num(wallY - height)}" width="${num(to - from)}" height="${num(height)}" fill="${wallTone}"/>` +
      stroke(joints, surface(walls.trim, mood, 0.4), 1.4, { opacity: 0.35 }) +
      `<rect x="${num(from)}" y="${num(wallY - height - 4)}" width="${num(to - from)}" height="5" fill="${cap}"/>`
    );
  };
  const pillar = (x: number): string =>
    `<rect x="${num(x - scale * 0.45)}" y="${num(wallY - height * 1.45)}" width="${num(scale * 0.9)}" height="${num(height * 1.45)}" fill="${surface(walls.accent, mood, 0.8)}"/><rect x="${num(x - scale * 0.6)}" y="${num(wallY - height * 1.45 - 4)}" width="${num(scale * 1.2)}" height="5" fill="${cap}"/>`;
  const side = random.chance(0.5)
    ? gateX + half + scale * 2
    : Math.max(20, gateX - half - scale * 16);
  const creeper = Array.from({ length: 40 }, (): XY => [
    side + random.between(0, scale * 13),
    wallY - height + random.between(-8, height * 0.55),
  ]);
  const flowers = creeper.filter((_, i) => i % 3 === 1);
  const gate = random.chance(0.55);
  const bars = gate
    ? stroke(
        `M${num(gateX)} ${num(wallY - height * 0.5)}h${num(half)}`,
        surface(walls.trim, mood, 0.5),
        height * 0.84,
        { dash: '2 4' },
      )
    : stroke(
        `M${num(gateX - half)} ${num(wallY - height * 0.62)}h${num(half * 1.7)}`,
        '#d8473c',
        3.4,
        { dash: '14 10' },
      );
  return [
    run(-10, gateX - half),
    run(gateX + half, 1210),
    bars,
    pillar(gateX - half),
    pillar(gateX + half),
    stroke(dots(creeper), surface('#4c7d42', mood, 0.8), 11),
    stroke(
      dots(flowers),
      surface(random.pick(['#d24d92', '#f0a83c', '#e2564a', '#f5ead6']), mood, 1),
      7,
    ),
  ].join('');
}

/** Footpath, kerb and road up to the lower edge, with the traffic of the hour. */
export function road(mood: Mood, kerbY: number): string {
  const { random, hour } = mood;
  const isWet = hour.name === 'monsoon';
  const asphalt = surface(isWet ? '#5d6368' : '#76767a', mood, 0.7);
  const kerb: string[] = [];
  const stones = `M-10 ${num(kerbY + 3)}h1220`;
  kerb.push(
    stroke(stones, surface('#f1ead8', mood, 0.9), 6),
    stroke(stones, surface('#2d2d30', mood, 0.7), 6, { dash: '26 26' }),
  );
  const dashes = stroke(`M-10 ${num(kerbY + 64)}h1220`, surface('#f4efe0', mood, 0.9), 4, {
    dash: '58 46',
    opacity: 0.8,
  });
  const puddles = isWet
    ? Array.from(
        { length: 5 },
        () =>
          `<ellipse cx="${num(random.between(40, 1160))}" cy="${num(kerbY + random.between(24, 96))}" rx="${num(random.between(40, 120))}" ry="${num(random.between(4, 9))}" fill="${hour.sky[2]}" opacity=".5"/>`,
      ).join('')
    : '';
  const glow =
    hour.name === 'dusk'
      ? `<rect y="${num(kerbY)}" width="1200" height="${num(900 - kerbY)}" fill="${hour.glow}" opacity=".1"/>`
      : '';
  return [
    `<rect y="${num(kerbY - 18)}" width="1200" height="20" fill="${surface('#c7beae', mood, 0.85)}"/>`,
    stroke(`M0 ${num(kerbY - 9)}h1200`, surface('#8c8375', mood, 0.6), 18, {
      opacity: 0.5,
      dash: '1.5 32',
    }),
    `<rect y="${num(kerbY)}" width="1200" height="${num(902 - kerbY)}" fill="${asphalt}"/>`,
    dashes,
    puddles,
    glow,
    kerb.join(''),
  ].join('');
}

const TRAFFIC: readonly Figure[] = ['auto', 'scooter', 'car', 'cyclist', 'scooter', 'auto'];
const WALKERS: readonly Figure[] = ['woman', 'man', 'couple', 'child', 'woman', 'dog'];

/** A few people on the footpath and one or two on wheels; never a crowd. */
export function passersBy(mood: Mood, camera: Camera, kerbY: number): string {
  const { random } = mood;
  const drawn: string[] = [];
  const spots = random.sample([90, 230, 370, 520, 690, 840, 980, 1110], 5);
  for (const x of spots.slice(0, random.whole(2, 3))) {
    drawn.push(figure(random.pick(WALKERS), mood, [x, kerbY - 6], scaleAt(camera, kerbY - 6)));
  }
  if (random.chance(0.35)) {
    const x = spots[3] ?? 300;
    drawn.push(
      figure('child', mood, [x + 34, kerbY - 5], scaleAt(camera, kerbY)),
      figure('woman', mood, [x, kerbY - 5], scaleAt(camera, kerbY)),
    );
  }
  for (const [i, kind] of random.sample(TRAFFIC, random.whole(1, 2)).entries()) {
    const y = kerbY + 36 + i * 42;
    drawn.push(
      figure(
        kind,
        mood,
        [(spots[4] ?? 600) + i * 380 - (i > 0 && (spots[4] ?? 0) > 700 ? 760 : 0), y],
        scaleAt(camera, y) * 0.92,
      ),
    );
  }
  return drawn.join('');
}

export function lampPosts(mood: Mood, y: number, height: number, xs: readonly number[]): string {
  const color = surface('#3b4046', mood, 0.5);
  const posts = xs.map((x) => `M${num(x)} ${num(y)}v${num(-height)}q0-12 16-12h10`).join('');
  const lit = mood.hour.lamps > 0.3;
  const heads = xs
    .map((x) =>
      lit
        ? `<circle cx="${num(x + 24)}" cy="${num(y - height - 10)}" r="44" fill="url(#${mood.prefix}sun)" opacity=".8"/><circle cx="${num(x + 24)}" cy="${num(y - height - 10)}" r="5" fill="#fff1c9"/>`
        : '',
    )
    .join('');
  return stroke(posts, color, 3) + heads;
}

/** Trees by their foot, far to near, so that nearer ones overlap; their shadows lie under all of them. */
export function plant(mood: Mood, trees: readonly Planted[]): string {
  const shadows = trees
    .map(
      ({ at, height }) =>
        `M${Math.round(at[0] - height * 0.25 - mood.sunSide * height * 0.15)} ${Math.round(at[1])}h${Math.round(height * 0.5)}`,
    )
    .join('');
  const drawn = trees.toSorted((a, b) => a.at[1] - b.at[1]).map((tree) => plantTree(mood, tree));
  return stroke(shadows, '#1d2033', 9, { opacity: 0.2 }) + drawn.join('');
}

/** An overhanging branch in a top corner, near and out of the light, to look past. */
export function nearBranch(mood: Mood, color: string, blossom?: string): string {
  const { random } = mood;
  const side = -mood.sunSide;
  const x = side < 0 ? -30 : 1230;
  let leaves = '';
  let flowers = '';
  for (let i = 0; i < 46; i++) {
    const reach = random.next() ** 0.8 * 330;
    const px = x - side * reach;
    const py = random.between(-24, 118 - reach * 0.24);
    if (i % 4 === 0) flowers += `M${Math.round(px)} ${Math.round(py + 10)}h0`;
    else
      leaves += `M${Math.round(px)} ${Math.round(py)}l${random.whole(-13, 13)} ${random.whole(4, 14)}`;
  }
  const bough = line([
    [x, -6],
    [x - side * 150, 46],
    [x - side * 300, 40],
  ]);
  return [
    stroke(bough, surface('#4a3a30', mood, 0.1), 8),
    stroke(leaves, surface(color, mood, 0.15), 22),
    blossom === undefined ? '' : stroke(flowers, surface(blossom, mood, 0.7), 15),
  ].join('');
}
