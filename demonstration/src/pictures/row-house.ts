import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { door, gableRoof, houseWindow, lampOn, plainBlock } from './house-parts.ts';
import { mix, surface, WALLS } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, pointOn, quad, scaleOf, shelf, visibleFaces } from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';

/** One house of a row: its walls, its front near by or from far, and its top. */
export interface House {
  block: Block;
  wall: string;
  accent: string;
  /** Each house of a row has its own top: a terrace, a gable, a pergola. */
  top: 'terrace' | 'gable' | 'pergola';
  storeys: number;
}

/** Neighbours share a family of colours and differ in everything one paints oneself. */
export function household(mood: Mood, block: Block, i: number, family: readonly string[]): House {
  const { random } = mood;
  const storeys =
    mood.facts.floors === undefined ? random.pick([2, 2, 3]) : Math.min(5, mood.facts.floors + 1);
  return {
    block: { ...block, top: storeys * 3.1 + 0.5 },
    wall: family[i % family.length] ?? mood.walls.wall,
    accent: random.chance(0.6) ? mood.walls.accent : random.pick(WALLS).accent,
    top: random.pick(['terrace', 'gable', 'pergola']),
    storeys,
  };
}

export const familyOf = (mood: Mood): string[] => [
  mood.walls.wall,
  mix(mood.walls.wall, mood.walls.accent, 0.3),
  mood.random.pick(['#f4ead8', '#efe3d0', '#e9e6dc']),
  mood.random.pick(['#e8c9a5', '#dfb7a0', '#d5dccb', '#cfd9dd']),
];

export function drawHouse(mood: Mood, camera: Camera, house: House, frontIndex: number): string {
  const { block, wall, storeys } = house;
  const faces = visibleFaces(camera, block);
  const front = faces.at(frontIndex);
  const isNear = front !== undefined && scaleOf(front) > 36;
  const parts = [
    // The parapet hides its feet: our eyes are lower.
    isNear && house.top === 'pergola' ? pergola(front, mood, house.accent) : '',
    plainBlock(camera, block, mood, wall),
  ];
  if (house.top === 'gable') {
    parts.push(
      gableRoof(camera, block, mood, {
        ridge: frontIndex === -1 ? 'depth' : 'width',
        height: 2.1,
        color: mood.walls.roof,
        gable: wall,
      }),
    );
  }
  if (front !== undefined) {
    parts.push((isNear ? houseFront : farFront)(mood, front, house, storeys));
  }
  return parts.join('');
}

function houseFront(mood: Mood, face: Face, { accent, top }: House, storeys: number): string {
  const { random } = mood;
  const lit = litShare(face, mood.sunSide);
  const w = face.width;
  const tone = (color: string) => surface(color, mood, lit);
  const isMirrored = random.chance(0.5);
  const u = (from: number, to: number): XY =>
    isMirrored ? [w * (1 - to), w * (1 - from)] : [w * from, w * to];
  const frame = random.pick(['#f5efe2', mood.walls.trim, '#3a3d42']);
  const parts: string[] = [
    fill(quad(face, u(0.52, 0.96), [0, 2.6]), '#1d2033', 0.5),
    door(face, u(0.16, 0.34), mood, { color: mood.walls.trim }),
    fill(quad(face, u(0, 0.06), [0, face.top]), tone(accent)),
  ];
  const lamp = pointOn(face, w * 0.45, 2.3);
  if (mood.hour.lamps > 0.1)
    parts.push(
      `<circle cx="${num(lamp[0])}" cy="${num(lamp[1])}" r="${num(scaleOf(face) * 0.9)}" fill="url(#${mood.prefix}sun)" opacity=".8"/>`,
    );
  for (let storey = 1; storey < storeys; storey++) {
    const z = storey * 3.1;
    const span = u(storey === 1 ? 0.4 : 0.1, 0.98);
    parts.push(
      houseWindow(face, mood, {
        u: u(0.14, 0.34),
        z: [z + 0.9, z + 2.3],
        frame,
        panes: 2,
        lamp: lampOn(mood),
      }),
      houseWindow(face, mood, {
        u: u(0.5, 0.9),
        z: [z + 0.15, z + 2.3],
        frame,
        panes: 3,
        hasLedge: false,
        lamp: lampOn(mood),
      }),
      fill(shelf(face, span, z - 0.2, 1.1), surface('#d8d0c2', mood, 0.1)),
      fill(quad(face, span, [z - 0.2, z + 0.05], 1.1), tone('#f6f1e6')),
      railing(face, span, z, mood),
    );
    if (random.chance(0.7)) parts.push(pots(face, span, z, mood));
  }
  if (top !== 'gable')
    parts.push(
      fill(quad(face, [-0.05, w + 0.05], [face.top - 0.18, face.top + 0.1], 0.15), tone('#f3ede0')),
    );
  return parts.join('');
}

