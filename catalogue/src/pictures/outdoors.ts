import { dots, fill, num, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { figure } from './figures.ts';
import type { Figure } from './figures.ts';
import { gableRoof, plainBlock } from './house-parts.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, outlineOf, quad, visibleFaces } from './perspective.ts';
import type { Block, Camera } from './perspective.ts';
import type { BuildingKind } from './picture-address.ts';
import { farCity, rain, sky } from './sky.ts';
import { at, box, level, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';
import { building, glassGradients } from './tower.ts';
import { plantTree, treeDefinition, treeLine } from './trees.ts';
import type { TreeKind } from './trees.ts';

/** A place inside the project's gate, with its own buildings behind: what all outdoor amenities share. */
export interface Ground {
  stage: Stage;
  bloom: TreeKind;
  tall: TreeKind;
  /** Trees that stand at these places, in metres, far ones first. */
  trees: (places: readonly Tree[]) => string;
  people: (places: readonly (readonly [kind: Figure, x: number, y: number])[]) => string;
}

export interface Tree {
  kind: TreeKind;
  x: number;
  y: number;
  height: number;
}

export type Outdoors = (ground: Ground) => { defs?: string; drawn: string };

const HORIZON = 470;

export function outdoors(
  mood: Mood,
  kind: BuildingKind,
  paint: Outdoors,
): { defs: string; drawn: string } {
  const { random, design } = mood;
  const behind = backdrop(mood, kind);
  const camera: Camera = {
    focal: random.between(760, 880),
    eye: random.between(2, 2.8),
    horizon: HORIZON,
    centre: 600 + random.between(-80, 80),
  };
  const stage: Stage = { mood, camera, light: mood.sunSide };
  const bloom = design.pick<TreeKind>([
    'jacaranda',
    'pink-tabebuia',
    'golden-tabebuia',
    'gulmohar',
    'frangipani',
  ]);
  const tall = design.pick<TreeKind>(['coconut-palm', 'areca', 'ashoka', 'coconut-palm']);
  const ground: Ground = {
    stage,
    bloom,
    tall,
    trees: (places) => grove(stage, places),
    people: (places) =>
      places
        .toSorted((a, b) => b[2] - a[2])
        .map(([who, x, y]) => figure(who, mood, at(stage, x, y, 0), camera.focal / y))
        .join(''),
  };
  const { defs = '', drawn } = paint(ground);
  const kinds: TreeKind[] = [...new Set<TreeKind>([bloom, tall, 'rain-tree', 'shrub'])];
  return {
    defs: behind.defs + defs + kinds.map((each) => treeDefinition(each, mood)).join(''),
    drawn: [
      behind.drawn,
      `<rect y="${HORIZON + 8}" width="1200" height="${900 - HORIZON}" fill="${surface('#82a75a', mood, 0.9)}"/>`,
      drawn,
      rain(mood),
    ].join(''),
  };
}

function grove(stage: Stage, places: readonly Tree[]): string {
  const { mood, camera } = stage;
  let shadows = '';
  const drawn = places
    .toSorted((a, b) => b.y - a.y)
    .map(({ kind, x, y, height }) => {
      const foot = at(stage, x, y, 0);
      const pixels = (height * camera.focal) / y;
      shadows += `M${Math.round(foot[0] - pixels * 0.2 - mood.sunSide * pixels * 0.16)} ${Math.round(foot[1])}h${Math.round(pixels * 0.4)}`;
      return plantTree(mood, {
        name: kind,
        at: foot,
        height: pixels,
        isMirrored: mood.random.chance(0.5),
      });
    })
    .join('');
  return stroke(shadows, '#1d2033', 8, { opacity: 0.2 }) + drawn;
}

function backdrop(mood: Mood, kind: BuildingKind): { defs: string; drawn: string } {
  const air = sky(mood, HORIZON);
  const far = farCity(mood, HORIZON) + treeLine(mood, HORIZON + 2, 0.4);
  if (kind === 'high-rise' || kind === 'mid-rise') {
    const house = building(mood, kind, 'behind');
    return {
      defs: air.defs + house.defs,
      drawn: air.drawn + far + house.drawn + treeLine(mood, HORIZON + 16, 0.14),
    };
  }
  return {
    defs: air.defs + glassGradients(mood),
    drawn:
      air.drawn +
      far +
      (kind === 'plots' ? '' : roofs(mood, kind)) +
      treeLine(mood, HORIZON + 12, 0.18),
  };
}

/** The neighbours' houses over the trees. */
function roofs(mood: Mood, kind: 'villa' | 'row-house'): string {
  const { random, design, walls, facts } = mood;
  const camera: Camera = { focal: 820, eye: 2.4, horizon: HORIZON, centre: 600 };
  const storeys = Math.min(4, (facts.floors ?? 1) + 1);
  const isFlat = design.chance(0.4);
  const step = kind === 'villa' ? 21 : 8.5;
  const count = kind === 'villa' ? 4 : 9;
  return Array.from({ length: count }, (_, i): Block => ({
    x: (i - (count - 1) / 2) * step + (kind === 'villa' ? random.between(-3, 3) : 0),
    y: kind === 'villa' ? random.between(44, 58) : 48,
    width: kind === 'villa' ? 12 : 8.4,
    depth: 9,
    yaw: kind === 'villa' ? random.between(-0.4, 0.4) : 0,
    bottom: 0,
    top: storeys * 3.1,
  }))
    .toSorted((a, b) => Math.abs(b.x) - Math.abs(a.x))
    .map((block, i) => {
      const wall = mix(
        i % 2 === 0 ? walls.wall : mix(walls.wall, walls.accent, 0.3),
        mood.hour.haze,
        0.12,
      );
      const glass = visibleFaces(camera, block)
        .map((face) => {
          let d = '';
          for (let z = 0.9; z < block.top - 1; z += 3.1)
            for (const u of [0.14, 0.58])
              d += quad(face, [face.width * u, face.width * (u + 0.26)], [z, z + 1.5]);
          return fill(d, mood.hour.lamps > 0.3 ? '#ffd98f' : `url(#${mood.prefix}glassD)`);
        })
        .join('');
      const top = isFlat
        ? visibleFaces(camera, {
            ...block,
            width: block.width + 1,
            depth: block.depth + 1,
            bottom: block.top,
            top: block.top + 0.5,
          })
            .map((face) =>
              fill(outlineOf(face), surface('#f3ede0', mood, litShare(face, mood.sunSide))),
            )
            .join('')
        : gableRoof(camera, block, mood, {
            ridge: 'width',
            height: 2.6,
            color: walls.roof,
            gable: wall,
          });
      return plainBlock(camera, block, mood, wall) + glass + top;
    })
    .join('');
}

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
