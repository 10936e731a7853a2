import type { Random } from '@manemitra/catalogue/random';
import type { XY } from './drawing.ts';
import { project } from './perspective.ts';
import type { Block, Camera, Point3 } from './perspective.ts';

/** A camera above a plan that is turned about a point before it, so that no avenue runs straight up. */
export interface Flight extends Camera {
  pitch: number;
  heading: number;
  pivot: number;
}

function turned({ heading, pivot }: Flight, x: number, y: number): XY {
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  return [x * c - (y - pivot) * s, pivot + x * s + (y - pivot) * c];
}

/** Where a point of the plan is seen, in whole pixels: from up here that is fine enough. */
export function seen(flight: Flight, [x, y, z]: Point3): XY {
  const [px, py] = project(flight, [...turned(flight, x, y), z]);
  return [Math.round(px), Math.round(py)];
}

/** A block of the plan as the camera meets it. */
export function blockIn(flight: Flight, block: Omit<Block, 'yaw'>): Block {
  const [x, y] = turned(flight, block.x, block.y);
  return { ...block, x, y, yaw: flight.heading };
}

/** Metres on the ground: x across, y away. */
export interface Rectangle {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** Where everything stands, in metres; blocks come far ones first. */
export interface Plan {
  avenue: number;
  blocks: (Rectangle & { isPark: boolean; isFirst: boolean; columns: number })[];
  crossings: number[];
  edge: Rectangle;
}

export function planOf(random: Random, start: number): Plan {
  const avenue = 12;
  const cross = 9;
  const rowDepth = random.between(24, 30);
  const columns = random.whole(4, 5);
  const siteWidth = random.between(11, 14);
  const blocks: Plan['blocks'] = [];
  const crossings: number[] = [];
  const rows = 5;
  const park = { row: random.whole(1, 2), side: random.pick([-1, 1]) };
  let y = start + 5;
  for (let row = 0; row < rows; row++) {
    for (const side of [-1, 1]) {
      const near = side * (avenue / 2 + 2);
      const far = near + side * columns * siteWidth;
      blocks.push({
        x0: Math.min(near, far),
        x1: Math.max(near, far),
        y0: y,
        y1: y + rowDepth,
        isPark: row === park.row && side === park.side,
        isFirst: row === 0,
        columns,
      });
    }
    y += rowDepth;
    if (row < rows - 1) crossings.push(y + cross / 2);
    y += cross;
  }
  const reach = avenue / 2 + 4 + columns * siteWidth;
  return {
    avenue,
    blocks: blocks.toReversed(),
    crossings,
    edge: { x0: -reach, x1: reach, y0: start, y1: y },
  };
}

export const ground = (camera: Flight, { x0, x1, y0, y1 }: Rectangle, z = 0): XY[] =>
  (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const
  ).map(([x, y]) => seen(camera, [x, y, z]));
