import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import type { Ground, Tree } from './outdoors.ts';
import { surface } from './palette.ts';
import { at, box, level, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';
import type { TreeKind } from './trees.ts';

/** A clipped hedge with a few flowers. */
export function hedge({ stage }: Ground, x: Range, y: number, height = 0.9): string {
  const { mood } = stage;
  const { random } = mood;
  const scale = stage.camera.focal / y;
  const tops: XY[] = [];
  for (let px = x[0]; px <= x[1]; px += height * (x[1] - x[0] > 30 ? 0.9 : 0.55))
    tops.push(at(stage, px, y, height * random.between(0.62, 0.85)));
  return [
    box(stage, { x, y: [y - 0.3, y + 0.3], z: [0, height * 0.7] }, '#3f7040'),
    stroke(dots(tops), surface('#4f8545', mood, 0.7), scale * height * 0.62),
    stroke(
      dots(tops.map(([px, py]): XY => [px + mood.sunSide * scale * 0.1, py - scale * 0.12])),
      surface('#79a655', mood, 1),
      scale * height * 0.3,
    ),
    random.chance(0.5)
      ? stroke(
          dots(random.sample(tops, Math.ceil(tops.length / 2))),
          surface(random.pick(['#e86a8f', '#f3b33d', '#f6efe0', '#d8484a']), mood, 1),
          scale * 0.13,
        )
      : '',
  ].join('');
}

/** A path given by its middle line, in metres, `wide` across. */
export function path(
  { stage }: Ground,
  middle: readonly XY[],
  wide: number,
  color: string,
): string {
  const side = (by: number) => middle.map(([x, y]) => at(stage, x + by, y, 0.002));
  const edge = (points: readonly XY[]) => points.map(([x, y]) => `${num(x)} ${num(y)}`);
  const left = edge(side(-wide / 2));
  const right = edge(side(wide / 2)).toReversed();
  return fill(`M${left.join('L')}L${right.join('L')}z`, tone(stage, color, 0.92));
}

/** A smooth line through points, for what winds. */
export function winding(from: XY, through: XY, to: XY, steps = 14): XY[] {
  return Array.from({ length: steps + 1 }, (_, i): XY => {
    const t = i / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * from[0] + b * through[0] + c * to[0], a * from[1] + b * through[1] + c * to[1]];
  });
}

export function bench({ stage }: Ground, [x, y]: XY): string {
  const wood = '#8a5f3a';
  return [
    fill(level(stage, [x - 0.85, x + 0.85], [y - 0.35, y + 0.25], 0.002), '#1d2033', 0.2),
    ...[-0.7, 0.6].map((dx) =>
      box(stage, { x: [x + dx, x + dx + 0.1], y: [y - 0.2, y + 0.2], z: [0, 0.44] }, '#5c6063'),
    ),
    box(stage, { x: [x - 0.8, x + 0.8], y: [y + 0.16, y + 0.22], z: [0.55, 0.9] }, wood),
    box(stage, { x: [x - 0.8, x + 0.8], y: [y - 0.22, y + 0.22], z: [0.42, 0.48] }, wood),
  ].join('');
}

/** Round beds and mounds: a level blob of leaves with flowers in it. */
export function flowerBed({ stage }: Ground, [x, y]: XY, [rx, ry]: XY, color: string): string {
  const { random } = stage.mood;
  const scale = stage.camera.focal / y;
  const leaves = Array.from({ length: 20 }, (): readonly [number, number] => {
    const a = random.between(0, 6.283);
    const r = Math.sqrt(random.next());
    return [x + Math.cos(a) * r * rx, y + Math.sin(a) * r * ry];
  }).toSorted((a, b) => b[1] - a[1]);
  const rim = Array.from({ length: 14 }, (_, i): XY =>
    at(
      stage,
      x + Math.cos((i / 14) * 6.283) * rx * 1.1,
      y + Math.sin((i / 14) * 6.283) * ry * 1.1,
      0,
    ),
  );
  return [
    fill(polygon(rim), tone(stage, '#6b4f38', 0.7)),
    stroke(
      dots(leaves.map(([px, py]) => at(stage, px, py, 0.12))),
      tone(stage, '#3f7040', 0.6),
      scale * 0.36,
    ),
    stroke(
      dots(leaves.map(([px, py]) => at(stage, px, py, 0.26))),
      tone(stage, '#6f9f4f', 0.9),
      scale * 0.24,
    ),
    stroke(
      dots(random.sample(leaves, 14).map(([px, py]) => at(stage, px, py, 0.38))),
      tone(stage, color, 1),
      scale * 0.15,
    ),
  ].join('');
}

/** A bollard or tall lamp; it shines after sunset. */
export function lampPost({ stage }: Ground, [x, y]: XY, height: number): string {
  const scale = stage.camera.focal / y;
  const [hx, hy] = at(stage, x, y, height);
  const isLit = stage.mood.hour.lamps > 0.3;
  return [
    stroke(
      `M${num(at(stage, x, y, 0)[0])} ${num(at(stage, x, y, 0)[1])}L${num(hx)} ${num(hy)}`,
      tone(stage, '#3b4046', 0.5),
      Math.max(2, scale * 0.09),
    ),
    isLit
      ? `<circle cx="${num(hx)}" cy="${num(hy)}" r="${num(scale * 1.3)}" fill="url(#${stage.mood.prefix}sun)" opacity=".85"/>`
      : '',
    `<circle cx="${num(hx)}" cy="${num(hy)}" r="${num(scale * 0.16)}" fill="${isLit ? '#fff1c9' : tone(stage, '#f6f2e8', 0.9)}"/>`,
  ].join('');
}

export const FLOWERS = ['#e86a8f', '#f3b33d', '#f6efe0', '#d8484a', '#8f7fd0', '#f08a5d'] as const;

/** Places for trees on both sides of what is in the middle. */
export function avenue(
  { stage, bloom, tall }: Ground,
  from: number,
  to: number,
  clear: number,
): Tree[] {
  const { random } = stage.mood;
  const kinds: TreeKind[] = [bloom, 'rain-tree', tall, bloom];
  const places: Tree[] = [];
  for (let y = to; y > from; y *= 0.8)
    for (const side of [-1, 1])
      places.push({
        kind: random.pick(kinds),
        x: side * (clear + random.between(0, 5) + y * 0.18),
        y: y + random.between(-0.8, 0.8),
        height: random.between(5, 8.5),
      });
  return places;
}

/** Mown in stripes. */
export function lawnStripes(stage: Stage): string {
  let d = '';
  for (let y = 2.4; y < 30; y *= 1.3) d += level(stage, [-60, 60], [y, y * 1.13], 0);
  return fill(d, tone(stage, '#95b968', 1), 0.45);
}
