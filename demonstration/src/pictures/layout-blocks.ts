import { dots, fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { gableRoof, plainBlock } from './house-parts.ts';
import { blockIn, ground, seen } from './layout-plan.ts';
import type { Flight, Plan, Rectangle } from './layout-plan.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, outlineOf, quad, topOf, visibleFaces } from './perspective.ts';
import type { Block } from './perspective.ts';

/** A block of sites, some built on, or the park of the layout. */
export function siteBlock(mood: Mood, camera: Flight, block: Plan['blocks'][number]): string {
  const { random } = mood;
  if (block.isPark) return parkBlock(mood, camera, block);
  const { columns } = block;
  const width = (block.x1 - block.x0) / columns;
  const half = (block.y1 - block.y0) / 2;
  const parts: string[] = [];
  const houses: { at: Omit<Block, 'yaw'>; storeys: number }[] = [];
  const stones: XY[] = [];
  const lawns = new Map<string, string>();
  for (const row of [1, 0]) {
    for (let i = 0; i < columns; i++) {
      const site: Rectangle = {
        x0: block.x0 + i * width + 0.35,
        x1: block.x0 + (i + 1) * width - 0.35,
        y0: block.y0 + row * half + 0.35,
        y1: block.y0 + (row + 1) * half - 0.35,
      };
      const color = random.weighted([
        ['#8fb061', 5],
        ['#a3bd70', 4],
        ['#c09a6b', 3],
        ['#b5724c', 1.6],
        ['#7da357', 3],
      ]);
      lawns.set(color, (lawns.get(color) ?? '') + polygon(ground(camera, site)));
      stones.push(...ground(camera, site).slice(0, 2));
      if (!block.isFirst && random.chance(0.15)) {
        const storeys = random.pick([1, 2, 2]);
        houses.push({
          storeys,
          at: {
            x: (site.x0 + site.x1) / 2,
            y: (site.y0 + site.y1) / 2 + 0.6,
            width: width * 0.66,
            depth: half * 0.6,
            bottom: 0,
            top: storeys * 3.1,
          },
        });
      }
    }
  }
  for (const [color, d] of lawns) parts.push(fill(d, surface(color, mood, 0.9)));
  parts.push(stroke(dots(stones), surface('#fbf6ea', mood, 1), 3.4));
  for (const { at } of houses) parts.push(house(mood, camera, at));
  return parts.join('');
}

function house(mood: Mood, camera: Flight, plot: Omit<Block, 'yaw'>): string {
  const block = blockIn(camera, plot);
  const { random, walls, sunSide, hour, prefix } = mood;
  const wall = random.pick([
    walls.wall,
    '#f3ead8',
    '#e8cfae',
    '#dfe3da',
    mix(walls.wall, walls.accent, 0.35),
  ]);
  const [w, d] = [block.width / 2, block.depth / 2];
  const shade: Rectangle = {
    x0: plot.x - w - (sunSide > 0 ? 4 : 0),
    x1: plot.x + w + (sunSide < 0 ? 4 : 0),
    y0: plot.y - d,
    y1: plot.y + d,
  };
  const faces = visibleFaces(camera, block);
  const front = faces.at(-1);
  const storeys = Math.round(block.top / 3.1);
  let glass = '';
  if (front !== undefined) {
    for (let storey = 0; storey < storeys; storey++) {
      for (const at of [0.14, 0.58]) {
        glass += quad(
          front,
          [front.width * at, front.width * (at + 0.28)],
          [storey * 3.1 + 0.8, storey * 3.1 + 2.3],
        );
      }
    }
  }
  const top = topOf(camera, block);
  const roof = random.chance(0.45)
    ? fill(top, surface('#d9cfbd', mood, 0.95)) +
      fill(
        topOf(camera, { ...block, width: w * 0.7, depth: d * 0.7 }),
        surface('#8d8579', mood, 0.8),
      )
    : tiledRoof(camera, plot, mood);
  return [
    fill(polygon(ground(camera, shade)), '#1d2033', 0.22),
    ...faces.map((face) => fill(outlineOf(face), surface(wall, mood, litShare(face, sunSide)))),
    fill(glass, hour.lamps > 0.3 ? '#ffd98f' : `url(#${prefix}glassD)`),
    roof,
  ].join('');
}

/** Two slopes and a ridge: tiles cannot be told apart from up here. */
function tiledRoof(camera: Flight, block: Omit<Block, 'yaw'>, mood: Mood): string {
  const [w, d] = [block.width / 2 + 0.6, block.depth / 2 + 0.6];
  const at = (x: number, y: number, z: number) =>
    seen(camera, [block.x + x, block.y + y, block.top + z]);
  const slope = (side: number) =>
    polygon([at(-w, side * d, 0), at(-w, 0, 2.2), at(w, 0, 2.2), at(w, side * d, 0)]);
  return (
    fill(slope(1), surface(mood.walls.roof, mood, 0.4)) +
    fill(slope(-1), surface(mood.walls.roof, mood, 0.95)) +
    stroke(line([at(-w, 0, 2.2), at(w, 0, 2.2)]), surface('#d98a66', mood, 0.9), 2)
  );
}

/** Lawn, a winding walk, a pond and a pavilion. */
function parkBlock(mood: Mood, camera: Flight, block: Rectangle): string {
  const { random } = mood;
  const [w, d] = [block.x1 - block.x0, block.y1 - block.y0];
  const at = (u: number, v: number) => seen(camera, [block.x0 + u * w, block.y0 + v * d, 0]);
  const pond = Array.from({ length: 14 }, (_, i): XY => {
    const angle = (i / 14) * 2 * Math.PI;
    const r = 1 + 0.16 * Math.sin(angle * 3 + 1);
    return at(0.34 + 0.17 * r * Math.cos(angle), 0.52 + 0.26 * r * Math.sin(angle));
  });
  const walk = [
    at(0.03, 0.1),
    at(0.2, 0.14),
    at(0.58, 0.2),
    at(0.66, 0.5),
    at(0.6, 0.84),
    at(0.97, 0.92),
  ];
  const pavilion = blockIn(camera, {
    x: block.x0 + w * 0.82,
    y: block.y0 + d * 0.44,
    width: 6,
    depth: 6,
    bottom: 0,
    top: 3,
  });
  return [
    fill(polygon(ground(camera, block)), surface('#7fae5a', mood, 0.95)),
    stroke(line(walk), surface('#e2d3b5', mood, 0.9), 9),
    fill(polygon(pond), surface('#e6dcc6', mood, 0.9)),
    fill(polygon(pond.map(([x, y]): XY => [x, y + 2])), mix('#6fb3bd', mood.hour.sky[1], 0.45)),
    stroke(
      dots(
        Array.from({ length: 16 }, () =>
          at(
            random.between(0.05, 0.95),
            random.pick([random.between(0.02, 0.1), random.between(0.9, 0.97)]),
          ),
        ),
      ),
      surface('#4d8043', mood, 0.7),
      9,
    ),
    plainBlock(camera, pavilion, mood, '#f4ecdb'),
    gableRoof(camera, pavilion, mood, {
      ridge: 'width',
      height: 2.4,
      color: mood.walls.roof,
      gable: '#f4ecdb',
    }),
  ].join('');
}
