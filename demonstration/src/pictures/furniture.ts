import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { houseplant, vase } from './house-plants.ts';
import type { Scheme } from './schemes.ts';
import { mix } from './palette.ts';
import { at, box, disc, drum, sideways, softBox, tone, underneath } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** A low table, with what lies on it. */
export function lowTable(stage: Stage, [x, y]: XY, { wood, metal, cloth }: Scheme): string {
  const { random } = stage.mood;
  const parts = [disc(stage, [x, y, 0.006, 0.6], '#1d2033', 0.2)];
  let z = 0.4;
  if (random.chance(0.5)) {
    for (const dx of [-0.3, 0.3])
      parts.push(
        stroke(
          line([at(stage, x + dx * 1.2, y, 0), at(stage, x + dx * 0.8, y, 0.38)]),
          tone(stage, metal, 0.5),
          5,
        ),
      );
    parts.push(drum(stage, { at: [x, y], z: [0.35, 0.4], r: 0.52 }, wood));
  } else {
    parts.push(
      box(stage, { x: [x - 0.55, x + 0.55], y: [y - 0.32, y + 0.32], z: [0.1, 0.14] }, wood),
      ...[-0.52, 0.46].map((dx) =>
        box(stage, { x: [x + dx, x + dx + 0.06], y: [y - 0.3, y - 0.24], z: [0, 0.36] }, metal),
      ),
      box(
        stage,
        { x: [x - 0.6, x + 0.6], y: [y - 0.35, y + 0.35], z: [0.35, 0.4] },
        mix(wood, '#ffffff', 0.12),
      ),
    );
    z = 0.4;
  }
  parts.push(
    box(stage, { x: [x - 0.3, x - 0.02], y: [y - 0.1, y + 0.12], z: [z, z + 0.035] }, cloth[0]),
    box(
      stage,
      { x: [x - 0.27, x - 0.04], y: [y - 0.08, y + 0.1], z: [z + 0.035, z + 0.065] },
      '#f3ead8',
    ),
    vase(stage, [x + 0.2, y, z], 0.2, cloth[1]),
  );
  return parts.join('');
}

/** A low cabinet along a side wall with a screen above it. */
export function mediaWall(
  stage: Stage,
  wallX: number,
  y: Range,
  { wood, wall, metal, cloth }: Scheme,
): string {
  const into = wallX < 0 ? 1 : -1;
  const span = (from: number, to: number): Range =>
    into > 0 ? [wallX + from, wallX + to] : [wallX - to, wallX - from];
  let slats = '';
  const [from, to]: Range = [y[0] + 0.1, y[1] - 0.1];
  for (let py = from; py < to; py += 0.09)
    slats += line([
      at(stage, wallX + into * 0.02, py, 0.6),
      at(stage, wallX + into * 0.02, py, 2.3),
    ]);
  const middle = (y[0] + y[1]) / 2;
  const screen: [Range, Range] = [
    [middle - 0.72, middle + 0.72],
    [0.95, 1.78],
  ];
  return [
    fill(sideways(stage, [from, to], [0.5, 2.3], wallX + into * 0.01), tone(stage, wood, 0.75)),
    stroke(slats, tone(stage, mix(wood, '#1d1208', 0.45), 0.5), 2.2, { opacity: 0.55, flat: true }),
    fill(sideways(stage, screen[0], screen[1], wallX + into * 0.07), tone(stage, '#15181d', 0.7)),
    fill(
      sideways(stage, [screen[0][0] + 0.5, screen[0][1] - 0.1], [1, 1.74], wallX + into * 0.071),
      '#5c6b7d',
      0.22,
    ),
    underneath(stage, span(0, 0.45), y),
    box(
      stage,
      { x: span(0, 0.42), y, z: [0.16, 0.5] },
      mix(wall, wood, 0.35),
      mix(wall, '#ffffff', 0.3),
    ),
    stroke(
      line([
        at(stage, wallX + into * 0.42, middle, 0.16),
        at(stage, wallX + into * 0.42, middle, 0.5),
      ]),
      tone(stage, metal, 0.4),
      2,
      { opacity: 0.6 },
    ),
    vase(stage, [wallX + into * 0.22, y[1] - 0.3, 0.5], 0.24, cloth[0]),
    houseplant(stage, [wallX + into * 0.22, y[0] + 0.25, 0.5], 0.42, cloth[1]),
  ].join('');
}

/** A table for six with its chairs and a bowl of fruit. */
export function diningSet(stage: Stage, [x, y]: XY, { wood, cloth, metal }: Scheme): string {
  const half = 0.95;
  const chair = (cx: number, cy: number, faces: 'us' | 'away'): string => {
    const back = faces === 'us' ? cy + 0.2 : cy - 0.2;
    const legs = [-0.2, 0.16]
      .map((dx) =>
        box(stage, { x: [cx + dx, cx + dx + 0.04], y: [cy - 0.2, cy - 0.16], z: [0, 0.44] }, wood),
      )
      .join('');
    const seat = softBox(
      stage,
      { x: [cx - 0.23, cx + 0.23], y: [cy - 0.22, cy + 0.22], z: [0.4, 0.48] },
      cloth[0],
      0.03,
    );
    const rest = softBox(
      stage,
      { x: [cx - 0.22, cx + 0.22], y: [back - 0.03, back + 0.03], z: [0.56, 0.92] },
      faces === 'us' ? cloth[0] : wood,
      0.03,
    );
    return faces === 'us' ? rest + legs + seat : legs + seat + rest;
  };
  const fruit = stage.mood.random.pick([
    ['#e8902f', '#d9a128'],
    ['#d9a128', '#6f9c4a'],
    ['#c23b3b', '#e8902f'],
  ]);
  const [bx, by] = at(stage, x, y, 0.8);
  const scale = stage.camera.focal / y;
  return [
    underneath(stage, [x - half, x + half], [y - 0.5, y + 0.5]),
    ...[-0.55, 0.1, 0.6].map((dx) => chair(x + dx, y + 0.62, 'us')),
    ...[-half + 0.08, half - 0.16].map((dx) =>
      box(stage, { x: [x + dx, x + dx + 0.08], y: [y - 0.4, y - 0.3], z: [0, 0.72] }, metal),
    ),
    box(
      stage,
      { x: [x - half, x + half], y: [y - 0.46, y + 0.46], z: [0.71, 0.76] },
      wood,
      mix(wood, '#ffffff', 0.14),
    ),
    stroke(
      dots([
        [bx - scale * 0.06, by + 2],
        [bx + scale * 0.06, by + 2],
        [bx, by - scale * 0.05],
      ]),
      tone(stage, fruit[0] ?? '#e8902f', 0.95),
      scale * 0.1,
    ),
    stroke(
      dots([[bx + scale * 0.02, by + 1]]),
      tone(stage, fruit[1] ?? '#d9a128', 1),
      scale * 0.09,
    ),
    fill(
      `M${num(bx - scale * 0.17)} ${num(by)}h${num(scale * 0.34)}q${num(-scale * 0.03)} ${num(scale * 0.1)} ${num(-scale * 0.17)} ${num(scale * 0.1)}t${num(-scale * 0.17)} ${num(-scale * 0.1)}z`,
      tone(stage, '#f2e8d5', 0.8),
    ),
    ...[-0.45, 0.45].map((dx) => chair(x + dx, y - 0.66, 'away')),
  ].join('');
}
