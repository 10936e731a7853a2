import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import {
  litShare,
  outlineOf,
  pointOn,
  project,
  quad,
  scaleOf,
  shelf,
  visibleFaces,
  within,
} from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';

/** Walls, windows, roofs and verandahs of houses, near enough to need frames and tiles. */

function plainWall(face: Face, mood: Mood, color: string, isNear = true): string {
  return (
    fill(outlineOf(face), surface(color, mood, litShare(face, mood.sunSide))) +
    (isNear ? fill(outlineOf(face), `url(#${mood.prefix}rise)`) : '')
  );
}

/** Every side that is seen; only the near ones are worth the darkening towards the ground. */
export function plainBlock(camera: Camera, block: Block, mood: Mood, color: string): string {
  return visibleFaces(camera, block)
    .map((face) => plainWall(face, mood, color, scaleOf(face) > 30))
    .join('');
}

export interface WindowLook {
  /** Where it is on its face, metres. */
  u: XY;
  z: XY;
  frame: string;
  /** Panes across. */
  panes: number;
  isArched?: boolean;
  hasLedge?: boolean;
  lamp?: boolean;
}

export function houseWindow(
  face: Face,
  mood: Mood,
  { u, z, frame, panes, isArched = false, hasLedge = true, lamp = false }: WindowLook,
): string {
  const lit = litShare(face, mood.sunSide);
  const scale = scaleOf(face);
  const frameTone = surface(frame, mood, Math.max(0.25, lit));
  const glass = lamp ? '#ffd98f' : `url(#${mood.prefix}glass${lit > 0.3 ? 'L' : 'D'})`;
  let bars = '';
  for (let i = 1; i < panes; i++) {
    const at = u[0] + ((u[1] - u[0]) * i) / panes;
    bars += line([pointOn(face, at, z[0]), pointOn(face, at, z[1])]);
  }
  const transom = z[0] + (z[1] - z[0]) * 0.7;
  bars += line([pointOn(face, u[0], transom), pointOn(face, u[1], transom)]);
  const arch = (grow: number): string => {
    const [x0, y0] = pointOn(face, u[0] - grow, z[1]);
    const [x1, y1] = pointOn(face, u[1] + grow, z[1]);
    const [cx, cy] = pointOn(face, (u[0] + u[1]) / 2, z[1] + (u[1] - u[0]) * 0.95 + grow);
    return `M${num(x0)} ${num(y0)}Q${num(cx)} ${num(cy)} ${num(x1)} ${num(y1)}z`;
  };
  return [
    fill(quad(face, [u[0] - 0.1, u[1] + 0.1], [z[0] - 0.1, z[1] + 0.1]), frameTone),
    isArched ? fill(arch(0.12), frameTone) + fill(arch(0), glass) : '',
    fill(quad(face, u, z), glass),
    stroke(bars, frameTone, Math.max(1.4, scale * 0.06)),
    hasLedge
      ? fill(shelf(face, [u[0] - 0.3, u[1] + 0.3], z[1] + 0.25, 0.5), '#1d2033', 0.35) +
        fill(
          quad(face, [u[0] - 0.3, u[1] + 0.3], [z[1] + 0.22, z[1] + 0.36], 0.5),
          surface('#f4efe4', mood, lit),
        )
      : '',
  ].join('');
}

/** Clay tiles on a slope given by its lower and upper edge: rows of short dashes. */
function tiles(
  { low, high }: { low: [XY, XY]; high: [XY, XY] },
  mood: Mood,
  color: string,
  lit: number,
): string {
  const shape = polygon([low[0], high[0], high[1], low[1]]);
  let rows = '';
  for (let i = 1; i <= 8; i++) {
    const t = i / 9;
    const at = (a: XY, b: XY): XY => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    rows += line([at(low[0], high[0]), at(low[1], high[1])]);
  }
  return [
    fill(shape, surface(color, mood, lit)),
    stroke(rows, surface(mix(color, '#2a1712', 0.45), mood, lit), 1.8, {
      dash: '7 3',
      opacity: 0.6,
    }),
    stroke(line(low), surface(mix(color, '#2a1712', 0.5), mood, lit * 0.6), 4),
    stroke(line(high), surface(mix(color, '#ffffff', 0.12), mood, lit), 4),
  ].join('');
}

export interface RoofLook {
  /** Along the width the slope faces us, along the depth the gable does. */
  ridge: 'width' | 'depth';
  height: number;
  color: string;
  gable: string;
}

