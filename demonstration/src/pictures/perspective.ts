import { num } from '@manemitra/catalogue/lettering/svg-number';
import { polygon } from './drawing.ts';
import type { XY } from './drawing.ts';

/**
 * A world in metres: x to the right, y away from us, z up, with the camera at the origin.
 * Without pitch it is an architect's shift lens: verticals stay vertical.
 */
export type Point3 = readonly [x: number, y: number, z: number];

export interface Camera {
  /** Pixels a metre at one metre's distance. */
  focal: number;
  eye: number;
  /** Picture height of the horizon (without pitch) or of the picture's middle (with it). */
  horizon: number;
  centre: number;
  /** Radians downwards. */
  pitch?: number;
}

export function project(camera: Camera, [x, y, z]: Point3): XY {
  const pitch = camera.pitch ?? 0;
  const height = z - camera.eye;
  const depth = Math.max(0.5, y * Math.cos(pitch) - height * Math.sin(pitch));
  const up = y * Math.sin(pitch) + height * Math.cos(pitch);
  return [camera.centre + (camera.focal * x) / depth, camera.horizon - (camera.focal * up) / depth];
}

/** An upright rectangle seen from its outside; `u` runs to the right along it. */
export interface Face {
  camera: Camera;
  from: XY;
  along: XY;
  outward: XY;
  width: number;
  bottom: number;
  top: number;
}

export interface Block {
  /** Middle of the footprint. */
  x: number;
  y: number;
  width: number;
  depth: number;
  /** Radians, anticlockwise seen from above. */
  yaw: number;
  bottom: number;
  top: number;
}

export function pointOn(face: Face, u: number, z: number, out = 0): XY {
  return project(face.camera, [
    face.from[0] + face.along[0] * u + face.outward[0] * out,
    face.from[1] + face.along[1] * u + face.outward[1] * out,
    z,
  ]);
}

/** Part of a face, or of a plane `out` metres in front of it. */
export function quad(face: Face, u: XY, z: XY, out = 0): string {
  return polygon([
    pointOn(face, u[0], z[1], out),
    pointOn(face, u[1], z[1], out),
    pointOn(face, u[1], z[0], out),
    pointOn(face, u[0], z[0], out),
  ]);
}

/** The underside or top of something that sticks out of a face at height `z`. */
export function shelf(face: Face, u: XY, z: number, out: number): string {
  return polygon([
    pointOn(face, u[0], z),
    pointOn(face, u[1], z),
    pointOn(face, u[1], z, out),
    pointOn(face, u[0], z, out),
  ]);
}

/** A point of a block in its own directions: -1 to 1 from side to side and from front to back. */
export function within(
  { x, y, width, depth, yaw }: Block,
  w: number,
  d: number,
  z: number,
): Point3 {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return [
    x + (w * c * width) / 2 - (d * s * depth) / 2,
    y + (w * s * width) / 2 + (d * c * depth) / 2,
    z,
  ];
}

export function corners(block: Block): [XY, XY, XY, XY] {
  const at = (w: number, d: number): XY => {
    const [x, y] = within(block, w, d, 0);
    return [x, y];
  };
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** The one or two sides of a block that we see, front (the face along its width) last. */
export function visibleFaces(camera: Camera, block: Block): Face[] {
  const around = corners(block);
  const faces = around.map((from, i): Face => {
    const to = around[(i + 1) % 4] ?? from;
    const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: XY = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
    const outward: XY = [along[1], -along[0]];
    return { camera, from, along, outward, width, bottom: block.bottom, top: block.top };
  });
  return faces
    .filter(({ from, outward }) => outward[0] * from[0] + outward[1] * from[1] < 0)
    .toReversed();
}

/** How much of the sun a face gets, 0 to 1; `sunSide` is -1 for a sun on the left. */
export function litShare(face: Face, sunSide: number): number {
  const toSun: XY = [0.8 * sunSide, -0.6];
  const cosine = face.outward[0] * toSun[0] + face.outward[1] * toSun[1];
  return cosine <= 0 ? 0 : 0.25 + 0.75 * Math.sqrt(cosine);
}

export function topOf(camera: Camera, block: Block, z = block.top): string {
  return polygon(corners(block).map(([x, y]) => project(camera, [x, y, z])));
}

export function outlineOf(face: Face): string {
  return quad(face, [0, face.width], [face.bottom, face.top]);
}

/**
 * Level lines along a whole face at each height, for a stroke: far shorter text than a shape for each
 * floor. The pen goes to and fro, as one mows a lawn.
 */
export function courses(face: Face, heights: readonly number[], out = 0): string {
  let d = '';
  let pen: XY = [0, 0];
  const rounded = ([x, y]: XY): XY => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  const by = (to: XY): string => {
    const [dx, dy] = [num(to[0] - pen[0]), num(to[1] - pen[1])];
    pen = to;
    return dy.startsWith('-') ? `${dx}${dy}` : `${dx} ${dy}`;
  };
  heights.forEach((z, i) => {
    const ends = [rounded(pointOn(face, 0, z, out)), rounded(pointOn(face, face.width, z, out))];
    const [from, to] = i % 2 === 0 ? ends : ends.toReversed();
    if (from === undefined || to === undefined) return;
    d += `${i === 0 ? 'M' : 'm'}${by(from)}l${by(to)}`;
  });
  return d;
}

/** Pixels a metre of height, at the middle of a face. */
export function scaleOf(face: Face): number {
  const middle = face.width / 2;
  return pointOn(face, middle, 0)[1] - pointOn(face, middle, 1)[1];
}
