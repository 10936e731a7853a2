import type { Random } from '../random.ts';
import { dots, fill, line, num, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';

/**
 * The trees that line Bengaluru's streets. Each is drawn once, 100 high with its foot at 0,0, as a
 * definition; a picture then plants it at any size. Leaves are discs of three tones, light ones
 * towards the sun.
 */
const TREES = [
  'rain-tree',
  'jacaranda',
  'pink-tabebuia',
  'golden-tabebuia',
  'gulmohar',
  'coconut-palm',
  'areca',
  'ashoka',
  'frangipani',
  'shrub',
  'bougainvillea',
] as const;
export type TreeKind = (typeof TREES)[number];

/** A cloud of leaves: middle, half width, half height. */
type Lobe = readonly [x: number, y: number, rx: number, ry: number];

interface Leafy {
  lobes: readonly Lobe[];
  tones: readonly [dark: string, middle: string, light: string];
  blossom?: { color: string; count: number; size: number };
  disc: number;
  discs: number;
  trunk?: { color: string; fork: number; width: number; spread: number };
}

const GREEN = ['#2f5a35', '#4c7f41', '#7aa857'] as const;
const BARK = '#5b4636';

const LEAFY: Readonly<Partial<Record<TreeKind, Leafy>>> = {
  'rain-tree': {
    lobes: [
      [-34, -58, 26, 13],
      [34, -60, 27, 13],
      [0, -74, 38, 18],
      [-14, -62, 26, 14],
      [18, -64, 24, 14],
    ],
    tones: GREEN,
    disc: 15,
    discs: 40,
    trunk: { color: BARK, fork: 34, width: 6, spread: 34 },
  },
  jacaranda: {
    lobes: [
      [-20, -64, 20, 15],
      [20, -66, 21, 15],
      [0, -80, 24, 16],
    ],
    tones: ['#5c4f92', '#8272bd', '#ab9ddb'],
    blossom: { color: '#d3c8f2', count: 22, size: 3.6 },
    disc: 11,
    discs: 40,
    trunk: { color: '#5a4a45', fork: 36, width: 4.4, spread: 22 },
  },
  'pink-tabebuia': {
    lobes: [
      [-17, -66, 17, 16],
      [17, -64, 18, 15],
      [0, -81, 21, 16],
    ],
    tones: ['#b95f86', '#e08cae', '#f6bccf'],
    blossom: { color: '#fde3ea', count: 20, size: 3.4 },
    disc: 11,
    discs: 38,
    trunk: { color: '#66503f', fork: 38, width: 4.2, spread: 20 },
  },
  'golden-tabebuia': {
    lobes: [
      [-16, -62, 17, 14],
      [17, -66, 17, 15],
      [-1, -80, 20, 15],
    ],
    tones: ['#b9831f', '#e6ae2e', '#fbd864'],
    blossom: { color: '#fff0a8', count: 18, size: 3.4 },
    disc: 10,
    discs: 36,
    trunk: { color: '#6a5440', fork: 36, width: 4, spread: 20 },
  },
  gulmohar: {
    lobes: [
      [-32, -62, 24, 10],
      [32, -60, 25, 10],
      [0, -72, 34, 14],
    ],
    tones: ['#3b6534', '#5d8b42', '#86aa4e'],
    blossom: { color: '#e2482d', count: 36, size: 5 },
    disc: 11,
    discs: 36,
    trunk: { color: '#665646', fork: 38, width: 4.6, spread: 30 },
  },
  ashoka: {
    lobes: [
      [0, -86, 6, 12],
      [0, -64, 10, 16],
      [0, -40, 12, 18],
      [0, -20, 10, 10],
    ],
    tones: ['#234a2f', '#3a6b3c', '#5f8f4c'],
    disc: 9,
    discs: 52,
    trunk: { color: BARK, fork: 10, width: 3, spread: 0 },
  },
  frangipani: {
    lobes: [
      [-24, -70, 18, 14],
      [24, -66, 18, 14],
      [0, -80, 20, 14],
    ],
    tones: ['#41713f', '#649a52', '#8cb869'],
    blossom: { color: '#fff6df', count: 22, size: 6 },
    disc: 12,
    discs: 30,
    trunk: { color: '#8b7c6b', fork: 24, width: 6, spread: 26 },
  },
  shrub: {
    lobes: [
      [-26, -40, 30, 34],
      [28, -36, 30, 30],
      [0, -56, 32, 34],
    ],
    tones: ['#315c37', '#528647', '#80ab5c'],
    disc: 30,
    discs: 20,
  },
  bougainvillea: {
    lobes: [
      [-36, -46, 34, 38],
      [30, -40, 38, 34],
      [0, -66, 34, 28],
    ],
    tones: ['#3a6238', '#578a47', '#b23a77'],
    blossom: { color: '#db5c9a', count: 34, size: 13 },
    disc: 26,
    discs: 22,
  },
};

function leaves(random: Random, lobes: readonly Lobe[], count: number, lift: XY): XY[] {
  return Array.from({ length: count }, (_, i): XY => {
    const [x, y, rx, ry] = lobes[i % lobes.length] ?? [0, -50, 20, 20];
    const angle = random.between(0, 2 * Math.PI);
    const reach = 0.92 * Math.sqrt(random.next());
    return [x + rx * reach * Math.cos(angle) + lift[0], y + ry * reach * Math.sin(angle) + lift[1]];
  });
}

function leafy(mood: Mood, plant: Leafy, air: number): string {
  const { random } = mood;
  const tone = (color: string, lit: number) => surface(color, mood, lit, air);
  const [dark, middle, light] = plant.tones;
  const towardsSun = (by: number): XY => [mood.sunSide * by, -by * 0.9];
  const small = plant.lobes.map(([x, y, rx, ry]): Lobe => [x, y, rx * 0.72, ry * 0.72]);
  return [
    plant.trunk === undefined ? '' : trunk(plant.trunk, tone(plant.trunk.color, 0.35)),
    stroke(dots(leaves(random, plant.lobes, plant.discs, [0, 2])), tone(dark, 0.3), plant.disc),
    stroke(
      dots(leaves(random, small, Math.round(plant.discs * 0.7), towardsSun(plant.disc * 0.22))),
      tone(middle, 0.75),
      plant.disc * 0.86,
    ),
    stroke(
      dots(leaves(random, small, Math.round(plant.discs * 0.5), towardsSun(plant.disc * 0.5))),
      tone(light, 1),
      plant.disc * 0.55,
    ),
    plant.blossom === undefined
      ? ''
      : stroke(
          dots(leaves(random, plant.lobes, plant.blossom.count, [0, -1])),
          tone(plant.blossom.color, 0.9),
          plant.blossom.size,
        ),
  ].join('');
}

function trunk({ fork, width, spread }: NonNullable<Leafy['trunk']>, color: string): string {
  const boughs =
    spread === 0
      ? ''
      : `M0${num(-fork)}Q${num(-spread * 0.3)} ${num(-fork - 14)} ${num(-spread)} -62M0${num(-fork)}Q${num(spread * 0.3)} ${num(-fork - 12)} ${num(spread)} -64`;
  return (
    fill(
      polygon([
        [-width * 0.7, 0],
        [-width * 0.36, -fork],
        [-width * 0.2, -72],
        [width * 0.2, -72],
        [width * 0.36, -fork],
        [width * 0.8, 0],
      ]),
      color,
    ) + stroke(boughs, color, width * 0.5)
  );
}

function palm(mood: Mood, air: number): string {
  const { random } = mood;
  const lean = random.between(-9, 9);
  const top: XY = [lean, -74];
  const fronds = (count: number, reach: number, droop: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = -Math.PI * ((i + random.between(0.2, 0.8)) / count);
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.72];
      const tip: XY = [top[0] + dx, top[1] + dy + droop + Math.abs(dx) * 0.35];
      const bend: XY = [top[0] + dx * 0.55, top[1] + dy - 7];
      return `M${num(top[0])} ${num(top[1])}Q${num(bend[0])} ${num(bend[1])} ${num(tip[0])} ${num(tip[1])}Q${num(bend[0] - dx * 0.06)} ${num(bend[1] + 7)} ${num(top[0])} ${num(top[1])}`;
    }).join('');
  const tone = (color: string, lit: number) => surface(color, mood, lit, air);
  return [
    stroke(`M0 0Q${num(-lean * 0.6)} -40 ${num(top[0])} ${num(top[1])}`, tone('#7d6a55', 0.6), 2.6),
    fill(fronds(8, 27, 10), tone('#31603a', 0.35)),
    fill(fronds(7, 25, 3), tone('#56893f', 0.9)),
    stroke(
      dots([
        [top[0] - 2, -72],
        [top[0] + 2, -71],
      ]),
      tone('#8a6a35', 0.8),
      4,
    ),
  ].join('');
}

