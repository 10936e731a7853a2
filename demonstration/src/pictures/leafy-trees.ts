import type { Random } from '@manemitra/catalogue/random';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';

/** Trees and bushes of clouds of leaves: discs of three tones, light ones towards the sun. */

export type LeafyKind =
  | 'rain-tree'
  | 'jacaranda'
  | 'pink-tabebuia'
  | 'golden-tabebuia'
  | 'gulmohar'
  | 'ashoka'
  | 'frangipani'
  | 'shrub'
  | 'bougainvillea';

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

const LEAFY: Readonly<Record<LeafyKind, Leafy>> = {
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

/** 100 high with its foot at 0,0; `air` fades it into the distance. */
export function leafyTree(kind: LeafyKind, mood: Mood, air: number): string {
  const { random } = mood;
  const plant = LEAFY[kind];
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
