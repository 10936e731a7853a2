import type { Random } from '../random.ts';
import { dots, fill, line, num, stroke, verticalGradient } from './drawing.ts';
import type { XY } from './drawing.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import {
  corners,
  litShare,
  outlineOf,
  pointOn,
  project,
  quad,
  shelf,
  topOf,
  visibleFaces,
} from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';
import { drawFace, LANGUAGES, patternsOf } from './tower-face.ts';
import type { FaceDesign } from './tower-face.ts';

/** Part of a building in the building's own frame: metres from its middle, before it is turned. */
interface Part {
  dx: number;
  dy: number;
  width: number;
  depth: number;
  storeys: number;
  /** A podium, or a bridge, is drawn plainer. */
  kind?: 'podium' | 'bridge';
  from?: number;
}

const TOWER_MASSINGS = ['slab', 'twins', 'stepped', 'court', 'point', 'trio', 'offset'] as const;
const MID_MASSINGS = ['bar', 'ell', 'terraces', 'pair', 'walk-up'] as const;

type Massing = (typeof TOWER_MASSINGS)[number] | (typeof MID_MASSINGS)[number];

function partsOf(massing: Massing, random: Random, storeys: number): Part[] {
  const podium = (width: number, depth: number, dy = -3): Part => ({
    dx: 0,
    dy,
    width,
    depth,
    storeys: random.pick([1, 2]),
    kind: 'podium',
  });
  switch (massing) {
    case 'slab':
      return [{ dx: 0, dy: 0, width: 44, depth: 17, storeys }, podium(56, 26)];
    case 'twins':
      return [
        { dx: -20, dy: 2, width: 23, depth: 20, storeys },
        { dx: 20, dy: 2, width: 23, depth: 20, storeys: storeys - random.pick([0, 0, 3]) },
        {
          dx: 0,
          dy: 2,
          width: 18,
          depth: 8,
          storeys: 2,
          from: storeys * random.between(0.55, 0.8),
          kind: 'bridge',
        },
        podium(70, 30),
      ];
    case 'stepped':
      return [
        { dx: -17, dy: 0, width: 20, depth: 20, storeys },
        { dx: 2, dy: -2, width: 18, depth: 20, storeys: Math.round(storeys * 0.78) },
        { dx: 18, dy: -4, width: 16, depth: 20, storeys: Math.round(storeys * 0.55) },
        podium(62, 28),
      ];
    case 'court':
      return [
        { dx: -24, dy: -6, width: 17, depth: 36, storeys },
        { dx: 24, dy: -6, width: 17, depth: 36, storeys: storeys - 2 },
        { dx: 0, dy: 14, width: 34, depth: 14, storeys: Math.round(storeys * 0.82) },
      ];
    case 'point':
      return [{ dx: 0, dy: 0, width: 26, depth: 26, storeys }, podium(42, 36)];
    case 'trio':
      return [
        { dx: -31, dy: 10, width: 20, depth: 19, storeys: Math.round(storeys * 0.88) },
        { dx: 0, dy: 0, width: 21, depth: 19, storeys },
        { dx: 31, dy: 8, width: 20, depth: 19, storeys: Math.round(storeys * 0.8) },
        podium(88, 26),
      ];
    case 'offset':
      return [
        { dx: -9, dy: 6, width: 24, depth: 18, storeys },
        { dx: 11, dy: -7, width: 24, depth: 16, storeys: storeys - random.whole(2, 6) },
        podium(56, 34),
      ];
    case 'bar':
      return [{ dx: 0, dy: 0, width: 52, depth: 16, storeys }];
    case 'ell':
      return [
        { dx: 8, dy: 10, width: 42, depth: 14, storeys },
        { dx: -20, dy: -2, width: 15, depth: 38, storeys: storeys - random.pick([0, 1]) },
      ];
    case 'terraces':
      return [
        { dx: -15, dy: 2, width: 20, depth: 18, storeys },
        { dx: 4, dy: 0, width: 18, depth: 20, storeys: Math.max(3, storeys - 2) },
        { dx: 20, dy: -3, width: 15, depth: 22, storeys: Math.max(2, storeys - 4) },
      ];
    case 'pair':
      return [
        { dx: -17, dy: 0, width: 24, depth: 17, storeys },
        { dx: 17, dy: 0, width: 24, depth: 17, storeys },
        {
          dx: 0,
          dy: 4,
          width: 12,
          depth: 6,
          storeys: Math.max(1, storeys - 2),
          from: 1,
          kind: 'bridge',
        },
      ];
    case 'walk-up':
      return [{ dx: 0, dy: 0, width: 34, depth: 14, storeys: Math.min(storeys, 5) }];
  }
}