function areca(mood: Mood, air: number): string {
  const { random } = mood;
  const blades = (count: number): string =>
    Array.from({ length: count }, () => {
      const [x, h] = [random.between(-46, 46), random.between(60, 100)];
      return `M${num(x * 0.15)} 0Q${num(x * 0.3)} ${num(-h)} ${num(x)} ${num(-h + Math.abs(x) * 0.7)}Q${num(x * 0.25)} ${num(-h * 0.7)} ${num(x * 0.15 + 3)} 0`;
    }).join('');
  return (
    fill(blades(9), surface('#2f6038', mood, 0.4, air)) +
    fill(blades(8), surface('#74a548', mood, 0.9, air))
  );
}

/** A definition to put into `<defs>`; `air` fades the tree into the distance. */
export function treeDefinition(
  kind: TreeKind,
  mood: Mood,
  { name = kind, air = 0 }: { name?: string; air?: number } = {},
): string {
  const plant = LEAFY[kind];
  const drawn =
    plant !== undefined
      ? leafy(mood, plant, air)
      : kind === 'areca'
        ? areca(mood, air)
        : palm(mood, air);
  return `<g id="${mood.prefix}${name}">${drawn}</g>`;
}

export interface Planted {
  name: TreeKind;
  at: XY;
  /** Pixels. */
  height: number;
  isMirrored?: boolean;
}

/** Plants a defined tree with its foot at its place. */
export function plantTree(
  { prefix }: Mood,
  { name, at, height, isMirrored = false }: Planted,
): string {
  const scale = Math.round(height) / 100;
  const scales = isMirrored ? `${-scale} ${scale}` : `${scale}`;
  return `<use href="#${prefix}${name}" transform="translate(${num(at[0])} ${num(at[1])})scale(${scales})"/>`;
}

/** A row of far tree tops along the horizon. */
export function treeLine(mood: Mood, y: number, air: number): string {
  const { random } = mood;
  const tops: XY[] = [];
  for (let x = -20; x < 1230; x += random.between(14, 30)) {
    tops.push([x, y - random.between(0, 13)]);
  }
  const color = surface('#4f7548', mood, 0.5, air);
  return (
    stroke(dots(tops), color, 34) +
    stroke(
      line([
        [-10, y + 8],
        [1210, y + 8],
      ]),
      color,
      30,
    )
  );
}
