import { randomFrom } from '@manemitra/catalogue/random';
import type { Random } from '@manemitra/catalogue/random';
import { SCENES } from '@manemitra/catalogue/picture-address';
import type { PictureAddress, PictureFacts } from '@manemitra/catalogue/picture-address';

/** Colours as `#rrggbb`. Light multiplies a surface; air mixes it towards the haze. */

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;
const hex = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  return hex([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as Rgb);
}

function multiply(surface: string, light: string): string {
  const [a, b] = [rgb(surface), rgb(light)];
  return hex([0, 1, 2].map((i) => ((a[i] ?? 0) * (b[i] ?? 0)) / 255) as Rgb);
}

interface Hour {
  name: 'dawn' | 'morning' | 'noon-haze' | 'golden hour' | 'dusk' | 'monsoon';
  sky: readonly [top: string, middle: string, low: string];
  /** The colour that a surface takes in the light and out of it. */
  light: string;
  shade: string;
  haze: string;
  glow: string;
  cloud: readonly [body: string, lit: string];
  glass: readonly [sky: string, depth: string];
  /** Share of windows with a lamp on. */
  lamps: number;
  clouds: 'none' | 'puffs' | 'streaks' | 'heavy';
}

const HOURS: readonly Hour[] = [
  {
    name: 'dawn',
    sky: ['#6f8fc0', '#e6b7b8', '#fde6c8'],
    light: '#ffeede',
    shade: '#9c9fc6',
    haze: '#efcfc6',
    glow: '#fff1d0',
    cloud: ['#d79fae', '#fbd9c6'],
    glass: ['#b9b7d2', '#5b6a92'],
    lamps: 0.1,
    clouds: 'streaks',
  },
  {
    name: 'morning',
    sky: ['#3f8fd0', '#93c9ea', '#e9f3ea'],
    light: '#fffaf0',
    shade: '#a3b4d6',
    haze: '#d3e6ea',
    glow: '#fffbe6',
    cloud: ['#dcebf3', '#ffffff'],
    glass: ['#9cc4dc', '#41688a'],
    lamps: 0,
    clouds: 'puffs',
  },
  {
    name: 'noon-haze',
    sky: ['#86b2cf', '#c4dadf', '#f2ecdc'],
    light: '#fffdf4',
    shade: '#b2b9c8',
    haze: '#e3e2d6',
    glow: '#fffdf0',
    cloud: ['#dfe6e4', '#f8f7ef'],
    glass: ['#a9c3cb', '#55707f'],
    lamps: 0,
    clouds: 'none',
  },
  {
    name: 'golden hour',
    sky: ['#5b7db6', '#f1b27c', '#fee3a4'],
    light: '#ffe0ad',
    shade: '#9583a9',
    haze: '#f6cf9c',
    glow: '#fff0b8',
    cloud: ['#c98a86', '#ffd79a'],
    glass: ['#f0c48d', '#6a5f85'],
    lamps: 0.12,
    clouds: 'streaks',
  },
  {
    name: 'dusk',
    sky: ['#1f2a5c', '#84528a', '#f39a76'],
    light: '#b394b4',
    shade: '#66608f',
    haze: '#a9708e',
    glow: '#ffbf8a',
    cloud: ['#5b3f78', '#e08a86'],
    glass: ['#6d6598', '#2a2c54'],
    lamps: 0.52,
    clouds: 'streaks',
  },
  {
    name: 'monsoon',
    sky: ['#56687a', '#8b9ba4', '#cdd3cd'],
    light: '#e2e8e5',
    shade: '#98a5ae',
    haze: '#bcc6c5',
    glow: '#e8ece6',
    cloud: ['#5f6f7c', '#98a6ad'],
    glass: ['#a5b4bb', '#4b5b68'],
    lamps: 0.2,
    clouds: 'heavy',
  },
];

export interface Walls {
  name: string;
  wall: string;
  /** A second wall, for cores, frames and stripes. */
  accent: string;
  trim: string;
  roof: string;
}

