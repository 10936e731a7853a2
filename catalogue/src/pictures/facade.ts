import { randomFrom } from '../random.ts';
import { estate } from './estate.ts';
import type { FacadeKind } from './facade-path.ts';
import { homestead } from './homestead.ts';
import { siteLayout } from './layout.ts';
import { moodFrom } from './palette.ts';
import type { Mood } from './palette.ts';
import { terrace } from './row-houses.ts';

export interface FacadeOptions {
  /** Told to those who do not see the picture; the default says what kind of building it shows. */
  title?: string;
}

/**
 * A façade drawn from its seed: SVG text of 1200 by 900, with no script, style sheet or outside
 * reference, the same on every machine.
 */
export function facadeSvg(
  seed: string | number,
  kind: FacadeKind,
  options: FacadeOptions = {},
): string {
  const random = randomFrom(`${kind}/${seed}`);
  const mood = moodFrom(random, `f${random.whole(0, 60_466_175).toString(36)}`);
  const { defs, drawn } = PAINTERS[kind](mood);
  const title = options.title ?? `Illustration: ${SUBJECTS[kind]}, ${mood.hour.name}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900" role="img"',
    // Inherited by every stroke: most want round ends and no fill, and say otherwise when they do not.
    ' fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<title>${escaped(title)}</title><defs>${defs}</defs>${drawn}</svg>`,
  ].join('');
}

const PAINTERS: Readonly<Record<FacadeKind, (mood: Mood) => { defs: string; drawn: string }>> = {
  'high-rise': (mood) => estate(mood, 'high-rise'),
  'mid-rise': (mood) => estate(mood, 'mid-rise'),
  villa: homestead,
  'row-house': terrace,
  plots: siteLayout,
};

const SUBJECTS: Readonly<Record<FacadeKind, string>> = {
  'high-rise': 'apartment towers',
  'mid-rise': 'an apartment building',
  villa: 'a villa in its garden',
  'row-house': 'a row of houses',
  plots: 'a layout of plots from the air',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
