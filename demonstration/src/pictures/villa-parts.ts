import type { XY } from './drawing.ts';
import { houseWindow, lampOn } from './house-parts.ts';
import type { Mood } from './palette.ts';
import { visibleFaces } from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';

export interface Ground {
  x: number;
  y: number;
  yaw: number;
}

export const blockAt = (
  site: Ground,
  dx: number,
  dy: number,
  size: Pick<Block, 'width' | 'depth' | 'bottom' | 'top'>,
): Block => ({
  ...size,
  x: site.x + dx * Math.cos(site.yaw) - dy * Math.sin(site.yaw),
  y: site.y + dx * Math.sin(site.yaw) + dy * Math.cos(site.yaw),
  yaw: site.yaw,
});

export const frontOf = (camera: Camera, block: Block): Face | undefined =>
  visibleFaces(camera, block).at(-1);
export const sideOf = (camera: Camera, block: Block): Face | undefined =>
  visibleFaces(camera, block).at(-2);

/** A run of equal windows over part of a face. */
export function windows(
  mood: Mood,
  face: Face | undefined,
  {
    count,
    z,
    frame,
    isArched = false,
  }: { count: number; z: XY; frame: string; isArched?: boolean },
): string {
  if (face === undefined) return '';
  const step = face.width / count;
  return Array.from({ length: count }, (_, i) =>
    houseWindow(face, mood, {
      u: [(i + 0.24) * step, (i + 0.76) * step],
      z: z,
      frame,
      panes: step > 3.2 ? 3 : 2,
      isArched,
      lamp: lampOn(mood),
    }),
  ).join('');
}
