import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, stroke, verticalGradient } from './drawing.ts';
import { massingOf, partsOf } from './massing.ts';
import type { Part } from './massing.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import {
  corners,
  litShare,
  outlineOf,
  pointOn,
  project,
  quad,
  scaleOf,
  visibleFaces,
} from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';
import { LANGUAGES, patternsOf } from './face-bays.ts';
import { drawFace } from './tower-face.ts';
import type { FaceDesign } from './face-bays.ts';
import { entrance, groundShade, podium } from './tower-podium.ts';
import { roof } from './tower-roof.ts';

const FLOOR = 3.15;

export interface Building {
  camera: Camera;
  defs: string;
  drawn: string;
  /** Where the building meets the ground, in pixels: trees go left and right of it and before it. */
  base: { left: number; right: number; y: number };
}

/** The whole group; what a visitor sees at its door; or a part of what stands behind a garden. */
export type View = 'whole' | 'near' | 'behind';

const FRAMES = {
  whole: { zoom: [1, 1], eye: [7, 5], horizon: [690, 694] },
  near: { zoom: [1.75, 1.3], eye: [2.6, 2.4], horizon: [716, 716] },
  behind: { zoom: [0.92, 0.92], eye: [3, 3], horizon: [470, 470] },
} as const;

/** A high-rise or mid-rise group, fitted to the picture. */
export function building(
  mood: Mood,
  kind: 'high-rise' | 'mid-rise',
  view: View = 'whole',
): Building {
  const { random, design, facts } = mood;
  const isHigh = kind === 'high-rise';
  const storeys =
    facts.floors === undefined
      ? isHigh
        ? design.whole(14, 24)
        : design.whole(4, 9)
      : Math.min(60, facts.floors + 1);
  const massing = massingOf(mood, kind, storeys);
  // Smaller buildings stand on the ground itself.
  const parts = partsOf(massing, design, storeys).filter(
    (part) => isHigh || part.kind !== 'podium',
  );
  const yaw = random.pick([-1, 1]) * random.between(0.2, 0.62);
  const distance = isHigh ? 150 : 78;
  const height = (storeys + 3) * FLOOR;
  const reach = Math.max(...parts.map(({ dx, width }) => Math.abs(dx) + width / 2)) * 2;
  const frame = FRAMES[view];
  const side = isHigh ? 0 : 1;
  const camera: Camera = {
    focal:
      frame.zoom[side] *
      Math.min(
        ((isHigh ? 600 : 372) * distance) / height,
        ((isHigh ? 880 : 1000) * distance) / reach,
      ),
    eye: frame.eye[side],
    horizon: frame.horizon[side],
    centre:
      600 +
      (view === 'behind'
        ? random.pick([-1, 1]) * random.between(140, 300)
        : random.between(-110, 110)),
  };
  const language = design.pick(LANGUAGES.filter((each) => isHigh || each !== 'fins'));
  const look: FaceDesign = {
    language,
    pattern: design.pick(patternsOf(language)),
    floorHeight: FLOOR,
    bayWidth: isHigh ? design.between(4, 5) : design.between(3.8, 4.6),
    railing: design.pick(['glass', 'bars', 'solid']),
    isFront: true,
    isDistant: view === 'behind',
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
    // A face's width is measured between corners, so it is the block's but for rounding.
    const isBroadside = (face: Face) => Math.abs(face.width - block.width) < 0.01;
    if (block.part.kind === 'podium') return podium(camera, block, faces, mood);
    return [
      roof(camera, block, mood, isHigh),
      ...faces.map((face) =>
        block.part.kind === 'bridge'
          ? bridgeFace(face, mood)
          : drawFace(face, mood, {
              ...look,
              isPlain: view === 'behind' && !isBroadside(face),
              isFront: view !== 'behind' && (isBroadside(face) || massing === 'court'),
              bayWidth: isBroadside(face) ? look.bayWidth : look.bayWidth * 1.1,
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
    drawn: (view === 'behind' ? '' : farTowers(mood, camera, distance, storeys)) + drawn.join(''),
    base: {
      left: Math.min(...feet.map(([x]) => x)),
      right: Math.max(...feet.map(([x]) => x)),
      y: Math.max(...feet.map(([, y]) => y)),
    },
  };
}

/** The towers that do not fit into the front row, paler with distance. */
function farTowers(mood: Mood, camera: Camera, distance: number, storeys: number): string {
  const { random, facts, walls, sunSide } = mood;
  const count = Math.min(6, (facts.towers ?? 0) - 3);
  if (count <= 0) return '';
  const spots = random.sample([-1.05, -0.7, -0.36, 0.38, 0.72, 1.06], count);
  return spots
    .map((at, i): Block => ({
      x: at * distance * 0.62,
      y: distance * (1.5 + (i % 2) * 0.35),
      width: 24,
      depth: 20,
      yaw: at * -0.5,
      bottom: 0,
      top: storeys * FLOOR,
    }))
    .toSorted((a, b) => b.y - a.y)
    .flatMap((block) => {
      const air = block.y > distance * 1.6 ? 0.62 : 0.46;
      return visibleFaces(camera, block).map((face) => {
        const lit = litShare(face, sunSide);
        const scale = scaleOf(face);
        // From this far the floors are one dashed line as wide as the wall.
        const [from, to] = [pointOn(face, 0, 1), pointOn(face, face.width, 1)];
        const [x, foot] = pointOn(face, face.width / 2, 0.4 * FLOOR);
        const [, head] = pointOn(face, face.width / 2, face.top - 0.4 * FLOOR);
        const band = `${num(scale * 1.3)} ${num(scale * (FLOOR - 1.3))}`;
        const glass = surface(mix(walls.trim, '#8fa3b0', 0.6), mood, lit, air);
        return (
          fill(outlineOf(face), surface(walls.wall, mood, lit, air)) +
          stroke(`M${num(x)} ${num(foot)}V${num(head)}`, glass, Math.abs(to[0] - from[0]) * 0.86, {
            dash: band,
            opacity: 0.6,
          })
        );
      });
    })
    .join('');
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
