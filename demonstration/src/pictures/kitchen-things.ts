import { fronts } from './kitchen-fronts.ts';
import type { Cabinetry } from './kitchen-fronts.ts';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { houseplant, vase } from './house-plants.ts';
import type { Scheme } from './schemes.ts';
import { mix } from './palette.ts';
import { at, box, disc, drum, facing, tone, underneath } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** A hob with a cooker on it, a tap under the window, jars, and what was bought this morning. */
export function onTheCounter(
  stage: Stage,
  back: number,
  { window, hood }: { window: Range; hood: number },
  scheme: Scheme,
): string[] {
  const { random } = stage.mood;
  const y = back - 0.32;
  const sink = (window[0] + window[1]) / 2;
  const scale = stage.camera.focal / y;
  const [tx, ty] = at(stage, sink, y + 0.2, 0.9);
  const steel = tone(stage, '#c6ccd0', 0.8);
  const jars = [0, 1, 2, 3].map((i) =>
    drum(
      stage,
      {
        at: [window[0] < 0 ? -1.75 + i * 0.17 : 1.75 - i * 0.15, y + 0.12],
        z: [0.9, 1.06 + (i % 3) * 0.05],
        r: 0.06,
      },
      random.pick(['#d98a4a', '#e9e2d5', scheme.cloth[0], '#c23b3b', '#d9b34a']),
    ),
  );
  return [
    box(stage, { x: [hood - 0.36, hood + 0.36], y: [y - 0.2, y + 0.2], z: [0.9, 0.92] }, '#1f2226'),
    drum(stage, { at: [hood - 0.17, y], z: [0.93, 1.12], r: 0.13 }, '#cdd2d5'),
    fill(facing(stage, [hood - 0.34, hood - 0.1], [1.12, 1.14], y), tone(stage, '#2c2f33', 0.6)),
    drum(
      stage,
      { at: [hood + 0.18, y], z: [0.93, 1.03], r: 0.14 },
      random.pick(['#b5573b', '#3c4146', scheme.cloth[0]]),
    ),
    disc(stage, [sink, y, 0.905, 0.24], steel),
    disc(stage, [sink, y, 0.9, 0.2], tone(stage, '#8d959a', 0.5)),
    stroke(
      `M${num(tx)} ${num(ty)}v${num(-scale * 0.28)}q0 ${num(-scale * 0.1)} ${num(scale * 0.1)} ${num(-scale * 0.1)}t${num(scale * 0.1)} ${num(scale * 0.12)}`,
      steel,
      4.5,
    ),
    ...jars,
    houseplant(stage, [sink + (window[0] < 0 ? 0.5 : -0.5), y + 0.2, 0.9], 0.4, '#c96f4a'),
  ];
}

export function island(stage: Stage, { low, top, wood, metal }: Cabinetry, scheme: Scheme): string {
  const x: Range = [-0.95, 1.15];
  const y: Range = [2.75, 3.4];
  const stool = (sx: number): string => {
    const legs = [-0.14, 0.1]
      .map((dx) => line([at(stage, sx + dx * 1.3, 2.45, 0), at(stage, sx + dx * 0.8, 2.45, 0.64)]))
      .join('');
    return (
      stroke(
        legs + line([at(stage, sx - 0.15, 2.45, 0.24), at(stage, sx + 0.12, 2.45, 0.24)]),
        tone(stage, metal, 0.5),
        6,
      ) + drum(stage, { at: [sx, 2.45], z: [0.62, 0.68], r: 0.19 }, wood)
    );
  };
  const [bx, by] = at(stage, 0.2, 3.1, 0.95);
  const scale = stage.camera.focal / 3.1;
  const veg: XY[] = [
    [bx - 0.09 * scale, by],
    [bx + 0.07 * scale, by],
    [bx, by - 0.04 * scale],
  ];
  return [
    underneath(stage, x, y),
    box(stage, { x, y, z: [0, 0.88] }, mix(low, wood, 0.25)),
    fronts(stage, { x, z: [0.08, 0.86], y: y[0], count: 4 }, mix(low, wood, 0.25), metal),
    box(
      stage,
      { x: [x[0] - 0.08, x[1] + 0.08], y: [y[0] - 0.18, y[1] + 0.04], z: [0.88, 0.93] },
      top,
      mix(top, '#ffffff', 0.16),
    ),
    stroke(dots(veg), tone(stage, '#c8402f', 0.95), scale * 0.1),
    fill(
      `M${num(bx - scale * 0.22)} ${num(by)}h${num(scale * 0.44)}q${num(-scale * 0.05)} ${num(scale * 0.13)} ${num(-scale * 0.22)} ${num(scale * 0.13)}t${num(-scale * 0.22)} ${num(-scale * 0.13)}z`,
      tone(stage, '#e9dfca', 0.85),
    ),
    vase(stage, [-0.6, 3.1, 0.93], 0.24, scheme.cloth[1]),
    ...stage.mood.random
      .pick([
        [-0.45, 0.25, 0.9],
        [-0.3, 0.6],
      ])
      .map(stool),
  ].join('');
}

export function smallTable(stage: Stage, { wood, cloth }: Scheme): string {
  const [x, y] = [0.1, 3.1];
  const chair = (cx: number): string =>
    box(stage, { x: [cx - 0.2, cx - 0.16], y: [y - 0.1, y - 0.06], z: [0, 0.45] }, wood) +
    box(stage, { x: [cx + 0.16, cx + 0.2], y: [y - 0.1, y - 0.06], z: [0, 0.45] }, wood) +
    box(stage, { x: [cx - 0.22, cx + 0.22], y: [y - 0.2, y + 0.24], z: [0.42, 0.48] }, cloth[0]) +
    box(
      stage,
      {
        x: cx < x ? [cx - 0.22, cx - 0.17] : [cx + 0.17, cx + 0.22],
        y: [y - 0.2, y + 0.24],
        z: [0.48, 0.92],
      },
      wood,
    );
  return [
    disc(stage, [x, y, 0.005, 0.6], '#1d2033', 0.2),
    chair(x - 0.85),
    chair(x + 0.85),
    drum(stage, { at: [x, y], z: [0, 0.7], r: 0.07 }, wood),
    drum(stage, { at: [x, y], z: [0.7, 0.75], r: 0.55 }, mix(wood, '#ffffff', 0.14)),
    vase(stage, [x, y, 0.75], 0.22, cloth[1]),
  ].join('');
}
