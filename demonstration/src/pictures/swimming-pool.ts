import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, polygon, stroke, verticalGradient } from './drawing.ts';
import type { XY } from './drawing.ts';
import { hedge, lampPost } from './garden-things.ts';
import type { Ground, Outdoors } from './outdoors.ts';
import { mix, surface } from './palette.ts';
import { at, box, disc, drum, level, softBox, tone } from './solids.ts';

const CLOTHS = ['#f4ead6', '#d9684f', '#e7b04a', '#5f9ea0', '#3f6f8f'] as const;

/** Water in its deck: straight, with a round end, or free in form; loungers on both sides. */
export const swimmingPool: Outdoors = (ground) => {
  const { stage, trees, people, tall, bloom } = ground;
  const { mood } = stage;
  const { random, hour, prefix } = mood;
  const shape = random.pick(['straight', 'round-end', 'free'] as const);
  const half = random.between(3.6, 4.6);
  const far = random.between(17, 21);
  const near = random.between(5.2, 5.8);
  const rim = (grow: number): XY[] => outline(shape, half + grow, [near - grow, far + grow]);
  const draw = (points: readonly XY[], z: number) =>
    polygon(points.map(([x, y]) => at(stage, x, y, z)));
  const isWood = random.chance(0.5);
  const deck = isWood ? '#b98a5e' : '#d9cdb8';
  const water = mix(mix('#49bccb', hour.sky[1], 0.25), surface('#49bccb', mood, 0.7), 0.4);
  const [, farY] = at(stage, 0, far, 0);
  let ripples = '';
  let glints = '';
  for (let i = 0; i < 30; i++) {
    const y = near + random.next() ** 1.7 * (far - near - 1) + 0.5;
    const x = random.between(-half * 0.86, half * 0.7);
    const [px, py] = at(stage, x, y, -0.12);
    const d = `M${Math.round(px)} ${Math.round(py)}q${Math.round(180 / y)} ${Math.round(-26 / y)} ${Math.round(380 / y)} 0`;
    if (i % 3 === 0) glints += d;
    else ripples += d;
  }
  const id = `${prefix}basin`;
  const cloth = random.pick(CLOTHS);
  const rows: XY[] = [];
  for (let y = near + 2.2; y < far - 1; y += random.between(3, 3.6)) rows.push([half + 1.6, y]);
  const beside = random.pick([[-1], [1], [-1, 1]] as const);
  return {
    defs:
      // Through the opening one sees the far walls above the water, and of the near one nothing.
      `<clipPath id="${id}"><path d="${draw(rim(0.06), 0)}"/></clipPath>` +
      verticalGradient(`${prefix}water`, [
        [0, mix(water, hour.sky[2], 0.55)],
        [0.4, water],
        [1, mix(water, '#0d5a70', 0.35)],
      ]),
    drawn: [
      trees(
        [-16, -11, -6, 5, 10, 15].map((x, i) => ({
          kind: i % 2 === 0 ? bloom : tall,
          x: x + random.between(-1.5, 1.5),
          y: random.between(27, 33),
          height: random.between(6, 9),
        })),
      ),
      hedge(ground, [-22, 22], 25, 1.2),
      fill(draw(outlineOfDeck(half + 3.4, far + 2.6), 0), surface(deck, mood, 0.9)),
      boards(ground, { half: half + 3.4, far: far + 2.6, isWood, deck }),
      fill(draw(rim(0.5), 0), surface('#f3ede0', mood, 1)),
      fill(draw(rim(0.06), 0), surface('#2f8296', mood, 0.5)),
      `<g clip-path="url(#${id})">`,
      fill(draw(rim(0), -0.12), `url(#${prefix}water)`),
      lanes(ground, { half, near, far, shape }),
      `<rect y="${num(farY)}" width="1200" height="${num((900 - farY) * 0.22)}" fill="${mix(mood.walls.wall, hour.haze, 0.4)}" opacity=".22"/>`,
      stroke(ripples, mix(water, '#0d5a70', 0.3), 2.6, { opacity: 0.4 }),
      stroke(glints, '#ffffff', 3, { opacity: 0.55 }),
      '</g>',
      ...rows
        .toReversed()
        .flatMap(([x, y], i) =>
          beside.map((side) =>
            lounger(ground, { x: side * x, y, side, hasParasol: i % 2 === 0 }, cloth),
          ),
        ),
      lampPost(ground, [-half - 2.8, 12], 3),
      lampPost(ground, [half + 2.8, 12], 3),
      ladder(ground, half),
      people([
        [
          random.pick(['woman', 'couple', 'man']),
          random.pick([-1, 1]) * (half + 0.9),
          random.between(12, 16),
        ],
        ['child', random.pick([-1, 1]) * (half + 0.8), random.between(8, 10)],
      ]),
      trees([
        { kind: tall, x: -half - 4.2, y: 9.5, height: 5.6 },
        { kind: random.pick([bloom, tall]), x: half + 4.4, y: 9, height: 5.2 },
        { kind: 'shrub', x: -half - 2.6, y: 5.4, height: 1 },
        { kind: 'shrub', x: half + 2.5, y: 5.2, height: 1.1 },
      ]),
    ].join(''),
  };
};

