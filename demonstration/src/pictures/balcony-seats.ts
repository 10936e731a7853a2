import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, stroke } from './drawing.ts';
import { vase } from './house-plants.ts';
import { mix } from './palette.ts';
import type { Scheme } from './schemes.ts';
import { cushion } from './seating.ts';
import { at, box, disc, drum, softBox, tone, underneath } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** Two chairs, a small table and two steel tumblers of coffee. */
export function chairs(stage: Stage, { wood, cloth }: Scheme): string {
  const chair = (cx: number, side: -1 | 1): string => {
    const back = cx - side * 0.28;
    return [
      underneath(stage, [cx - 0.32, cx + 0.32], [2.1, 2.7]),
      ...[2.62, 2.14].flatMap((y) =>
        [cx - 0.28, cx + 0.24].map((x) =>
          box(stage, { x: [x, x + 0.045], y: [y, y + 0.045], z: [0, 0.4] }, wood),
        ),
      ),
      softBox(
        stage,
        { x: [back - 0.06, back + 0.06], y: [2.14, 2.66], z: [0.4, 0.9] },
        cloth[0],
        0.05,
      ),
      softBox(stage, { x: [cx - 0.3, cx + 0.3], y: [2.14, 2.66], z: [0.36, 0.48] }, cloth[0], 0.05),
      cushion(stage, [cx, 2.35, 0.48], 0.34, cloth[1]),
    ].join('');
  };
  return [
    chair(-0.75, 1),
    chair(1.05, -1),
    disc(stage, [0.15, 2.4, 0.004, 0.36], '#1d2033', 0.22),
    drum(stage, { at: [0.15, 2.4], z: [0, 0.5], r: 0.04 }, '#3a3d40'),
    drum(stage, { at: [0.15, 2.4], z: [0.5, 0.54], r: 0.34 }, wood),
    drum(stage, { at: [0.05, 2.32], z: [0.54, 0.64], r: 0.04, top: 0.05 }, '#d5dadc'),
    drum(stage, { at: [0.26, 2.36], z: [0.54, 0.64], r: 0.04, top: 0.05 }, '#d5dadc'),
  ].join('');
}

/** A cane seat that hangs from the ceiling. */
export function swing(
  stage: Stage,
  { right, ceiling }: { right: number; ceiling: number },
  { cloth, wood }: Scheme,
): string {
  const [x, y] = [right - 0.95, 2.5];
  const scale = stage.camera.focal / y;
  const [px, top] = at(stage, x, y, 1.72);
  const [, seat] = at(stage, x, y, 0.42);
  const [w, h] = [0.52 * scale, seat - top];
  const shell = `M${num(px)} ${num(top)}C${num(px - w * 1.25)} ${num(top + h * 0.1)} ${num(px - w * 1.2)} ${num(seat)} ${num(px)} ${num(seat)}S${num(px + w * 1.25)} ${num(top + h * 0.1)} ${num(px)} ${num(top)}z`;
  const hollow = `M${num(px)} ${num(top + h * 0.13)}C${num(px - w * 0.9)} ${num(top + h * 0.2)} ${num(px - w * 0.95)} ${num(seat - h * 0.2)} ${num(px)} ${num(seat - h * 0.18)}S${num(px + w * 0.9)} ${num(top + h * 0.2)} ${num(px)} ${num(top + h * 0.13)}z`;
  let ribs = '';
  for (const t of [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75])
    ribs += `M${num(px)} ${num(top)}Q${num(px + w * t * 1.7)} ${num((top + seat) / 2)} ${num(px + w * t * 0.35)} ${num(seat - h * 0.03)}`;
  const cane = '#c99a5f';
  return [
    disc(stage, [x, y, 0.004, 0.5], '#1d2033', 0.2),
    stroke(line([at(stage, x, y, ceiling), [px, top]]), tone(stage, '#4a4038', 0.5), 3),
    fill(shell, tone(stage, mix(cane, '#3a2412', 0.25), 0.6)),
    stroke(ribs, tone(stage, cane, 0.95), 3, { opacity: 0.8 }),
    fill(hollow, tone(stage, mix(cane, '#2a1a0e', 0.55), 0.4)),
    `<ellipse cx="${num(px)}" cy="${num(seat - h * 0.24)}" rx="${num(w * 0.66)}" ry="${num(h * 0.13)}" fill="${tone(stage, cloth[0], 0.85)}"/>`,
    cushion(stage, [x, y, 0.72], 0.42, cloth[1]),
    box(stage, { x: [x - 1.35, x - 0.95], y: [2.35, 2.7], z: [0, 0.42] }, wood),
    vase(stage, [x - 1.15, 2.5, 0.42], 0.2, cloth[0]),
  ].join('');
}

/** A bench with bolsters along the wall. */
export function daybed(stage: Stage, left: number, { wood, cloth, seat }: Scheme): string {
  const x: Range = [left + 0.05, left + 0.78];
  return [
    underneath(stage, x, [1.75, 2.95]),
    box(stage, { x, y: [1.75, 2.95], z: [0.1, 0.3] }, wood),
    softBox(stage, { x, y: [1.77, 2.93], z: [0.28, 0.44] }, seat, 0.05),
    softBox(
      stage,
      { x: [left + 0.08, left + 0.3], y: [2.35, 2.9], z: [0.44, 0.82] },
      cloth[0],
      0.08,
    ),
    softBox(
      stage,
      { x: [left + 0.08, left + 0.3], y: [1.8, 2.3], z: [0.44, 0.82] },
      cloth[1],
      0.08,
    ),
    cushion(stage, [left + 0.5, 2.6, 0.44], 0.34, cloth[1]),
    drum(
      stage,
      { at: [left + 1.25, 2.35], z: [0, 0.4], r: 0.2, top: 0.24 },
      mix(wood, '#ffffff', 0.15),
    ),
    drum(stage, { at: [left + 1.2, 2.3], z: [0.4, 0.5], r: 0.04, top: 0.05 }, '#d5dadc'),
  ].join('');
}
