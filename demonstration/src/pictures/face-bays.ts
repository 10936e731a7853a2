import type { Random } from '@manemitra/catalogue/random';
import type { XY } from './drawing.ts';
import type { Mood } from './palette.ts';
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
export interface Wall {
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

/** Bays from a pattern repeated over the width, mirrored about the middle as architects do. */
export function baysOf(width: number, { bayWidth, pattern }: FaceDesign): Bay[] {
  const count = Math.max(1, Math.round(width / bayWidth));
  const size = width / count;
  return Array.from({ length: count }, (_, i) => ({
    letter: pattern[Math.min(i, count - 1 - i) % pattern.length] ?? 'w',
    u: [i * size, (i + 1) * size],
  }));
}

export const within = ([from, to]: XY, share: number): XY => [
  from + (to - from) * share,
  to - (to - from) * share,
];

export function runs(bays: readonly Bay[], letter: string): XY[] {
  const found: XY[] = [];
  for (const bay of bays.filter((each) => each.letter === letter)) {
    const last = found.at(-1);
    if (last !== undefined && Math.abs(last[1] - bay.u[0]) < 0.01) {
      found[found.length - 1] = [last[0], bay.u[1]];
    } else found.push(bay.u);
  }
  return found;
}