function outline(shape: 'straight' | 'round-end' | 'free', half: number, [near, far]: XY): XY[] {
  if (shape === 'straight')
    return [
      [-half, near],
      [half, near],
      [half, far],
      [-half, far],
    ];
  if (shape === 'round-end') {
    const arc = Array.from({ length: 15 }, (_, i): XY => {
      const a = (i / 14) * Math.PI;
      return [half * Math.cos(a), far - half * 0.9 + half * 0.9 * Math.sin(a)];
    });
    return [[-half, near], [half, near], ...arc];
  }
  const [cy, ry] = [(near + far) / 2, (far - near) / 2];
  return Array.from({ length: 36 }, (_, i): XY => {
    const a = (i / 36) * 2 * Math.PI;
    return [
      half * (Math.cos(a) * (1 + 0.16 * Math.cos(2 * a)) + 0.12 * Math.sin(3 * a)),
      cy + ry * Math.sin(a),
    ];
  });
}

const outlineOfDeck = (half: number, far: number): XY[] => [
  [-half, 3],
  [half, 3],
  [half, far],
  [-half, far],
];

function boards(
  { stage }: Ground,
  { half, far, isWood, deck }: { half: number; far: number; isWood: boolean; deck: string },
): string {
  let d = '';
  const line = (a: XY, b: XY) => `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  const step = isWood ? 0.45 : 1.2;
  for (let x = -half; x <= half; x += step) d += line(at(stage, x, 3, 0), at(stage, x, far, 0));
  if (!isWood)
    for (let y = 4.2; y < far; y += 1.2) d += line(at(stage, -half, y, 0), at(stage, half, y, 0));
  return stroke(d, tone(stage, mix(deck, '#2a1a10', 0.4), 0.7), 1.4, { opacity: 0.4 });
}

function lanes(
  { stage }: Ground,
  { half, near, far, shape }: { half: number; near: number; far: number; shape: string },
): string {
  if (shape === 'free') return '';
  let d = '';
  for (const x of [-half * 0.5, 0, half * 0.5]) {
    const [a, b] = [at(stage, x, near, -1), at(stage, x, far, -1)];
    d += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  return stroke(d, '#0d5a70', 5, { opacity: 0.22 });
}

/** A long chair with its head up, every second one under a parasol. */
function lounger(
  { stage }: Ground,
  { x, y, side, hasParasol }: { x: number; y: number; side: number; hasParasol: boolean },
  cloth: string,
): string {
  const [inner, outer] = [x - side * 0.95, x + side * 0.35].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const head: [number, number] =
    side > 0 ? [outer - 0.05, outer + 0.35] : [inner - 0.35, inner + 0.05];
  const low = polygon([
    at(stage, side > 0 ? outer : inner, y - 0.32, 0.34),
    at(stage, side > 0 ? outer : inner, y + 0.32, 0.34),
    at(stage, x + side * 0.85, y + 0.32, 0.85),
    at(stage, x + side * 0.85, y - 0.32, 0.85),
  ]);
  return [
    fill(level(stage, [inner - 0.2, outer + 0.4], [y - 0.5, y + 0.3], 0.002), '#1d2033', 0.2),
    softBox(stage, { x: [inner, outer], y: [y - 0.32, y + 0.32], z: [0.2, 0.34] }, '#fbf6ea', 0.04),
    fill(low, tone(stage, '#fbf6ea', side === stage.light ? 0.6 : 1)),
    softBox(stage, { x: head, y: [y - 0.2, y + 0.2], z: [0.4, 0.52] }, cloth, 0.04),
    hasParasol ? parasol(stage, x + side * 0.5, y + 0.9, cloth) : '',
  ].join('');
}

function parasol(stage: Ground['stage'], x: number, y: number, cloth: string): string {
  const rim = Array.from({ length: 8 }, (_, i) =>
    at(stage, x + 1.5 * Math.cos((i * Math.PI) / 4), y + 1.5 * Math.sin((i * Math.PI) / 4), 2.15),
  );
  const top = at(stage, x, y, 2.75);
  const panels = rim.map((corner, i): string => {
    const next = rim[(i + 1) % 8] ?? corner;
    return fill(
      polygon([top, corner, next]),
      tone(
        stage,
        i % 2 === 0 ? cloth : mix(cloth, '#ffffff', 0.55),
        0.55 + 0.4 * Math.max(0, Math.cos((i * Math.PI) / 4) * stage.light),
      ),
    );
  });
  return [
    disc(stage, [x - stage.light * 0.8, y, 0.003, 1.4], '#1d2033', 0.18),
    drum(stage, { at: [x, y], z: [0, 2.5], r: 0.035 }, '#8a6a4a'),
    panels.slice(1, 4).join(''),
    panels[0] ?? '',
    panels.slice(4).join(''),
  ].join('');
}

function ladder({ stage }: Ground, half: number): string {
  const [a, b] = [at(stage, half - 0.1, 8.2, 0), at(stage, half - 0.1, 8.8, 0)];
  const r = stage.camera.focal / 8.5;
  const rail = ([x, y]: XY) =>
    `M${num(x)} ${num(y)}v${num(-r * 0.7)}q0 ${num(-r * 0.2)} ${num(-r * 0.2)} ${num(-r * 0.2)}t${num(-r * 0.2)} ${num(r * 0.2)}v${num(r * 0.85)}`;
  return (
    stroke(rail(a) + rail(b), tone(stage, '#dfe5e8', 0.9), 4) +
    box(stage, { x: [half + 0.1, half + 0.5], y: [7.9, 8.1], z: [0, 0.03] }, '#c9c0b0')
  );
}
