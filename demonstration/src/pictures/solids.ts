import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, polygon } from './drawing.ts';
import type { XY } from './drawing.ts';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { project } from './perspective.ts';
import type { Camera } from './perspective.ts';

/** Boxes, discs and panels that stand square to the picture: one point in the distance holds them all. */
export interface Stage {
  mood: Mood;
  camera: Camera;
  /** The side that the light comes from; 0 is from the far end. */
  light: -1 | 0 | 1;
}

export type Range = XY;

/** Metres: x to the right of us, y away from us, z up. */
export interface Extent {
  x: Range;
  y: Range;
  z: Range;
}

export const at = ({ camera }: Stage, x: number, y: number, z: number): XY =>
  project(camera, [x, y, z]);

export const tone = ({ mood }: Stage, color: string, lit: number): string =>
  surface(color, mood, lit);

/** A rectangle that faces us, at distance `y`. */
export const facing = (stage: Stage, x: Range, z: Range, y: number): string =>
  polygon([
    at(stage, x[0], y, z[1]),
    at(stage, x[1], y, z[1]),
    at(stage, x[1], y, z[0]),
    at(stage, x[0], y, z[0]),
  ]);

/** A rectangle in a side wall, at `x`. */
export const sideways = (stage: Stage, y: Range, z: Range, x: number): string =>
  polygon([
    at(stage, x, y[0], z[1]),
    at(stage, x, y[1], z[1]),
    at(stage, x, y[1], z[0]),
    at(stage, x, y[0], z[0]),
  ]);

/** A level rectangle. */
export const level = (stage: Stage, x: Range, y: Range, z = 0): string =>
  polygon([
    at(stage, x[0], y[0], z),
    at(stage, x[1], y[0], z),
    at(stage, x[1], y[1], z),
    at(stage, x[0], y[1], z),
  ]);

const litFrom = (stage: Stage, side: -1 | 1): number =>
  stage.light === 0 ? 0.4 : stage.light === side ? 0.88 : 0.22;

/** The sides of a box that we see, each in its own light. */
export function box(stage: Stage, { x, y, z }: Extent, color: string, top = color): string {
  const { camera } = stage;
  const parts: string[] = [];
  if (z[1] < camera.eye) parts.push(fill(level(stage, x, y, z[1]), tone(stage, top, 1)));
  if (z[0] > camera.eye) parts.push(fill(level(stage, x, y, z[0]), tone(stage, color, 0.05)));
  if (x[0] > 0)
    parts.push(fill(sideways(stage, y, z, x[0]), tone(stage, color, litFrom(stage, -1))));
  if (x[1] < 0)
    parts.push(fill(sideways(stage, y, z, x[1]), tone(stage, color, litFrom(stage, 1))));
  parts.push(fill(facing(stage, x, z, y[0]), tone(stage, color, stage.light === 0 ? 0.45 : 0.62)));
  return parts.join('');
}

/** Padded: the same box with round corners. */
export function softBox(stage: Stage, extent: Extent, color: string, roundness = 0.05): string {
  const radius = roundness * stage.camera.focal * (1 / extent.y[0]);
  const inner: Extent = {
    x: [extent.x[0] + roundness, extent.x[1] - roundness],
    y: [extent.y[0] + roundness / 2, extent.y[1] - roundness / 2],
    z: [extent.z[0] + roundness, extent.z[1] - roundness],
  };
  return box(stage, inner, color).replaceAll(
    /fill="(#[0-9a-f]{6})"\/>/g,
    (_, tint: string) => `fill="${tint}" stroke="${tint}" stroke-width="${num(radius * 2)}"/>`,
  );
}

/** A level disc, as the ellipse that it is seen as. */
export function disc(
  stage: Stage,
  [x, y, z, radius]: readonly [x: number, y: number, z: number, radius: number],
  color: string,
  opacity = 1,
): string {
  const [cx] = at(stage, x, y, z);
  const near = at(stage, x, y - radius, z)[1];
  const far = at(stage, x, y + radius, z)[1];
  const rx = (radius * stage.camera.focal) / y;
  return `<ellipse cx="${num(cx)}" cy="${num((near + far) / 2)}" rx="${num(rx)}" ry="${num(Math.abs(near - far) / 2)}" fill="${color}"${opacity < 1 ? ` opacity="${num(opacity)}"` : ''}/>`;
}

export interface Drum {
  at: XY;
  z: Range;
  r: number;
  /** The radius at its top, when that is another. */
  top?: number;
}

/** An upright round thing, darker on the side away from the light. */
export function drum(
  stage: Stage,
  { at: [x, y], z, r: radius, top: topRadius = radius }: Drum,
  color: string,
): string {
  const scale = stage.camera.focal / y;
  const [cx, y0] = at(stage, x, y, z[0]);
  const [, y1] = at(stage, x, y, z[1]);
  const [low, high] = [radius * scale, topRadius * scale];
  const dip = (height: number, r: number) =>
    Math.abs(at(stage, x, y - r, height)[1] - at(stage, x, y + r, height)[1]) / 2;
  const body = `M${num(cx - high)} ${num(y1)}L${num(cx - low)} ${num(y0)}A${num(low)} ${num(dip(z[0], radius))} 0 0 0 ${num(cx + low)} ${num(y0)}L${num(cx + high)} ${num(y1)}z`;
  const shadeSide = stage.light === 0 ? 1 : -stage.light;
  const shade = `M${num(cx + shadeSide * high)} ${num(y1)}L${num(cx + shadeSide * low)} ${num(y0)}H${num(cx + shadeSide * low * 0.3)}L${num(cx + shadeSide * high * 0.3)} ${num(y1)}z`;
  return [
    fill(body, tone(stage, color, 0.72)),
    fill(shade, tone(stage, color, 0.3), 0.55),
    z[1] < stage.camera.eye ? disc(stage, [x, y, z[1], topRadius], tone(stage, color, 1)) : '',
  ].join('');
}

/** The soft darkness under something that stands on a floor. */
export function underneath(stage: Stage, x: Range, y: Range, z = 0): string {
  const lean = stage.light * -0.12;
  return fill(
    level(stage, [x[0] - 0.05 + lean, x[1] + 0.05 + lean], [y[0] - 0.08, y[1] + 0.04], z + 0.001),
    '#1d2033',
    0.2,
  );
}