const FLOOR = 3.15;

export interface Building {
  camera: Camera;
  defs: string;
  drawn: string;
  /** Where the building meets the ground, in pixels: trees go left and right of it and before it. */
  base: { left: number; right: number; y: number };
}

/** A high-rise or mid-rise group, fitted to the picture. */
export function building(mood: Mood, kind: 'high-rise' | 'mid-rise'): Building {
  const { random } = mood;
  const isHigh = kind === 'high-rise';
  const massing = random.pick<Massing>(isHigh ? TOWER_MASSINGS : MID_MASSINGS);
  // Three towers are as much to look at as two taller ones.
  const most = massing === 'trio' ? 20 : 26;
  const storeys = isHigh ? random.whole(14, most) : random.whole(4, 9);
  const parts = partsOf(massing, random, storeys);
  const yaw = random.pick([-1, 1]) * random.between(0.2, 0.62);
  const distance = isHigh ? 150 : 78;
  const height = (storeys + 3) * FLOOR;
  const reach = Math.max(...parts.map(({ dx, width }) => Math.abs(dx) + width / 2)) * 2;
  const camera: Camera = {
    focal: Math.min(
      ((isHigh ? 600 : 372) * distance) / height,
      ((isHigh ? 880 : 1000) * distance) / reach,
    ),
    eye: isHigh ? 7 : 5,
    horizon: isHigh ? 690 : 694,
    centre: 600 + random.between(-110, 110),
  };
  const language = random.pick(LANGUAGES.filter((each) => isHigh || each !== 'fins'));
  const design: FaceDesign = {
    language,
    pattern: random.pick(patternsOf(language)),
    floorHeight: FLOOR,
    bayWidth: isHigh ? random.between(4, 5) : random.between(3.8, 4.6),
    railing: random.pick(['glass', 'bars', 'solid']),
    isFront: true,
  };

  const blocks = parts
    .map((part): Block & { part: Part } => {
      const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
      const bottom = (part.from ?? 0) * FLOOR;
      return {
        part,
        x: part.dx * c - part.dy * s,
        y: distance + part.dx * s + part.dy * c,
        width: part.width,
        depth: part.depth,
        yaw,
        bottom,
        top: bottom + part.storeys * FLOOR + (part.kind === 'podium' ? 1.2 : 1),
      };
    })
    .toSorted((a, b) => rank(b) - rank(a));

  const drawn = blocks.map((block) => {
    const faces = visibleFaces(camera, block);
    if (block.part.kind === 'podium') return podium(camera, block, faces, mood);
    return [
      roof(camera, block, mood, isHigh),
      ...faces.map((face) =>
        block.part.kind === 'bridge'
          ? bridgeFace(face, mood)
          : drawFace(face, mood, {
              ...design,
              isFront: face.width === block.width || massing === 'court',
              bayWidth: face.width === block.width ? design.bayWidth : design.bayWidth * 1.1,
            }),
      ),
      isHigh || block.part.kind === 'bridge' ? '' : entrance(faces.at(-1), mood),
      block.bottom > camera.eye ? '' : groundShade(camera, block),
    ].join('');
  });

  const feet = blocks.flatMap((block) =>
    corners(block).map(([x, y]) => project(camera, [x, y, 0])),
  );
  return {
    camera,
    defs: glassGradients(mood),
    drawn: drawn.join(''),
    base: {
      left: Math.min(...feet.map(([x]) => x)),
      right: Math.max(...feet.map(([x]) => x)),
      y: Math.max(...feet.map(([, y]) => y)),
    },
  };
}