export const WALLS: readonly Walls[] = [
  { name: 'laterite', wall: '#f2e3cf', accent: '#b2523a', trim: '#7c3626', roof: '#a5482f' },
  { name: 'limewash', wall: '#f7f2e7', accent: '#d8c39b', trim: '#8d7a5c', roof: '#b4593c' },
  { name: 'jacaranda', wall: '#efeaf2', accent: '#8577b4', trim: '#544a7c', roof: '#7a5a66' },
  { name: 'tabebuia', wall: '#fbf1d6', accent: '#e0a536', trim: '#8a5a22', roof: '#a4502f' },
  {
    name: 'sadarahalli granite',
    wall: '#dedcd4',
    accent: '#777c7c',
    trim: '#474c4e',
    roof: '#8f4a38',
  },
  { name: 'bottle green', wall: '#f1f0e2', accent: '#356650', trim: '#1f3f34', roof: '#9a4a33' },
  { name: 'indigo', wall: '#f1f1ec', accent: '#2f5277', trim: '#1f3550', roof: '#8d4534' },
  { name: 'terracotta', wall: '#dd9a76', accent: '#f6e7d2', trim: '#8b4a32', roof: '#8c3f2a' },
  { name: 'red brick', wall: '#b4634a', accent: '#f1e4d0', trim: '#5f2f25', roof: '#7d3a2b' },
  { name: 'rose', wall: '#f3dcd3', accent: '#c4707a', trim: '#7c4450', roof: '#a04c3a' },
  { name: 'mustard', wall: '#eccb83', accent: '#6d5138', trim: '#52391f', roof: '#964628' },
  { name: 'sea green', wall: '#dbe9e0', accent: '#5b9a8b', trim: '#2e5e58', roof: '#a3513a' },
  { name: 'charcoal', wall: '#ece8e0', accent: '#3d4247', trim: '#24282c', roof: '#4a4644' },
  { name: 'sand', wall: '#e6d3b3', accent: '#b88a5b', trim: '#6e4c2d', roof: '#9b4d34' },
];

/** What every part of a picture needs to know. */
export interface Mood {
  /** For this picture alone. */
  random: Random;
  /** The same in every picture of a project: what it is built like. */
  design: Random;
  facts: PictureFacts;
  hour: Hour;
  walls: Walls;
  /** -1 with the sun on the left, 1 on the right. */
  sunSide: -1 | 1;
  /** Begins every id, so that two pictures in one page do not share gradients. */
  prefix: string;
}

/** Scenes that nobody paints in the rain or after dark. */
const BY_DAY: ReadonlySet<PictureAddress['scene']> = new Set([
  'landscaped-garden',
  'kids-play-area',
  'jogging-track',
  'yoga-deck',
  'site',
  'street',
]);

/** Nor these in the rain. */
const IN_THE_DRY: ReadonlySet<PictureAddress['scene']> = new Set([
  'swimming-pool',
  'tennis-court',
  'badminton-court',
  'basketball-court',
]);

/** The pictures of a project go round the clock, so that no two neighbours in its gallery share an hour. */
function hourOf({ scene, kind, seed }: PictureAddress): Hour {
  const random = randomFrom(`hours/${kind}/${seed}`);
  const first = random.weighted(
    HOURS.map((each, i) => [i, each.name === 'monsoon' || each.name === 'dusk' ? 0.7 : 1] as const),
  );
  const rest = random.sample(
    HOURS.filter((_, i) => i !== first),
    HOURS.length,
  );
  const fits = ({ name }: Hour): boolean =>
    (name !== 'monsoon' || !(BY_DAY.has(scene) || IN_THE_DRY.has(scene))) &&
    (name !== 'dusk' || !BY_DAY.has(scene));
  const order = [...HOURS.slice(first, first + 1), ...rest].filter(fits);
  return order[SCENES.indexOf(scene) % order.length] ?? random.pick(HOURS);
}

export function moodOf(address: PictureAddress): Mood {
  const { scene, kind, seed, facts } = address;
  const random = randomFrom(`${scene}/${kind}/${seed}`);
  const design = randomFrom(`design/${kind}/${seed}`);
  return {
    random,
    design,
    facts,
    hour: hourOf(address),
    walls: design.pick(WALLS),
    sunSide: random.chance(0.5) ? 1 : -1,
    prefix: `f${random.whole(0, 60_466_175).toString(36)}`,
  };
}

/** A surface in the light (1), out of it (0) or between, seen through `air` (0 near to 1 far). */
export function surface(color: string, { hour }: Mood, lit: number, air = 0): string {
  const light = mix(hour.shade, hour.light, Math.max(0, Math.min(1, lit)));
  return mix(multiply(color, light), hour.haze, air);
}