/** Posts on the terrace, two beams over them and slats from beam to beam, seen from below. */
function pergola(face: Face, mood: Mood, accent: string): string {
  const [w, z, depth] = [face.width, face.top, -2.4];
  const rowOf = (out: number) =>
    [0.1, 0.5, 0.9]
      .map((at) => line([pointOn(face, w * at, z, out), pointOn(face, w * at, z + 2.1, out)]))
      .join('');
  const beam = (out: number, lit: number) =>
    fill(quad(face, [w * 0.04, w * 0.96], [z + 2, z + 2.25], out), surface(accent, mood, lit));
  const slats = Array.from({ length: 9 }, (_, i) => {
    const at = w * (0.08 + i * 0.105);
    return line([pointOn(face, at, z + 2.2, 0.4), pointOn(face, at, z + 2.2, depth - 0.3)]);
  });
  const trim = surface(mood.walls.trim, mood, 0.5);
  const width = Math.max(2, scaleOf(face) * 0.13);
  return [
    stroke(rowOf(depth), surface(mood.walls.trim, mood, 0.25), width * 0.8, { flat: true }),
    beam(depth, 0.4),
    stroke(slats.join(''), surface(accent, mood, 0.35), width * 0.7, { flat: true }),
    stroke(rowOf(0), trim, width, { flat: true }),
    beam(0.4, 0.8),
  ].join('');
}

/** The same house from further off: openings and slabs, each kind in one shape. */
function farFront(mood: Mood, face: Face, { accent }: House, storeys: number): string {
  const lit = litShare(face, mood.sunSide);
  const w = face.width;
  let glass = '';
  let lamps = '';
  let slabs = '';
  for (let storey = 1; storey < storeys; storey++) {
    const z = storey * 3.1;
    for (const [from, to] of [
      [0.14, 0.34],
      [0.5, 0.9],
    ] as const) {
      const pane = quad(face, [w * from, w * to], [z + 0.3, z + 2.3]);
      if (lampOn(mood)) lamps += pane;
      else glass += pane;
    }
    slabs += quad(face, [w * 0.4, w * 0.98], [z - 0.2, z + 0.9], 1.1);
  }
  return [
    fill(quad(face, [w * 0.52, w * 0.96], [0, 2.6]), '#1d2033', 0.5),
    fill(glass, `url(#${mood.prefix}glass${lit > 0.3 ? 'L' : 'D'})`),
    fill(lamps, '#ffd98f'),
    fill(
      quad(face, [0, w * 0.06], [0, face.top]) + slabs,
      surface(mix(accent, mood.walls.wall, 0.35), mood, lit),
    ),
  ].join('');
}

function railing(face: Face, u: XY, z: number, mood: Mood): string {
  const { random } = mood;
  const lit = litShare(face, mood.sunSide);
  if (random.chance(0.35))
    return fill(
      quad(face, u, [z + 0.05, z + 0.95], 1.1),
      surface(mix(mood.walls.wall, mood.walls.accent, 0.5), mood, lit),
    );
  const dark = surface(mood.walls.trim, mood, Math.max(0.2, lit));
  const bars = Array.from({ length: 7 }, (_, i) => {
    const at = u[0] + ((u[1] - u[0]) * i) / 6;
    return line([pointOn(face, at, z, 1.1), pointOn(face, at, z + 0.95, 1.1)]);
  }).join('');
  return stroke(
    bars + line([pointOn(face, u[0], z + 0.95, 1.1), pointOn(face, u[1], z + 0.95, 1.1)]),
    dark,
    Math.max(1, scaleOf(face) * 0.06),
  );
}

function pots(face: Face, u: XY, z: number, mood: Mood): string {
  const { random } = mood;
  const at = Array.from({ length: 3 }, (): XY =>
    pointOn(face, random.between(u[0] + 0.3, u[1] - 0.3), z + 1.15, 1.1),
  );
  const size = Math.max(4, scaleOf(face) * 0.55);
  return (
    stroke(dots(at), surface('#4e8343', mood, 0.8), size) +
    stroke(
      dots(at.slice(0, 2).map(([x, y]): XY => [x + size * 0.2, y - size * 0.25])),
      surface(random.pick(['#db5c9a', '#f2b53c', '#e8573f']), mood, 1),
      size * 0.4,
    )
  );
}
