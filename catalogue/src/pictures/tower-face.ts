import type { Random } from '../random.ts';
import { fill, layers, num, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { courses, litShare, outlineOf, pointOn, quad, scaleOf } from './perspective.ts';
import type { Face } from './perspective.ts';

/** How the walls of one building speak: the same for every face of it. */
export const LANGUAGES = [
  'grid',
  'verandahs',
  'fins',
  'checker',
  'waves',
  'screens',
  'frames',
] as const;
export type Language = (typeof LANGUAGES)[number];

export interface FaceDesign {
  language: Language;
  /** Which bays stand side by side; one of the language's patterns. */
  pattern: string;
  floorHeight: number;
  bayWidth: number;
  railing: 'glass' | 'bars' | 'solid';
  isFront: boolean;
  /** Behind trees and far off: fewer lamps tell as much. */
  isDistant?: boolean;
  /** Walls and windows alone. */
  isPlain?: boolean;
}

/** Letters of a pattern: window, balcony, pier (a blank wall), core (stairs and lifts). */
const PATTERNS: Readonly<Record<Language, readonly string[]>> = {
  grid: ['wwbw', 'wbbw', 'pwbwp', 'wbwcwbw', 'bwp'],
  verandahs: ['bbb'],
  fins: ['www', 'wwpww', 'wwcww'],
  checker: ['bwbw', 'wbbw', 'bbp', 'pbbw'],
  waves: ['w'],
  screens: ['bbpbb', 'bcb', 'pbbp'],
  frames: ['wbw', 'pwbbwp', 'bwcwb'],
};

export const patternsOf = (language: Language): readonly string[] => PATTERNS[language];

interface Bay {
  letter: string;
  u: XY;
}

/** What each part of a face draws with. */
interface Wall {
  face: Face;
  bays: readonly Bay[];
  floors: number;
  floorZ: (floor: number) => number;
  mood: Mood;
  random: Random;
  design: FaceDesign;
  lit: number;
  tone: (color: string, lit?: number) => string;
  /** Pixels a metre. */
  scale: number;
  id: (name: string) => string;
}

/** One side of a building: wall, openings, floor bands, balconies, and what people put on them. */
export function drawFace(face: Face, mood: Mood, design: FaceDesign): string {
  const { random } = mood;
  const seenWidth = Math.abs(pointOn(face, face.width, 0)[0] - pointOn(face, 0, 0)[0]);
  if (seenWidth < 14) {
    return fill(outlineOf(face), surface(mood.walls.wall, mood, litShare(face, mood.sunSide)));
  }
  const height = face.top - face.bottom - 1;
  const floors = Math.max(1, Math.round(height / design.floorHeight));
  const lit = litShare(face, mood.sunSide);
  const serial = `${mood.prefix}${random.whole(0, 1_679_615).toString(36)}`;
  const wall: Wall = {
    face,
    bays: baysOf(face.width, design),
    floors,
    floorZ: (floor) => face.bottom + (floor * height) / floors,
    mood,
    random,
    design,
    lit,
    tone: (color, by = lit) => surface(color, mood, by),
    scale: scaleOf(face),
    id: (name) => serial + name,
  };
  const { tone } = wall;
  if (design.isPlain === true) {
    return [
      fill(outlineOf(face), tone(mood.walls.wall)),
      openings(wall, 'w'),
      bands(wall),
      openings(wall, 'b'),
      stroke(
        courses(
          face,
          Array.from({ length: floors }, (_, floor) => wall.floorZ(floor)),
        ),
        tone(mix(mood.walls.wall, '#ffffff', 0.2)),
        wall.scale * 0.8,
        { flat: true },
      ),
      cores(wall),
    ].join('');
  }
  return [
    fill(outlineOf(face), tone(mood.walls.wall)),
    openings(wall, 'w'),
    lamps(wall, 'w'),
    bands(wall),
    openings(wall, 'b'),
    lamps(wall, 'b'),
    cores(wall),
    design.language === 'waves' ? waves(wall) : balconies(wall),
    design.language === 'fins' ? fins(wall) : '',
    design.language === 'frames' ? frames(wall) : '',
    design.isFront ? fill(outlineOf(face), `url(#${mood.prefix}rise)`) : '',
  ].join('');
}

/** Bays from a pattern repeated over the width, mirrored about the middle as architects do. */
function baysOf(width: number, { bayWidth, pattern }: FaceDesign): Bay[] {
  const count = Math.max(1, Math.round(width / bayWidth));
  const size = width / count;
  return Array.from({ length: count }, (_, i) => ({
    letter: pattern[Math.min(i, count - 1 - i) % pattern.length] ?? 'w',
    u: [i * size, (i + 1) * size],
  }));
}

const within = ([from, to]: XY, share: number): XY => [
  from + (to - from) * share,
  to - (to - from) * share,
];

function openings({ face, bays, mood, tone, lit }: Wall, letter: 'w' | 'b'): string {
  const share = letter === 'w' ? 0.13 : 0.04;
  const d = bays
    .filter((bay) => bay.letter === letter)
    .map(({ u }) =>
      quad(face, within(u, share), [face.bottom, face.top - (letter === 'w' ? 1 : 0.6)]),
    )
    .join('');
  const dark = mix(tone(mood.walls.trim, 0.15), mood.hour.glass[1], 0.45);
  return fill(d, letter === 'b' ? dark : `url(#${mood.prefix}glass${lit > 0.3 ? 'L' : 'D'})`);
}

/** Lamps after dark, curtains by day, no two flats alike: upright strokes whose ends the floors cover. */
function lamps(
  { face, bays, floors, floorZ, mood, random, design, scale }: Wall,
  letter: 'w' | 'b',
): string {
  const drawn = { bright: '', dim: '', curtain: '' };
  const share = (design.isDistant === true ? 0.3 : 1) * Math.min(1, 22 / floors);
  const pens: Record<keyof typeof drawn, XY> = { bright: [0, 0], dim: [0, 0], curtain: [0, 0] };
  const height = Math.round(scale * (letter === 'w' ? 1.95 : 2.5));
  let width = 0;
  for (const { u } of bays.filter((bay) => bay.letter === letter)) {
    const middle = (u[0] + u[1]) / 2;
    const pane = within(u, 0.14);
    width = pointOn(face, pane[1], face.bottom)[0] - pointOn(face, pane[0], face.bottom)[0];
    for (let floor = 0; floor < floors; floor++) {
      const isLit = random.chance(mood.hour.lamps * share);
      if (!isLit && !(design.isFront && random.chance(0.11))) continue;
      const look = isLit ? (random.chance(0.65) ? 'bright' : 'dim') : 'curtain';
      const at =
        look === 'curtain' ? pane[0] + (pane[1] - pane[0]) * random.pick([0.2, 0.8]) : middle;
      const [x, y] = pointOn(face, at, floorZ(floor) + 2.7).map(Math.round) as [number, number];
      const [px, py] = pens[look];
      drawn[look] += `${drawn[look] === '' ? 'M' : 'm'}${x - px} ${y - py}v${height}`;
      pens[look] = [x, y + height];
    }
  }
  return (
    stroke(drawn.bright, '#ffd888', width, { flat: true }) +
    stroke(drawn.dim, '#f0a25a', width, { flat: true }) +
    stroke(drawn.curtain, '#fffaf0', width * 0.4, { opacity: 0.36, flat: true })
  );
}

function runs(bays: readonly Bay[], letter: string): XY[] {
  const found: XY[] = [];
  for (const bay of bays.filter((each) => each.letter === letter)) {
    const last = found.at(-1);
    if (last !== undefined && Math.abs(last[1] - bay.u[0]) < 0.01) {
      found[found.length - 1] = [last[0], bay.u[1]];
    } else found.push(bay.u);
  }
  return found;
}

/** The wall between the windows of one floor and the next, with the shade of its ledge. */
function bands({ face, bays, floors, floorZ, mood, design, tone, scale, id }: Wall): string {
  if (!bays.some(({ letter }) => letter === 'w')) return '';
  const d = courses(
    face,
    Array.from({ length: floors + 1 }, (_, floor) => floorZ(floor) + 0.22),
  );
  const { wall, accent } = mood.walls;
  const color = tone(design.language === 'frames' ? mix(wall, accent, 0.14) : wall);
  const shade = { color: '#1d2033', width: scale * 0.5, dy: scale * 0.8, opacity: 0.3 };
  const slab = { color, width: scale * 1.25 };
  return layers(id('b'), d, design.isFront ? [shade, slab] : [slab]);
}

function cores({ face, bays, mood, tone, scale }: Wall): string {
  let shafts = '';
  let slits = '';
  for (const { letter, u } of bays) {
    if (letter !== 'c') continue;
    shafts += quad(face, u, [face.bottom, face.top + 1.5]);
    const [x, y] = pointOn(face, (u[0] + u[1]) / 2, face.top);
    const [x2, y2] = pointOn(face, (u[0] + u[1]) / 2, face.bottom + 2);
    slits += `M${num(x)} ${num(y)}L${num(x2)} ${num(y2)}`;
  }
  return (
    fill(shafts, tone(mood.walls.accent)) +
    stroke(slits, tone(mood.walls.trim), scale * 1.8, {
      dash: `${num(scale * 0.9)} ${num(scale * 0.7)}`,
      opacity: 0.55,
    })
  );
}

/** Balconies of every floor are one line each, cut out to their columns; a checker needs two such sets. */
function balconies(wall: Wall): string {
  const { bays, design } = wall;
  const columns =
    design.language === 'verandahs'
      ? runs(bays, 'b')
      : bays.flatMap(({ letter, u }) => (letter === 'b' ? [u] : []));
  if (design.language !== 'checker') return balconySet(wall, columns, 's', () => true);
  const even = columns.filter((_, i) => i % 2 === 0);
  const odd = columns.filter((_, i) => i % 2 === 1);
  return (
    balconySet(wall, even, 's', (floor) => floor % 2 === 0) +
    balconySet(wall, odd, 't', (floor) => floor % 2 === 1)
  );
}

function balconySet(
  { face, floors, floorZ, mood, random, design, lit, tone, scale, id }: Wall,
  columns: readonly XY[],
  name: string,
  hasFloor: (floor: number) => boolean,
): string {
  if (columns.length === 0) return '';
  const { language, railing, isFront } = design;
  const { wall, accent, trim } = mood.walls;
  const out = isFront ? 1.4 : 0.9;
  const heights: number[] = [];
  let screens = '';
  let plants = '';
  for (let floor = 0; floor < floors; floor++) {
    if (!hasFloor(floor)) continue;
    const z = floorZ(floor);
    heights.push(z);
    for (const [from, to] of columns) {
      if (language === 'screens' && random.chance(design.isDistant === true ? 0.2 : 0.5)) {
        const [x, y] = pointOn(
          face,
          from + random.pick([0.2, 0.5, 0.8]) * (to - from),
          z + 2.8,
          out,
        );
        screens += `M${num(x)} ${num(y)}v${num(scale * 2.6)}`;
      }
      if (isFront && random.chance(0.2)) {
        const [x, y] = pointOn(
          face,
          from + (to - from) * random.between(0.15, 0.85),
          z + 1.25,
          out,
        );
        plants += `M${Math.round(x)} ${Math.round(y)}h${Math.round(random.between(0, scale))}`;
      }
    }
  }
  const up = -scale * 0.6;
  const solid = tone(
    language === 'grid' || language === 'checker'
      ? mix(wall, accent, 0.75)
      : mix(wall, accent, 0.2),
  );
  const glass = mix(tone('#dfeceb'), mood.hour.glass[0], 0.4);
  const dash = `${num(Math.max(0.9, scale * 0.12))} ${num(Math.max(1.6, scale * 0.28))}`;
  const rails =
    railing === 'bars'
      ? [
          { color: tone(trim), width: scale * 0.9, dy: up, dash },
          { color: tone(trim), width: scale * 0.16, dy: up * 1.75 },
        ]
      : [
          {
            color: railing === 'solid' ? solid : glass,
            width: scale * 0.95,
            dy: up,
            opacity: railing === 'solid' ? 1 : 0.75,
          },
        ];
  const first = columns[0];
  const column =
    first === undefined
      ? 0
      : Math.abs(
          pointOn(face, first[1], face.bottom, out)[0] -
            pointOn(face, first[0], face.bottom, out)[0],
        );
  const cut = columns.map((u) => quad(face, u, [face.bottom - 1, face.top + 1], out)).join('');
  return [
    `<clipPath id="${id(`${name}c`)}"><path d="${cut}"/></clipPath><g clip-path="url(#${id(`${name}c`)})">`,
    stroke(screens, tone(accent, lit * 0.9), column * 0.38, { flat: true }),
    layers(id(name), courses(face, heights, out), [
      { color: '#1d2033', width: scale * 0.8, dy: scale * 0.5, opacity: 0.3 },
      ...rails,
      { color: tone(mix(wall, '#ffffff', 0.45)), width: scale * 0.36 },
    ]),
    '</g>',
    stroke(plants, tone('#4d8443', Math.max(0.5, lit)), Math.max(2.6, scale * 0.85)),
  ].join('');
}

/** Slabs that swell and draw in, a storey out of step with the next. */
function waves({ face, floors, floorZ, mood, random, design, tone, lit, scale, id }: Wall): string {
  const swells = Math.max(1, Math.round(face.width / 20));
  // On the short sides the slabs hardly leave the wall, or they would hang in the air.
  const reach = design.isFront ? random.between(2.2, 3.2) : 0.7;
  const period = random.pick([2.2, 3.1, 4.5]);
  let d = '';
  for (let floor = 0; floor <= floors; floor++) {
    const z = floorZ(floor);
    const [x0, y0] = pointOn(face, 0, z, 0.5);
    d += `M${num(x0)} ${num(y0)}`;
    for (let i = 0; i < swells; i++) {
      const out = 0.5 + reach * (1 + Math.cos((floor / period + i) * Math.PI));
      const [cx, cy] = pointOn(face, ((i + 0.5) * face.width) / swells, z, out);
      const [x, y] = pointOn(face, ((i + 1) * face.width) / swells, z, 0.5);
      d += `Q${num(cx)} ${num(cy)} ${num(x)} ${num(y)}`;
    }
  }
  const { wall } = mood.walls;
  return layers(id('w'), d, [
    { color: '#1d2033', width: scale * 0.9, dy: scale * 0.6, opacity: 0.26 },
    {
      color: mix(tone('#e8f2f0'), mood.hour.glass[0], 0.35),
      width: scale * 0.95,
      dy: -scale * 0.6,
      opacity: 0.62,
    },
    { color: tone(mix(wall, '#ffffff', 0.5), Math.max(lit, 0.3)), width: scale * 0.5 },
  ]);
}

function fins({ face, bays, tone, mood, lit }: Wall): string {
  const d = bays
    .slice(1)
    .map(({ u }) => quad(face, [u[0] - 0.28, u[0] + 0.28], [face.bottom, face.top + 0.8], 0.5))
    .join('');
  return fill(d, tone(mood.walls.accent, lit * 0.9 + 0.1));
}

/** Boxes drawn round two or three storeys at a time. */
function frames({ face, bays, floors, floorZ, tone, mood, random, scale }: Wall): string {
  let d = '';
  for (const [from, to] of runs(bays, 'b')) {
    for (let floor = random.whole(0, 1); floor + 2 <= floors;) {
      const storeys = random.pick([2, 3]);
      const [z0, z1] = [floorZ(floor), floorZ(Math.min(floors, floor + storeys)) - 0.5];
      d += quad(face, [from - 0.3, to + 0.3], [z0, z1], 1.6);
      floor += storeys;
    }
  }
  return stroke(d, tone(mood.walls.accent), scale * 0.6);
}
