import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { door, gableRoof, houseWindow, lampOn, plainBlock, verandah } from './house-parts.ts';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, pointOn, quad, scaleOf } from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';
import { blockAt, frontOf, sideOf, windows } from './villa-parts.ts';
import type { Ground } from './villa-parts.ts';

/** Bangalore's own: steep tiles, pointed monkey-top gables with trellis, arches, a red plinth. */
export function bungalow(mood: Mood, camera: Camera, site: Ground, storeys: number): string {
  const { random } = mood;
  const { wall, trim, roof } = mood.walls;
  const frame = random.chance(0.5) ? '#f6efdf' : trim;
  const rise = (storeys - 1) * 3.2;
  const main = blockAt(site, 0, 2, { width: 19, depth: 10, bottom: 0, top: 4.2 + rise });
  const bay = (dx: number) =>
    blockAt(site, dx, -3.4, { width: 4.8, depth: 3, bottom: 0, top: 4.1 + rise });
  const upper = Array.from({ length: storeys - 1 }, (_, i): XY => [4.6 + i * 3.2, 6.2 + i * 3.2]);
  const front = frontOf(camera, main);
  const gables = site.yaw > 0 ? [6.9, -6.9] : [-6.9, 6.9];
  const porch = blockAt(site, 0, -4.6, { width: 5.4, depth: 4.4, bottom: 0, top: 3.9 });
  const parts = [
    plainBlock(camera, main, mood, wall),
    windows(mood, sideOf(camera, main), { count: 3, z: [1, 2.7], frame: frame, isArched: true }),
    front === undefined
      ? ''
      : windows(mood, front, { count: 6, z: [1, 2.7], frame: frame, isArched: true }),
    ...upper.flatMap((z) => [
      windows(mood, sideOf(camera, main), { count: 3, z, frame }),
      windows(mood, front, { count: 6, z, frame }),
    ]),
    gableRoof(camera, main, mood, { ridge: 'width', height: 3.6, color: roof, gable: wall }),
  ];
  for (const dx of gables) {
    const block = bay(dx);
    const face = frontOf(camera, block);
    parts.push(plainBlock(camera, block, mood, wall));
    if (face !== undefined) {
      parts.push(
        plinth(face, mood),
        houseWindow(face, mood, {
          u: [1, 3.8],
          z: [0.9, 2.7],
          frame,
          panes: 3,
          isArched: true,
          lamp: lampOn(mood),
        }),
      );
    }
    for (const z of upper) parts.push(windows(mood, face, { count: 2, z, frame }));
    parts.push(monkeyTop(camera, block, mood));
  }
  const porchFace = frontOf(camera, porch);
  if (porchFace !== undefined) {
    const open: Face = { ...porchFace };
    parts.push(
      sideOf(camera, porch) === undefined
        ? ''
        : fill(quad(sideOf(camera, porch) ?? open, [0.3, 4], [0, 2.9]), '#1d2033', 0.45),
      fill(quad(open, [0.3, 5.1], [0, 3]), '#1d2033', 0.5),
      door(open, [1.9, 3.5], mood, { color: trim, out: -3.5 }),
      verandah(open, [0, 5.4], mood, { deep: 0.2, post: '#f4ecdc', isArched: true }),
      monkeyTop(camera, porch, mood),
    );
  }
  return parts.join('');
}

function plinth(face: Face, mood: Mood): string {
  return fill(
    quad(face, [0, face.width], [0, 0.55]),
    surface('#a4473a', mood, litShare(face, mood.sunSide)),
  );
}

/** The pointed gable with its fringe of slats, which the bungalows of the Cantonment wear. */
function monkeyTop(camera: Camera, block: Block, mood: Mood): string {
  const { roof, accent: trellis } = mood.walls;
  const face = frontOf(camera, block);
  if (face === undefined) return '';
  const lit = litShare(face, mood.sunSide);
  const middle = face.width / 2;
  const [x0, y0] = pointOn(face, 0, block.top - 0.1, 0.5);
  const [x1, y1] = pointOn(face, face.width, block.top - 0.1, 0.5);
  const [px, py] = pointOn(face, middle, block.top + 2.7, 0.5);
  const [tx, ty] = pointOn(face, middle, block.top + 3.4, 0.5);
  const slat = scaleOf(face) * 0.1;
  const band = `M${num(x0)} ${num((y0 + y1) / 2 - scaleOf(face) * 0.62)}H${num(x1)}`;
  const id = `${mood.prefix}m${Math.round(px)}`;
  return [
    gableRoof(camera, block, mood, { ridge: 'depth', height: 2.7, color: roof, gable: '#f3ead8' }),
    `<clipPath id="${id}"><path d="M${num(x0)} ${num(y0)}L${num(px)} ${num(py)}L${num(x1)} ${num(y1)}z"/></clipPath><g clip-path="url(#${id})">`,
    stroke(band, surface(trellis, mood, Math.max(0.3, lit)), scaleOf(face) * 1.5, {
      dash: `${num(slat)} ${num(slat * 1.3)}`,
    }),
    '</g>',
    stroke(`M${num(px)} ${num(py)}L${num(tx)} ${num(ty)}`, surface('#f7f1e4', mood, 0.8), 4),
  ].join('');
}