/** A gabled roof over a block, with eaves all round. */
export function gableRoof(
  camera: Camera,
  block: Block,
  mood: Mood,
  { ridge, height, color, gable }: RoofLook,
): string {
  const eaves: Block = { ...block, width: block.width + 1.5, depth: block.depth + 1.3 };
  const at = (of: Block, w: number, d: number, z: number) => project(camera, within(of, w, d, z));
  const [z0, z1] = [block.top - 0.15, block.top + height];
  const front = visibleFaces(camera, block).at(-1);
  const frontLit = front === undefined ? 0.5 : litShare(front, mood.sunSide);
  const isRightSeen = visibleFaces(camera, block).some(
    ({ outward }) => outward[0] * Math.cos(block.yaw) + outward[1] * Math.sin(block.yaw) > 0.5,
  );
  const side = isRightSeen ? 1 : -1;
  const sideLit = mood.sunSide === side ? 0.95 : 0.3;
  if (ridge === 'width') {
    return [
      fill(
        polygon([at(block, side, -1, z0), at(block, side, 0, z1 - 0.3), at(block, side, 1, z0)]),
        surface(gable, mood, sideLit * 0.8),
      ),
      tiles(
        {
          low: [at(eaves, -1, -1, z0 - 0.25), at(eaves, 1, -1, z0 - 0.25)],
          high: [at(eaves, -1, 0, z1), at(eaves, 1, 0, z1)],
        },
        mood,
        color,
        Math.min(1, frontLit * 0.7 + 0.35),
      ),
    ].join('');
  }
  const slope = (w: number, lit: number) =>
    tiles(
      {
        low: [at(eaves, w, -1, z0 - 0.25), at(eaves, w, 1, z0 - 0.25)],
        high: [at(eaves, 0, -1, z1), at(eaves, 0, 1, z1)],
      },
      mood,
      color,
      lit,
    );
  // The slope that we do not see begins at the wall, or its edge would hang in the air.
  const foot = (w: number) =>
    w === side ? at(eaves, w, -1, z0 - 0.25) : at(block, w, -1, z0 - 0.1);
  const barge = line([foot(-1), at(eaves, 0, -1, z1), foot(1)]);
  return [
    slope(side, sideLit),
    fill(
      polygon([
        at(block, -1, -1, z0 - 0.1),
        at(block, 0, -1, z1 - 0.35),
        at(block, 1, -1, z0 - 0.1),
      ]),
      surface(gable, mood, frontLit),
    ),
    stroke(barge, surface('#f7f1e4', mood, Math.max(0.4, frontLit)), 6),
  ].join('');
}

/** A verandah: posts, a railing between them and a roof of tiles or a slab leaning on the wall. */
export function verandah(
  face: Face,
  u: XY,
  mood: Mood,
  look: { deep: number; post: string; roof?: string; isArched?: boolean },
): string {
  const lit = litShare(face, mood.sunSide);
  const scale = scaleOf(face);
  const posts = Math.max(2, Math.round((u[1] - u[0]) / 2.6));
  const at = (i: number) => u[0] + 0.15 + ((u[1] - u[0] - 0.3) * i) / posts;
  let columns = '';
  let arches = '';
  for (let i = 0; i <= posts; i++) {
    columns += line([pointOn(face, at(i), 0.3, look.deep), pointOn(face, at(i), 2.75, look.deep)]);
    if (i === posts || look.isArched !== true) continue;
    const [x0, y0] = pointOn(face, at(i), 2.8, look.deep);
    const [x1, y1] = pointOn(face, at(i + 1), 2.8, look.deep);
    const [a0, b0] = pointOn(face, at(i), 1.9, look.deep);
    const [a1, b1] = pointOn(face, at(i + 1), 1.9, look.deep);
    const [cx, cy] = pointOn(face, (at(i) + at(i + 1)) / 2, 3.25, look.deep);
    arches += `M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}L${num(a1)} ${num(b1)}Q${num(cx)} ${num(cy)} ${num(a0)} ${num(b0)}z`;
  }
  const post = surface(look.post, mood, Math.max(0.35, lit));
  const floor = shelf(face, u, 0.3, look.deep);
  return [
    fill(quad(face, u, [0.2, 2.9]), '#1d2033', 0.42),
    fill(floor, surface('#a5483a', mood, 0.7)),
    fill(quad(face, u, [0, 0.32], look.deep), surface('#c9bfae', mood, lit)),
    stroke(columns, post, Math.max(3, scale * 0.2)),
    fill(arches, post),
    fill(quad(face, u, [2.72, 3.02], look.deep), post),
    look.roof === undefined
      ? fill(
          shelf(face, [u[0] - 0.3, u[1] + 0.3], 3.05, look.deep + 0.4),
          surface('#d9d3c6', mood, 0.2),
        ) +
        fill(
          quad(face, [u[0] - 0.3, u[1] + 0.3], [3.02, 3.3], look.deep + 0.4),
          surface('#f4efe4', mood, lit),
        )
      : tiles(
          {
            low: [
              pointOn(face, u[0] - 0.4, 2.75, look.deep + 0.5),
              pointOn(face, u[1] + 0.4, 2.75, look.deep + 0.5),
            ],
            high: [pointOn(face, u[0] - 0.1, 3.9), pointOn(face, u[1] + 0.1, 3.9)],
          },
          mood,
          look.roof,
          Math.min(1, lit * 0.7 + 0.35),
        ),
  ].join('');
}

/** A panelled door, warm behind after dark. */
export function door(
  face: Face,
  u: XY,
  mood: Mood,
  { color, out = 0 }: { color: string; out?: number },
): string {
  const lit = litShare(face, mood.sunSide);
  const middle = (u[0] + u[1]) / 2;
  return [
    fill(
      quad(face, [u[0] - 0.12, u[1] + 0.12], [0, 2.35], out),
      surface('#f2ead9', mood, Math.max(0.3, lit)),
    ),
    fill(quad(face, u, [0, 2.2], out), surface(color, mood, Math.max(0.3, lit))),
    stroke(
      line([pointOn(face, middle, 0.1, out), pointOn(face, middle, 2.1, out)]),
      '#1d2033',
      1.2,
      { opacity: 0.5 },
    ),
  ].join('');
}

export const lampOn = ({ random, hour }: Mood): boolean =>
  random.chance(Math.min(0.85, hour.lamps * 1.5));
