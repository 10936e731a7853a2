import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { figure } from './figures.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, pointOn, project, quad, scaleOf, shelf, visibleFaces } from './perspective.ts';
import type { Block, Camera } from './perspective.ts';
import { drawHouse, familyOf, household } from './row-house.ts';
import type { House } from './row-house.ts';
import { farCity, rain, sky } from './sky.ts';
import { plant, scaleAt } from './street.ts';
import { glassGradients } from './tower.ts';
import type { View } from './tower.ts';
import { treeDefinition, treeLine } from './trees.ts';
import type { Planted, TreeKind } from './trees.ts';

/** A whole picture of row houses: looking down their lane, or along the row from across the road. */
export function terrace(mood: Mood, view: View): { defs: string; drawn: string } {
  const { random, design } = mood;
  const isLane = design.chance(0.55) === (view === 'whole');
  const camera: Camera = isLane
    ? { focal: 760, eye: 2.7, horizon: 600, centre: 600 + random.between(-60, 60) }
    : { focal: 900, eye: 3.2, horizon: 620, centre: 600 };
  const air = sky(mood, camera.horizon);
  const bloom = random.pick<TreeKind>([
    'jacaranda',
    'pink-tabebuia',
    'golden-tabebuia',
    'gulmohar',
  ]);
  const second = random.pick<TreeKind>(['rain-tree', 'frangipani', 'ashoka', 'coconut-palm']);
  const kinds: TreeKind[] = [...new Set<TreeKind>([bloom, second, 'shrub', 'bougainvillea'])];
  const scene = isLane ? lane(mood, camera, bloom, second) : row(mood, camera, bloom, second);
  return {
    defs:
      air.defs + glassGradients(mood) + kinds.map((kind) => treeDefinition(kind, mood)).join(''),
    drawn: [
      air.drawn,
      farCity(mood, camera.horizon + 4),
      treeLine(mood, camera.horizon + 8, 0.35),
      scene,
      rain(mood),
    ].join(''),
  };
}

/** Houses on both sides of a paved lane, trees meeting over it, the far end in the light. */
function lane(mood: Mood, camera: Camera, bloom: TreeKind, second: TreeKind): string {
  const { random } = mood;
  const half = 7.4;
  const family = familyOf(mood);
  const depth = 9.2;
  const parts = [pavedLane(mood, camera, half)];
  for (let i = 5; i >= 0; i--) {
    const y = 12.6 + i * depth;
    for (const side of [-1, 1]) {
      // Turned so that the width runs along the lane and the front looks across it.
      const block: Block = {
        x: side * (half + 5),
        y,
        width: 10,
        depth: depth - 0.1,
        yaw: 0,
        bottom: 0,
        top: 6,
      };
      const built = household(mood, block, i + (side > 0 ? 1 : 0), family);
      // The nearest roof would be seen from right below: a line in the air.
      const house: House = i === 0 ? { ...built, top: 'terrace' } : built;
      parts.push(
        drawHouse(mood, camera, house, visibleFaces(camera, block).length === 2 ? -2 : -1),
        frontGarden(mood, camera, { side, half, y, depth }),
      );
    }
    if (i % 2 === 1) {
      const trees = [-1, 1].map((side): Planted => {
        const at = project(camera, [side * (half - 1.2), y - depth / 2, 0]);
        return {
          name: side < 0 ? bloom : second,
          at,
          height: scaleAt(camera, at[1]) * random.between(5.5, 7.5),
          isMirrored: random.chance(0.5),
        };
      });
      parts.push(plant(mood, trees));
    }
  }
  for (const [x, y, kind] of [
    [-2.6, 19, random.pick(['couple', 'woman', 'man'] as const)],
    [2.4, 14.5, random.pick(['child', 'cyclist', 'dog'] as const)],
    [random.between(-1, 3), 34, random.pick(['scooter', 'auto', 'woman'] as const)],
  ] as const) {
    const at = project(camera, [x, y, 0]);
    parts.push(figure(kind, mood, at, scaleAt(camera, at[1])));
  }
  return parts.join('');
}

function pavedLane(mood: Mood, camera: Camera, half: number): string {
  const { random } = mood;
  const at = (x: number, y: number) => project(camera, [x, y, 0]);
  const strip = (from: number, to: number, color: string) =>
    fill(polygon([at(from, 400), at(to, 400), at(to, 5), at(from, 5)]), surface(color, mood, 0.85));
  const joints = [7.2, 8.4, 9.9, 11.8, 14.2, 17.3, 21.5, 27, 36, 50]
    .map((y) => line([at(-half + 2.4, y), at(half - 2.4, y)]))
    .join('');
  const paving = random.pick(['#a9a49b', '#b98a72', '#9a9a98']);
  return [
    `<rect y="${num(camera.horizon + 4)}" width="1200" height="300" fill="${surface('#86a65c', mood, 0.85)}"/>`,
    strip(-half, half, '#c9bda8'),
    strip(-half + 2.4, half - 2.4, paving),
    stroke(joints, surface('#5d5850', mood, 0.6), 1.6, { opacity: 0.45 }),
    stroke(
      line([at(-half + 2.4, 400), at(-half + 2.4, 5)]) +
        line([at(half - 2.4, 400), at(half - 2.4, 5)]),
      surface('#efe8d8', mood, 0.9),
      4,
    ),
  ].join('');
}