/** Far parts first; a podium stands before and under its tower. */
function rank({ x, y, part }: Block & { part: Part }): number {
  return Math.hypot(x, y) - (part.kind === 'podium' ? 60 : 0);
}

export function glassGradients(mood: Mood): string {
  const { hour, prefix } = mood;
  const [reflected, depth] = hour.glass;
  return [
    verticalGradient(`${prefix}glassL`, [
      [0, mix(reflected, '#ffffff', 0.25)],
      [0.5, mix(reflected, depth, 0.4)],
      [1, depth],
    ]),
    verticalGradient(`${prefix}glassD`, [
      [0, mix(reflected, depth, 0.45)],
      [1, mix(depth, '#10131f', 0.25)],
    ]),
    verticalGradient(`${prefix}rise`, [
      [0, hour.glow, hour.name === 'golden hour' || hour.name === 'dawn' ? 0.2 : 0.08],
      [0.35, hour.glow, 0],
      [0.8, '#20223a', 0],
      [1, '#20223a', 0.3],
    ]),
  ].join('');
}

interface Room {
  width: number;
  depth: number;
  height: number;
  color: string;
  /** Metres along the building from its middle. */
  shift: number;
}

/** Machine room, tank, pergola or garden: what stands behind the parapet. */
function roof(camera: Camera, block: Block, mood: Mood, isHigh: boolean): string {
  const { random } = mood;
  if (block.bottom > 0) return '';
  const { walls, hour } = mood;
  const rooms: string[] = [];
  const room = ({ width, depth, height, color, shift }: Room) => {
    const small: Block = {
      ...block,
      x: block.x + Math.cos(block.yaw) * shift,
      y: block.y + Math.sin(block.yaw) * shift,
      width,
      depth,
      bottom: block.top - 1,
      top: block.top + height,
    };
    for (const face of visibleFaces(camera, small)) {
      rooms.push(fill(outlineOf(face), surface(color, mood, litShare(face, mood.sunSide))));
    }
  };
  room({
    width: block.width * 0.3,
    depth: block.depth * 0.5,
    height: random.between(2.6, 4.6),
    color: walls.wall,
    shift: random.between(-0.12, 0.12) * block.width,
  });
  if (random.chance(0.6))
    room({
      width: 3,
      depth: 3,
      height: 3,
      color: random.chance(0.5) ? '#2d2f35' : walls.accent,
      shift: block.width * 0.3,
    });
  const front = visibleFaces(camera, block).at(-1);
  const extras: string[] = [];
  if (front !== undefined && random.chance(isHigh ? 0.6 : 0.75)) {
    const [from, to] = random.pick<XY>([
      [0.04, 0.45],
      [0.5, 0.96],
      [0.2, 0.8],
    ]);
    const u: XY = [from * front.width, to * front.width];
    let posts = '';
    for (let at = u[0]; at <= u[1]; at += 3) {
      posts += line([pointOn(front, at, block.top - 0.5), pointOn(front, at, block.top + 2.7)]);
    }
    extras.push(
      stroke(posts, surface(walls.trim, mood, 0.5), isHigh ? 1.4 : 2.4),
      fill(quad(front, u, [block.top + 2.6, block.top + 3], 0.3), surface(walls.accent, mood, 0.8)),
    );
  } else if (front !== undefined) {
    const green: XY[] = [];
    for (let at = 1; at < front.width - 1; at += random.between(1.2, 2.8)) {
      green.push(pointOn(front, at, block.top + 0.3));
    }
    extras.push(stroke(dots(green), surface('#568a48', mood, 0.8), isHigh ? 7 : 12));
  }
  if (isHigh && hour.name === 'dusk') {
    const [x, y] = project(camera, [block.x, block.y, block.top + 6]);
    extras.push(`<circle cx="${num(x)}" cy="${num(y)}" r="3" fill="#ff5a4a"/>`);
  }
  return rooms.join('') + extras.join('');
}

