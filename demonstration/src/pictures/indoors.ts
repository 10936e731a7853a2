import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke, verticalGradient } from './drawing.ts';
import type { XY } from './drawing.ts';
import { mix } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Scheme } from './schemes.ts';
import { at, facing, level, sideways, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** The same hour felt inside: after dark the lamps are on, and rain does not make a room grey. */
export function inside(mood: Mood): Mood {
  const { hour } = mood;
  const look: Readonly<Record<typeof hour.name, readonly [light: string, shade: string]>> = {
    dawn: ['#fff1e4', '#c3b6c4'],
    morning: ['#fffdf6', '#bcc3cf'],
    'noon-haze': ['#fffef8', '#c4c6cb'],
    'golden hour': ['#ffe9c8', '#bda3a8'],
    dusk: ['#ffdfb4', '#9c7f8e'],
    monsoon: ['#f8f1e3', '#adaeb2'],
  };
  const [light, shade] = look[hour.name];
  return { ...mood, hour: { ...hour, light, shade } };
}

/** After sunset or in the rain a lamp is lit. */
export const isLampHour = ({ hour }: Mood): boolean => hour.lamps >= 0.2;

/** A room drawn to the stage; `isHigh` is what its windows look out from. */
export type Interior = (
  stage: Stage,
  scheme: Scheme,
  isHigh: boolean,
) => { defs: string; drawn: string };

export interface Room {
  /** Where the side walls are and the far one, metres; the ceiling is at `height`. */
  left: number;
  right: number;
  back: number;
  height: number;
}

/** Floor, walls and ceiling, with the light falling off into the corners. */
export function shell(
  stage: Stage,
  room: Room,
  scheme: Scheme,
  { feature }: { feature: 'back' | 'left' | 'right' | 'none' },
): { defs: string; drawn: string } {
  const { mood } = stage;
  const { prefix } = mood;
  const { left, right, back, height } = room;
  const near = 1.2;
  const wall = (side: typeof feature, lit: number) =>
    tone(stage, side === feature ? scheme.feature : scheme.wall, lit);
  const [, ceilingLine] = at(stage, 0, back, height);
  const sides = stage.light === 0 ? [0.62, 0.62] : stage.light < 0 ? [0.5, 0.92] : [0.92, 0.5];
  const defs = [
    `<linearGradient id="${prefix}fall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1d2033" stop-opacity=".16"/><stop offset=".36" stop-color="#1d2033" stop-opacity="0"/><stop offset=".64" stop-color="#1d2033" stop-opacity="0"/><stop offset="1" stop-color="#1d2033" stop-opacity=".16"/></linearGradient>`,
    verticalGradient(`${prefix}sheen`, [
      [0, '#ffffff', 0.28],
      [0.45, '#ffffff', 0],
      [1, '#1d2033', 0.16],
    ]),
    verticalGradient(`${prefix}wash`, [
      [0, '#1d2033', 0.1],
      [0.3, '#1d2033', 0],
      [0.82, '#1d2033', 0],
      [1, '#1d2033', 0.12],
    ]),
  ].join('');
  const backWall = facing(stage, [left, right], [0, height], back);
  const floor = level(stage, [left, right], [near, back]);
  const skirt = 0.09;
  return {
    defs,
    drawn: [
      fill(level(stage, [left, right], [near, back], height), tone(stage, '#fbf9f4', 0.72)),
      ceiling(stage, room),
      fill(sideways(stage, [near, back], [0, height], left), wall('left', sides[0] ?? 0.6)),
      fill(sideways(stage, [near, back], [0, height], right), wall('right', sides[1] ?? 0.6)),
      fill(backWall, wall('back', 0.8)),
      fill(backWall, `url(#${prefix}wash)`),
      fill(floor, tone(stage, scheme.floor, 0.86)),
      flooring(stage, room, scheme),
      fill(floor, `url(#${prefix}sheen)`),
      `<rect width="1200" height="900" fill="url(#${prefix}fall)"/>`,
      fill(
        facing(stage, [left, right], [0, skirt], back),
        tone(stage, mix(scheme.wall, '#ffffff', 0.5), 0.7),
      ),
      fill(sideways(stage, [near, back], [0, skirt], left), tone(stage, scheme.wall, 0.4)),
      fill(sideways(stage, [near, back], [0, skirt], right), tone(stage, scheme.wall, 0.4)),
      stroke(
        line([
          at(stage, left, near, height),
          at(stage, left, back, height),
          at(stage, right, back, height),
          at(stage, right, near, height),
        ]) +
          line([at(stage, left, back, 0), at(stage, left, back, height)]) +
          line([at(stage, right, back, 0), at(stage, right, back, height)]),
        '#1d2033',
        2,
        { opacity: 0.1 },
      ),
      ceilingLine < 0
        ? ''
        : fill(
            facing(stage, [left, right], [height - 0.06, height], back),
            tone(stage, '#ffffff', 0.9),
          ),
    ].join(''),
  };
}

/** A tray in the ceiling, with light along its edge. */
function ceiling(stage: Stage, { left, right, back, height }: Room): string {
  const inset = 0.55;
  const x: Range = [left + inset, right - inset];
  const y: Range = [1.4, back - inset];
  const spots: XY[] = [];
  for (const px of [left + 0.27, right - 0.27])
    for (const py of [back - 0.3, back - 1.4, back - 2.5]) spots.push(at(stage, px, py, height));
  return [
    fill(level(stage, x, y, height), tone(stage, '#ffffff', 0.95)),
    stroke(
      line([
        at(stage, x[0], y[0], height),
        at(stage, x[0], y[1], height),
        at(stage, x[1], y[1], height),
        at(stage, x[1], y[0], height),
      ]),
      isLampHour(stage.mood) ? '#ffdf9e' : '#ffffff',
      5,
      { opacity: 0.85 },
    ),
    stroke(dots(spots), '#fff3cf', 7, { opacity: 0.9 }),
  ].join('');
}

function flooring(stage: Stage, { left, right, back }: Room, { floor, floorKind }: Scheme): string {
  const { random } = stage.mood;
  const dark = tone(stage, mix(floor, '#2a1a10', 0.35), 0.7);
  const along = (step: number): string => {
    let d = '';
    for (let x = left + step; x < right; x += step)
      d += line([at(stage, x, 1.2, 0), at(stage, x, back, 0)]);
    return d;
  };
  const across = (step: number): string => {
    let d = '';
    for (let y = back - step; y > 1.5; y -= step)
      d += line([at(stage, left, y, 0), at(stage, right, y, 0)]);
    return d;
  };
  if (floorKind === 'planks') {
    let ends = '';
    const boards: string[] = [];
    for (let x = left; x < right - 0.05; x += 0.18) {
      for (let y = back - random.between(0.2, 1.4); y > 1.6; y -= random.between(1, 1.9))
        ends += line([at(stage, x, y, 0), at(stage, Math.min(right, x + 0.18), y, 0)]);
      if (random.chance(0.3))
        boards.push(
          level(
            stage,
            [x, Math.min(right, x + 0.18)],
            [random.between(1.4, 2.6), random.between(3, back)],
          ),
        );
    }
    return (
      fill(boards.join(''), tone(stage, mix(floor, '#ffffff', 0.2), 0.9), 0.35) +
      stroke(along(0.18) + ends, dark, 1.2, { opacity: 0.5 })
    );
  }
  if (floorKind === 'terrazzo') {
    const chips = Array.from({ length: 130 }, (): XY => {
      const y = 1.6 + random.next() ** 1.6 * (back - 1.6);
      return at(stage, random.between(left, right), y, 0);
    });
    return (
      stroke(along(1.2) + across(1.2), dark, 1.1, { opacity: 0.3 }) +
      stroke(dots(chips.slice(0, 70)), tone(stage, '#b07a5c', 0.8), 4, { opacity: 0.5 }) +
      stroke(dots(chips.slice(70)), tone(stage, '#6f7f78', 0.8), 3.4, { opacity: 0.5 })
    );
  }
  if (floorKind === 'athangudi') {
    let stars = '';
    for (let y = back - 0.4; y > 1.7; y -= 0.8)
      for (let x = left + 0.4; x < right; x += 0.8) {
        const r = 0.24;
        stars += `M${[at(stage, x, y - r, 0), at(stage, x + r, y, 0), at(stage, x, y + r, 0), at(stage, x - r, y, 0)].map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}z`;
      }
    return (
      stroke(along(0.8) + across(0.8), tone(stage, '#f6ead2', 0.9), 2.4, { opacity: 0.55 }) +
      fill(stars, tone(stage, '#8e3b2c', 0.85), 0.75)
    );
  }
  return stroke(along(0.8) + across(0.8), dark, 1.2, { opacity: 0.35 });
}
