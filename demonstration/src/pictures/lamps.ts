import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { isLampHour } from './indoors.ts';
import type { Scheme } from './schemes.ts';
import { at, disc, drum, tone } from './solids.ts';
import type { Stage } from './solids.ts';
import { glow } from './windows.ts';

export function floorLamp(stage: Stage, [x, y]: XY, { metal, wood }: Scheme): string {
  const lit = isLampHour(stage.mood);
  const [px, top] = at(stage, x, y, 1.5);
  const shade = [
    at(stage, x - 0.16, y, 1.72),
    at(stage, x + 0.16, y, 1.72),
    at(stage, x + 0.24, y, 1.4),
    at(stage, x - 0.24, y, 1.4),
  ];
  return [
    disc(stage, [x, y, 0.01, 0.18], tone(stage, metal, 0.5)),
    stroke(
      line([at(stage, x, y, 0), [px, top]]),
      tone(stage, stage.mood.random.pick([metal, wood]), 0.6),
      4,
    ),
    lit ? glow(stage, [px, top], (stage.camera.focal / y) * 1.1) : '',
    fill(
      `M${shade.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}z`,
      lit ? '#fff0cd' : tone(stage, '#f4ebd9', 0.85),
    ),
  ].join('');
}

/** A table lamp: a jar under a shade. */
export function tableLamp(
  stage: Stage,
  [x, y, z]: readonly [number, number, number],
  base: string,
): string {
  const lit = isLampHour(stage.mood);
  const [px, py] = at(stage, x, y, z + 0.38);
  const shade = [
    at(stage, x - 0.1, y, z + 0.52),
    at(stage, x + 0.1, y, z + 0.52),
    at(stage, x + 0.17, y, z + 0.27),
    at(stage, x - 0.17, y, z + 0.27),
  ];
  return [
    drum(stage, { at: [x, y], z: [z, z + 0.2], r: 0.06, top: 0.035 }, base),
    stroke(
      line([at(stage, x, y, z + 0.2), at(stage, x, y, z + 0.3)]),
      tone(stage, '#8a8378', 0.6),
      3,
    ),
    lit ? glow(stage, [px, py], (stage.camera.focal / y) * 0.8) : '',
    fill(
      `M${shade.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}z`,
      lit ? '#fff2d2' : tone(stage, '#f6eedd', 0.9),
    ),
  ].join('');
}

export const PENDANTS = ['dome', 'globe', 'basket'] as const;

interface Pendant {
  at: XY;
  ceiling: number;
  /** How far it hangs down. */
  drop: number;
  kind?: (typeof PENDANTS)[number];
}

/** A lamp on a cord: a dome, a globe or a cane basket. */
export function pendant(
  stage: Stage,
  { at: [x, y], ceiling, drop, kind = stage.mood.random.pick(PENDANTS) }: Pendant,
  color: string,
): string {
  const scale = stage.camera.focal / y;
  const [px, py] = at(stage, x, y, ceiling - drop);
  const r = 0.2 * scale;
  const cord = stroke(line([at(stage, x, y, ceiling), [px, py]]), tone(stage, '#3b3733', 0.5), 2);
  const lit = isLampHour(stage.mood);
  const halo = lit ? glow(stage, [px, py + r * 0.6], r * 4.5) : '';
  const bulb = lit ? '#fff1c9' : tone(stage, '#fbf5e6', 1);
  if (kind === 'globe')
    return `${cord}${halo}<circle cx="${num(px)}" cy="${num(py + r * 0.5)}" r="${num(r * 0.62)}" fill="${bulb}"/>`;
  const dome = `M${num(px - r)} ${num(py + r * 0.75)}Q${num(px - r)} ${num(py - r * 0.1)} ${num(px)} ${num(py - r * 0.1)}Q${num(px + r)} ${num(py - r * 0.1)} ${num(px + r)} ${num(py + r * 0.75)}z`;
  const ribs =
    kind === 'basket'
      ? stroke(
          `M${num(px)} ${num(py)}V${num(py + r * 0.75)}M${num(px - r * 0.2)} ${num(py)}Q${num(px - r * 0.6)} ${num(py + r * 0.2)} ${num(px - r * 0.6)} ${num(py + r * 0.75)}M${num(px + r * 0.2)} ${num(py)}Q${num(px + r * 0.6)} ${num(py + r * 0.2)} ${num(px + r * 0.6)} ${num(py + r * 0.75)}`,
          tone(stage, '#7b5a35', 0.5),
          1.6,
          { opacity: 0.6 },
        )
      : '';
  return `${cord}${halo}${fill(dome, tone(stage, kind === 'basket' ? '#d9b27c' : color, 0.75))}${ribs}<ellipse cx="${num(px)}" cy="${num(py + r * 0.75)}" rx="${num(r)}" ry="${num(r * 0.16)}" fill="${bulb}"/>`;
}

/** A ceiling fan: no home here is without. */
export function fan(stage: Stage, [x, y]: XY, ceiling: number, color: string): string {
  const { random } = stage.mood;
  const z = ceiling - 0.32;
  const turn = random.between(0, 2);
  let blades = '';
  for (let i = 0; i < 3; i++) {
    const a = turn + (i * 2 * Math.PI) / 3;
    const tip = (by: number, r: number) =>
      at(stage, x + Math.cos(a + by) * r, y + Math.sin(a + by) * r, z);
    blades += `M${[tip(0.35, 0.12), tip(0.1, 0.6), tip(-0.1, 0.6), tip(-0.35, 0.12)].map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}z`;
  }
  return [
    stroke(line([at(stage, x, y, ceiling), at(stage, x, y, z)]), tone(stage, color, 0.5), 4),
    fill(blades, tone(stage, color, 0.55)),
    disc(stage, [x, y, z, 0.13], tone(stage, color, 0.4)),
  ].join('');
}