function bridgeFace(face: Face, mood: Mood): string {
  const lit = litShare(face, mood.sunSide);
  return (
    fill(outlineOf(face), `url(#${mood.prefix}glass${lit > 0.3 ? 'L' : 'D'})`) +
    fill(
      quad(face, [0, face.width], [face.top - 0.7, face.top]),
      surface(mood.walls.accent, mood, lit),
    ) +
    fill(
      quad(face, [0, face.width], [face.bottom, face.bottom + 0.7]),
      surface(mood.walls.accent, mood, lit * 0.6),
    )
  );
}

/** Parking and clubhouse floors behind louvres, a glazed lobby under a canopy, planting on the edge. */
function podium(camera: Camera, block: Block, faces: readonly Face[], mood: Mood): string {
  const { random } = mood;
  const { walls } = mood;
  const drawn = [fill(topOf(camera, block), surface('#7f9a68', mood, 0.8))];
  for (const face of faces) {
    const lit = litShare(face, mood.sunSide);
    let louvres = '';
    for (let z = face.bottom + 0.6; z < face.top - 0.9; z += 0.55) {
      louvres += line([pointOn(face, 0.6, z), pointOn(face, face.width - 0.6, z)]);
    }
    const green: XY[] = [];
    for (let at = 0.4; at < face.width; at += random.between(1.2, 2.6)) {
      green.push(pointOn(face, at, face.top + 0.25));
    }
    drawn.push(
      fill(outlineOf(face), surface(mix(walls.wall, walls.accent, 0.55), mood, lit * 0.8)),
      stroke(louvres, surface(walls.trim, mood, lit * 0.5), 1.3, { opacity: 0.55 }),
      fill(quad(face, [0, face.width], [face.top - 0.9, face.top]), surface(walls.wall, mood, lit)),
      stroke(dots(green), surface('#4f8545', mood, Math.max(0.45, lit)), 8),
    );
  }
  return drawn.join('') + entrance(faces.at(-1), mood) + groundShade(camera, block);
}

function entrance(face: Face | undefined, mood: Mood): string {
  if (face === undefined) return '';
  const { walls, hour } = mood;
  const middle = face.width / 2;
  const u: XY = [middle - 4.5, middle + 4.5];
  const warm = hour.lamps > 0.05 ? '#ffd489' : mix(hour.glass[0], '#fff3d6', 0.35);
  let mullions = '';
  for (let at = u[0]; at <= u[1]; at += 1.5)
    mullions += line([pointOn(face, at, 0), pointOn(face, at, 3.3)]);
  const lit = litShare(face, mood.sunSide);
  return [
    fill(quad(face, u, [0, 3.4]), warm),
    stroke(mullions, surface(walls.trim, mood, 0.3), 1.2, { opacity: 0.8 }),
    fill(shelf(face, [u[0] - 1, u[1] + 1], 3.4, 5), surface(walls.wall, mood, 0.1)),
    fill(
      quad(face, [u[0] - 1, u[1] + 1], [3.4, 4], 5),
      surface(walls.accent, mood, Math.max(0.4, lit)),
    ),
    fill(quad(face, [u[0] - 0.7, u[0] - 0.3], [0, 3.4], 4.6), surface(walls.wall, mood, lit)),
    fill(quad(face, [u[1] + 0.3, u[1] + 0.7], [0, 3.4], 4.6), surface(walls.wall, mood, lit)),
  ].join('');
}

/** The soft dark line where a wall meets the ground. */
function groundShade(camera: Camera, block: Block): string {
  const larger: Block = { ...block, width: block.width + 3, depth: block.depth + 3 };
  const edge = line(
    visibleFaces(camera, larger)
      .toReversed()
      .flatMap((face) => [pointOn(face, 0, 0), pointOn(face, face.width, 0)]),
  );
  return stroke(edge, '#20223a', 6, { opacity: 0.22 });
}
