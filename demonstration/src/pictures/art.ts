import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, stroke } from './drawing.ts';
import type { Scheme } from './schemes.ts';
import { at, facing, sideways, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** Frames on the far wall. */
export function farArt(
  stage: Stage,
  [x, y, z]: readonly [x: number, y: number, z: number],
  { cloth, wood, feature }: Scheme,
): string {
  const { random } = stage.mood;
  const sets: readonly (readonly (readonly [dx: number, dz: number, w: number, h: number])[])[] = [
    [
      [-0.72, 0, 0.5, 0.7],
      [0, 0, 0.5, 0.7],
      [0.72, 0, 0.5, 0.7],
    ],
    [[0, 0, 1.3, 0.8]],
    [
      [-0.4, 0, 0.62, 0.82],
      [0.36, 0.2, 0.5, 0.42],
      [0.36, -0.26, 0.5, 0.36],
    ],
    [
      [-0.5, 0, 0.66, 0.9],
      [0.4, 0, 0.66, 0.9],
    ],
  ];
  return random
    .pick(sets)
    .map(([dx, dz, w, h]) =>
      picture(
        stage,
        { x: [x + dx - w / 2, x + dx + w / 2], z: [z + dz - h / 2, z + dz + h / 2], y },
        [...cloth, feature],
        wood,
      ),
    )
    .join('');
}

function picture(
  stage: Stage,
  { x, z, y }: { x: Range; z: Range; y: number },
  colors: readonly string[],
  frame: string,
): string {
  const { random } = stage.mood;
  const [x0, y0] = at(stage, x[0] + 0.05, y, z[1] - 0.05);
  const [x1, y1] = at(stage, x[1] - 0.05, y, z[0] + 0.05);
  const [w, h] = [x1 - x0, y1 - y0];
  const [one, two] = random.sample(colors, 2);
  const drawn = random.pick(['hills', 'sun', 'leaf', 'blocks'] as const);
  const art = {
    hills:
      fill(
        `M${num(x0)} ${num(y1)}v${num(-h * 0.4)}q${num(w * 0.25)} ${num(-h * 0.3)} ${num(w * 0.5)} 0t${num(w * 0.5)} ${num(-h * 0.05)}V${num(y1)}z`,
        tone(stage, one ?? frame, 0.8),
      ) +
      fill(
        `M${num(x0)} ${num(y1)}v${num(-h * 0.16)}q${num(w * 0.3)} ${num(-h * 0.26)} ${num(w * 0.6)} ${num(-h * 0.02)}t${num(w * 0.4)} ${num(h * 0.02)}V${num(y1)}z`,
        tone(stage, two ?? frame, 0.8),
      ),
    sun:
      `<circle cx="${num(x0 + w / 2)}" cy="${num(y0 + h * 0.42)}" r="${num(Math.min(w, h) * 0.26)}" fill="${tone(stage, one ?? frame, 0.9)}"/>` +
      fill(
        `M${num(x0)} ${num(y1)}v${num(-h * 0.3)}h${num(w)}V${num(y1)}z`,
        tone(stage, two ?? frame, 0.8),
      ),
    leaf:
      stroke(
        `M${num(x0 + w / 2)} ${num(y1 - h * 0.1)}Q${num(x0 + w * 0.4)} ${num(y0 + h * 0.5)} ${num(x0 + w * 0.55)} ${num(y0 + h * 0.15)}`,
        tone(stage, one ?? frame, 0.8),
        3,
      ) +
      fill(
        [0.3, 0.5, 0.7]
          .map(
            (t) =>
              `M${num(x0 + w * 0.5)} ${num(y0 + h * (t + 0.1))}q${num(w * 0.34)} ${num(-h * 0.02)} ${num(w * 0.36)} ${num(-h * 0.22)}q${num(-w * 0.3)} 0 ${num(-w * 0.36)} ${num(h * 0.22)}q${num(-w * 0.34)} ${num(-h * 0.02)} ${num(-w * 0.36)} ${num(-h * 0.22)}q${num(w * 0.3)} 0 ${num(w * 0.36)} ${num(h * 0.22)}`,
          )
          .join(''),
        tone(stage, one ?? frame, 0.8),
      ),
    blocks:
      fill(
        `M${num(x0 + w * 0.15)} ${num(y0 + h * 0.2)}h${num(w * 0.4)}v${num(h * 0.5)}h${num(-w * 0.4)}z`,
        tone(stage, one ?? frame, 0.8),
      ) +
      fill(
        `M${num(x0 + w * 0.4)} ${num(y0 + h * 0.45)}h${num(w * 0.42)}v${num(h * 0.36)}h${num(-w * 0.42)}z`,
        tone(stage, two ?? frame, 0.9),
        0.85,
      ),
  }[drawn];
  return [
    fill(facing(stage, [x[0] + 0.03, x[1] + 0.04], [z[0] - 0.04, z[1] - 0.02], y), '#1d2033', 0.16),
    fill(facing(stage, x, z, y), tone(stage, frame, 0.6)),
    fill(
      facing(stage, [x[0] + 0.025, x[1] - 0.025], [z[0] + 0.025, z[1] - 0.025], y),
      tone(stage, '#f8f3e8', 0.9),
    ),
    art,
  ].join('');
}

/** Frames on a side wall, plain: they are seen aslant. */
export function sideArt(
  stage: Stage,
  [wallX, y, z]: readonly [wallX: number, y: number, z: number],
  { cloth, wood, feature }: Scheme,
): string {
  const { random } = stage.mood;
  const inward = wallX < 0 ? 0.02 : -0.02;
  return random
    .pick([
      [[0, 0, 0.9, 0.9]],
      [
        [-0.5, 0, 0.6, 0.8],
        [0.3, 0, 0.6, 0.8],
      ],
      [
        [-0.7, 0, 0.45, 0.62],
        [-0.1, 0, 0.45, 0.62],
        [0.5, 0, 0.45, 0.62],
      ],
    ] as const)
    .map(([dy, dz, w, h], i) => {
      const [ys, zs]: [Range, Range] = [
        [y + dy - w / 2, y + dy + w / 2],
        [z + dz - h / 2, z + dz + h / 2],
      ];
      const shrink = ([a, b]: Range, by: number): Range => [a + by, b - by];
      const ground = [cloth[0], cloth[1], feature][i % 3] ?? cloth[0];
      return [
        fill(sideways(stage, ys, zs, wallX + inward), tone(stage, wood, 0.55)),
        fill(
          sideways(stage, shrink(ys, 0.04), shrink(zs, 0.04), wallX + inward),
          tone(stage, '#f8f3e8', 0.85),
        ),
        fill(
          sideways(
            stage,
            shrink(ys, 0.14),
            [zs[0] + 0.16, zs[0] + 0.16 + (h - 0.3) * random.between(0.4, 0.9)],
            wallX + inward,
          ),
          tone(stage, ground, 0.8),
        ),
      ].join('');
    })
    .join('');
}
