import { dots, fill, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { flowerBed, lampPost } from './garden-things.ts';
import type { Ground, Outdoors } from './outdoors.ts';
import { mix } from './palette.ts';
import { at, box, level, tone } from './solids.ts';
import type { Stage } from './solids.ts';

/** A kerbed street with a footpath and trees, and the plots on both sides of it. */
export const layoutStreet: Outdoors = (ground) => {
  const { stage, trees, people, bloom } = ground;
  const { random } = stage.mood;
  const x0 = random.between(-2.4, 2.4);
  const half = 3.6;
  const far = 70;
  const strip = ([from, to]: XY, color: string, lit = 0.85, z = 0) =>
    fill(level(stage, [x0 + from, x0 + to], [1.6, far], z), tone(stage, color, lit));
  let dashes = '';
  for (let y = 3; y < 50; y += 4) dashes += level(stage, [x0 - 0.07, x0 + 0.07], [y, y + 2], 0.005);
  const depth = random.between(11, 13);
  const frontage = random.between(8.5, 10.5);
  const sides = [-1, 1] as const;
  const posts = [7, 14, 28, 46];
  return {
    drawn: [
      ...sides.map((side) =>
        plots(ground, { side, edge: x0 + side * (half + 2), frontage, depth }),
      ),
      strip([-half - 2, half + 2], '#cfc5b3', 0.9),
      strip([-half - 0.25, half + 0.25], '#efe8d8', 0.95, 0.002),
      strip([-half, half], '#75767a', 0.8, 0.003),
      fill(dashes, tone(stage, '#f5efdf', 1), 0.85),
      ...sides.map((side) =>
        fill(
          level(stage, [x0 + side * (half + 0.7), x0 + side * (half + 1.7)], [1.6, far], 0.004),
          tone(stage, '#86ac5a', 0.9),
        ),
      ),
      ...posts
        .toReversed()
        .flatMap((y) => sides.map((side) => lampPost(ground, [x0 + side * (half + 0.45), y], 5))),
      trees(
        [6, 10.5, 16, 23, 33, 48].flatMap((y) =>
          sides.map((side) => ({
            kind: bloom,
            x: x0 + side * (half + 1.25),
            y: y + (side > 0 ? 0.8 : 0),
            height: random.between(4.6, 6),
          })),
        ),
      ),
      people([
        [random.pick(['couple', 'woman', 'man'] as const), x0 + half + 0.4, 11],
        [random.pick(['child', 'dog', 'woman'] as const), x0 - half - 0.3, random.between(9, 10)],
        [random.pick(['man', 'couple', 'woman'] as const), x0 - half - 0.2, random.between(17, 22)],
      ]),
      ...sides.map((side) =>
        flowerBed(
          ground,
          [x0 + side * (half + 3.4), 5.2],
          [1.2, 0.5],
          random.pick(['#e86a8f', '#f3b33d', '#f6efe0']),
        ),
      ),
    ].join(''),
  };
};

/** A row of plots: grass or levelled earth, low walls between some, stones at the corners, a house or two far off. */
function plots(
  { stage }: Ground,
  { side, edge, frontage, depth }: { side: -1 | 1; edge: number; frontage: number; depth: number },
): string {
  const { random } = stage.mood;
  const span = (from: number, to: number): XY =>
    side > 0 ? [edge + from, edge + to] : [edge - to, edge - from];
  const parts: string[] = [];
  for (let i = 6; i >= 0; i--) {
    const y: XY = [2.2 + i * frontage, 2.2 + (i + 1) * frontage - 0.3];
    const earth = random.chance(0.3);
    parts.push(
      fill(
        level(stage, span(0.3, depth), y, 0.001),
        tone(
          stage,
          earth
            ? random.pick(['#b9825a', '#a96f4a'])
            : random.pick(['#8fb35f', '#9cbb6b', '#84a957']),
          0.9,
        ),
      ),
    );
    if (i > 1 && random.chance(0.3))
      parts.push(house(stage, span(3, depth - 1.5), [y[0] + 1.5, y[1] - 1.5]));
    else if (random.chance(0.4))
      parts.push(
        box(stage, { x: span(0.3, depth), y: [y[1], y[1] + 0.2], z: [0, 0.9] }, '#d3c8b6'),
      );
    const stones = [y[0] + 0.2, y[1] - 0.2].map((py) => at(stage, edge + side * 0.4, py, 0.15));
    parts.push(
      stroke(
        dots(stones),
        tone(stage, '#fbf6ea', 1),
        Math.min(9, Math.max(3, (stage.camera.focal / y[0]) * 0.1)),
      ),
    );
  }
  return parts.join('');
}

function house(stage: Stage, x: XY, y: XY): string {
  const { random, walls } = stage.mood;
  const storeys = random.pick([1, 2, 2]);
  const height = storeys * 3.1;
  const wall = random.pick([walls.wall, '#f3ead8', mix(walls.wall, walls.accent, 0.35)]);
  const middle = (x[0] + x[1]) / 2;
  const face = x[0] > 0 ? x[0] : x[1];
  let windows = '';
  for (let z = 0.9; z < height; z += 3.1)
    for (const t of [0.2, 0.6]) {
      const py = y[0] + (y[1] - y[0]) * t;
      windows += polygon([
        at(stage, face, py, z + 1.4),
        at(stage, face, py + 1.3, z + 1.4),
        at(stage, face, py + 1.3, z),
        at(stage, face, py, z),
      ]);
    }
  return [
    box(stage, { x, y, z: [0, height] }, wall),
    fill(windows, tone(stage, '#4f6676', 0.6)),
    box(
      stage,
      { x: [x[0] - 0.3, x[1] + 0.3], y: [y[0] - 0.3, y[1] + 0.3], z: [height, height + 0.35] },
      '#f3ede0',
    ),
    box(
      stage,
      {
        x: [middle - 0.8, middle + 0.8],
        y: [y[0] + 1, y[0] + 2.6],
        z: [height + 0.35, height + 1.6],
      },
      wall,
    ),
  ].join('');
}