function frontGarden(
  mood: Mood,
  camera: Camera,
  { side, half, y, depth }: { side: number; half: number; y: number; depth: number },
): string {
  const { random } = mood;
  const points = Array.from({ length: 7 }, (_, i): XY =>
    project(camera, [side * (half - 0.1), y - depth / 2 + 0.4 + (i * (depth - 2.4)) / 7, 0.45]),
  );
  const middle = points[3] ?? [0, camera.horizon];
  const size = Math.max(4, scaleAt(camera, project(camera, [0, y, 0])[1]) * 1.15);
  const flowers = points.map(([x, py]): XY => [
    x + random.between(-size, size) * 0.3,
    py - size * 0.35,
  ]);
  return [
    stroke(dots(points), surface('#42733d', mood, 0.55), size),
    middle[0] < -200 || middle[0] > 1400
      ? ''
      : stroke(
          dots(flowers),
          surface(random.pick(['#db5c9a', '#f2b53c', '#f6f0e2', '#e8573f', '#74a548']), mood, 1),
          size * 0.42,
        ),
  ].join('');
}

/** The row from across the road, receding, each with its own gate. */
function row(mood: Mood, camera: Camera, bloom: TreeKind, second: TreeKind): string {
  const { random } = mood;
  const side = random.pick([-1, 1]);
  const yaw = side * random.between(0.3, 0.44);
  const family = familyOf(mood);
  const width = 6.6;
  const parts = [
    `<rect y="${num(camera.horizon + 6)}" width="1200" height="300" fill="${surface('#86a65c', mood, 0.85)}"/>`,
  ];
  const near = { x: -side * 15, y: 23 };
  const along: XY = [Math.cos(yaw) * side, Math.sin(yaw) * side];
  for (let i = 5; i >= 0; i--) {
    const block: Block = {
      x: near.x + along[0] * width * i,
      y: near.y + along[1] * width * i,
      width,
      depth: 11,
      yaw,
      bottom: 0,
      top: 6,
    };
    parts.push(
      drawHouse(mood, camera, household(mood, block, i, family), -1),
      yard(mood, camera, block),
    );
  }
  const kerb = 806;
  parts.push(
    `<path d="M-10 ${kerb}H1210V910H-10z" fill="${surface('#7a7a7e', mood, 0.75)}"/><path d="M-10 ${kerb - 24}H1210V${kerb + 2}H-10z" fill="${surface('#c9bda8', mood, 0.85)}"/>`,
    stroke(`M-10 ${kerb + 2}H1210`, surface('#efe8d8', mood, 0.9), 5),
    stroke(`M-10 ${kerb + 62}H1210`, surface('#f4efe0', mood, 0.9), 4, {
      dash: '60 46',
      opacity: 0.8,
    }),
    plant(mood, [
      {
        name: bloom,
        at: [side < 0 ? random.between(60, 200) : random.between(1000, 1140), kerb - 14],
        height: random.between(330, 420),
        isMirrored: random.chance(0.5),
      },
      {
        name: second,
        at: [side < 0 ? random.between(980, 1150) : random.between(40, 190), kerb - 12],
        height: random.between(260, 360),
        isMirrored: random.chance(0.5),
      },
    ]),
    figure(
      random.pick(['woman', 'couple', 'man']),
      mood,
      [random.between(380, 520), kerb - 6],
      scaleAt(camera, kerb) * 0.9,
    ),
    figure(
      random.pick(['child', 'dog', 'woman']),
      mood,
      [random.between(620, 820), kerb - 4],
      scaleAt(camera, kerb) * 0.9,
    ),
    figure(
      random.pick(['auto', 'scooter', 'car', 'cyclist']),
      mood,
      [random.between(260, 940), kerb + 50],
      scaleAt(camera, kerb) * 0.95,
    ),
  );
  return parts.join('');
}

/** A low wall with a gate, and green behind it. */
function yard(mood: Mood, camera: Camera, block: Block): string {
  const { random } = mood;
  const face = visibleFaces(camera, block).at(-1);
  if (face === undefined) return '';
  const lit = litShare(face, mood.sunSide);
  const green = Array.from({ length: 5 }, (): XY =>
    pointOn(face, random.between(0.3, face.width * 0.5), random.between(0.3, 1.1), 2.2),
  );
  const size = scaleOf(face) * 0.9;
  return [
    fill(shelf(face, [0, face.width], 0, 3.4), surface('#b9aa92', mood, 0.75)),
    stroke(dots(green), surface('#4c7f41', mood, 0.7), size),
    stroke(
      dots(green.slice(0, 3).map(([x, y]): XY => [x + 2, y - size * 0.3])),
      surface(random.pick(['#db5c9a', '#f2b53c', '#f6f0e2']), mood, 1),
      size * 0.4,
    ),
    fill(
      quad(face, [0, face.width * 0.54], [0, 1], 3.4),
      surface(mix(mood.walls.wall, '#9a948b', 0.3), mood, lit),
    ),
    fill(quad(face, [0, face.width * 0.54], [0.95, 1.1], 3.45), surface('#8f8981', mood, lit)),
    fill(
      quad(face, [face.width * 0.52, face.width * 0.58], [0, 1.5], 3.45),
      surface(mood.walls.accent, mood, Math.max(0.3, lit)),
    ),
    fill(
      quad(face, [face.width * 0.94, face.width], [0, 1.5], 3.45),
      surface(mood.walls.accent, mood, Math.max(0.3, lit)),
    ),
  ].join('');
}
