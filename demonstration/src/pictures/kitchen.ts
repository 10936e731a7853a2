import { fronts } from './kitchen-fronts.ts';
import type { Cabinetry } from './kitchen-fronts.ts';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, stroke } from './drawing.ts';
import { shell } from './indoors.ts';
import type { Interior, Room } from './indoors.ts';
import type { Scheme } from './schemes.ts';
import { island, onTheCounter, smallTable } from './kitchen-things.ts';
import { pendant, PENDANTS } from './lamps.ts';
import { mix } from './palette.ts';
import { at, box, drum, facing, sideways, tone, underneath } from './solids.ts';
import type { Range, Stage } from './solids.ts';
import { daylight, farWindow, rug } from './windows.ts';

const CABINETS: readonly (readonly [low: string, high: string])[] = [
  ['#2f5d50', '#f4efe4'],
  ['#f3efe7', '#f8f5ee'],
  ['#34506b', '#eef0ee'],
  ['#8a5a36', '#f1e8da'],
  ['#4a4d50', '#e6e1d8'],
  ['#7f9a83', '#f4f1e7'],
  ['#b9654a', '#f5ece0'],
  ['#d9b45f', '#f6f1e4'],
  ['#6d4b63', '#efe8e6'],
];
const TOPS = ['#2f3236', '#f1eee8', '#8c8780', '#d8cfc0', '#4c4340'] as const;

export const kitchen: Interior = (stage, scheme, isHigh) => {
  const { random } = stage.mood;
  const room: Room = { left: -2.2, right: 2.2, back: random.between(4.5, 5.1), height: 2.8 };
  const lit: Stage = { ...stage, light: 0 };
  const [low, high] = random.pick(CABINETS);
  const look: Cabinetry = {
    low,
    high,
    top: random.pick(TOPS),
    splash: random.pick(['#f5f1e8', '#dfe7e2', '#e9d9c6', '#cfdcdf', '#f0e0d6']),
    metal: scheme.metal,
    wood: scheme.wood,
  };
  const walls = shell(
    lit,
    room,
    { ...scheme, floorKind: scheme.floorKind === 'planks' ? 'tiles' : scheme.floorKind },
    { feature: 'none' },
  );
  const middle = random.weighted([
    ['island', 45],
    ['table', 28],
    ['none', 27],
  ]);
  const lamps = {
    island: random.pick([
      [-0.5, 0.7],
      [-0.55, 0.15, 0.85],
    ]),
    table: [0.1],
    none: [],
  }[middle];
  const lampKind = random.pick(PENDANTS);
  const { back } = room;
  const window: Range = random.chance(0.6) ? [-0.75, 0.75] : [0.1, 1.5];
  const hood = window[0] < 0 ? 1.35 : -0.95;
  return {
    defs: walls.defs,
    drawn: [
      walls.drawn,
      splashback(lit, [room.left, room.right], back, look),
      farWindow(lit, window, back, {
        z: [1.12, 2.2],
        panes: 2,
        frame: random.pick(['#f6f2ea', '#34373a', scheme.wood]),
        isHigh,
      }),
      wallCabinets(lit, room, { window, hood }, look),
      chimney(lit, hood, back, look),
      counter(lit, [room.left, room.right], back, look),
      ...onTheCounter(lit, back, { window, hood }, scheme),
      sideRun(lit, { wallX: room.left, y: [2.9, back - 0.6] }, look, scheme),
      fridge(lit, room.right, [random.between(3.1, 3.3), back - 0.62], look),
      daylight(lit, { x: window, y: [3, back - 0.7], panes: 2, slant: 0.2 }),
      middle === 'none' ? rug(lit, [-0.9, 0.9], [2.75, back - 0.85], scheme.cloth) : '',
      middle === 'island'
        ? island(lit, look, scheme)
        : middle === 'table'
          ? smallTable(lit, scheme)
          : '',
      ...lamps.map((x) =>
        pendant(
          lit,
          { at: [x, 3.05], ceiling: room.height, drop: 0.8, kind: lampKind },
          scheme.metal,
        ),
      ),
    ].join(''),
  };
};

function splashback(stage: Stage, x: Range, y: number, { splash }: Cabinetry): string {
  const { random } = stage.mood;
  let joints = '';
  const kind = random.pick(['subway', 'square', 'slab', 'upright'] as const);
  const [w, h] = { subway: [0.24, 0.1], square: [0.15, 0.15], slab: [9, 9], upright: [0.08, 0.24] }[
    kind
  ] as [number, number];
  for (let z = 0.9 + h, row = 0; z < 1.5; z += h, row++) {
    joints += line([at(stage, x[0], y, z), at(stage, x[1], y, z)]);
    for (let px = x[0] + (kind === 'subway' && row % 2 === 1 ? w / 2 : w); px < x[1]; px += w)
      joints += line([at(stage, px, y, z - h), at(stage, px, y, z)]);
  }
  return (
    fill(facing(stage, x, [0.88, 1.5], y), tone(stage, splash, 0.8)) +
    stroke(joints, '#1d2033', 1, { opacity: 0.14 })
  );
}

function counter(stage: Stage, x: Range, back: number, look: Cabinetry): string {
  const y: Range = [back - 0.6, back];
  return [
    box(stage, { x, y: [y[0] + 0.06, y[1]], z: [0, 0.1] }, '#3a3a3c'),
    box(stage, { x, y, z: [0.1, 0.86] }, look.low),
    fronts(stage, { x, z: [0.1, 0.86], y: y[0], count: 7 }, look.low, look.metal),
    box(
      stage,
      { x, y: [y[0] - 0.02, y[1]], z: [0.86, 0.9] },
      look.top,
      mix(look.top, '#ffffff', 0.12),
    ),
  ].join('');
}

function wallCabinets(
  stage: Stage,
  room: Room,
  { window, hood }: { window: Range; hood: number },
  look: Cabinetry,
): string {
  const { back } = room;
  const gaps: Range[] = [
    [window[0] - 0.1, window[1] + 0.1],
    [hood - 0.4, hood + 0.4],
  ];
  gaps.sort((a, b) => a[0] - b[0]);
  const parts: string[] = [];
  let from = room.left;
  for (const [start, end] of [...gaps, [room.right, room.right]] as const) {
    if (start - from > 0.25) {
      const x: Range = [from, start];
      parts.push(
        fill(facing(stage, x, [1.36, 1.5], back), '#1d2033', 0.12),
        box(stage, { x, y: [back - 0.34, back], z: [1.5, 2.3] }, look.high),
        fronts(
          stage,
          {
            x,
            z: [1.5, 2.3],
            y: back - 0.34,
            count: Math.max(1, Math.round((start - from) / 0.5)),
          },
          look.high,
          look.metal,
        ),
        stroke(
          line([
            at(stage, x[0] + 0.05, back - 0.3, 1.49),
            at(stage, x[1] - 0.05, back - 0.3, 1.49),
          ]),
          '#ffe6ae',
          4,
          { opacity: 0.9 },
        ),
      );
    }
    from = Math.max(from, end);
  }
  return parts.join('');
}

function chimney(stage: Stage, x: number, back: number, { top }: Cabinetry): string {
  const flare = [
    at(stage, x - 0.14, back - 0.3, 1.85),
    at(stage, x + 0.14, back - 0.3, 1.85),
    at(stage, x + 0.38, back - 0.42, 1.58),
    at(stage, x - 0.38, back - 0.42, 1.58),
  ];
  return [
    box(stage, { x: [x - 0.14, x + 0.14], y: [back - 0.3, back], z: [1.8, 2.8] }, '#b9bec1'),
    fill(
      `M${flare.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}z`,
      tone(stage, '#d3d7d9', 0.7),
    ),
    box(
      stage,
      { x: [x - 0.38, x + 0.38], y: [back - 0.42, back], z: [1.53, 1.58] },
      mix(top, '#9aa0a4', 0.7),
    ),
  ].join('');
}

function sideRun(
  stage: Stage,
  { wallX, y }: { wallX: number; y: Range },
  look: Cabinetry,
  scheme: Scheme,
): string {
  const face = wallX + 0.6;
  const doors = 4;
  const step = (y[1] - y[0]) / doors;
  let panels = '';
  let shelves = '';
  for (let i = 0; i < doors; i++)
    panels += sideways(
      stage,
      [y[0] + i * step + 0.03, y[0] + (i + 1) * step - 0.03],
      [0.14, 0.82],
      face,
    );
  for (const z of [1.45, 1.85])
    shelves += box(stage, { x: [wallX, wallX + 0.26], y, z: [z, z + 0.04] }, look.wood);
  const crockery: string[] = [];
  const { random } = stage.mood;
  for (const z of [1.49, 1.89])
    for (let py = y[1] - 0.2; py > y[0] + 0.15; py -= random.between(0.2, 0.36))
      crockery.push(
        drum(
          stage,
          {
            at: [wallX + 0.14, py],
            z: [z, z + random.between(0.08, 0.24)],
            r: random.between(0.05, 0.08),
          },
          random.pick(['#f4efe4', '#c9d4d2', scheme.cloth[0], scheme.cloth[1], '#b9bec1']),
        ),
      );
  return [
    fill(sideways(stage, y, [0.88, 1.4], wallX + 0.005), tone(stage, look.splash, 0.6)),
    shelves,
    ...crockery,
    box(stage, { x: [wallX, face], y, z: [0.1, 0.86] }, look.low),
    fill(panels, tone(stage, mix(look.low, '#ffffff', 0.1), 0.5)),
    box(
      stage,
      { x: [wallX, face + 0.02], y: [y[0] - 0.02, y[1]], z: [0.86, 0.9] },
      look.top,
      mix(look.top, '#ffffff', 0.12),
    ),
    box(
      stage,
      { x: [wallX + 0.12, wallX + 0.46], y: [y[0] + 0.35, y[0] + 0.8], z: [0.9, 1.16] },
      '#2b2e33',
    ),
    drum(stage, { at: [wallX + 0.3, y[1] - 0.3], z: [0.9, 1.12], r: 0.09, top: 0.07 }, '#d9dee0'),
  ].join('');
}

function fridge(stage: Stage, wallX: number, y: Range, { high, low }: Cabinetry): string {
  const color = stage.mood.random.pick(['#c9ced1', '#e9e7e2', '#33373b', low]);
  const x: Range = [wallX - 0.72, wallX];
  const split = [y[0], y[0] + 0.78] as const;
  const tall: Range = [y[0] + 0.8, y[1]];
  return [
    tall[1] - tall[0] > 0.2
      ? box(stage, { x: [wallX - 0.6, wallX], y: tall, z: [0, 2.3] }, high)
      : '',
    underneath(stage, x, [split[0], split[1]]),
    box(stage, { x, y: [split[0], split[1]], z: [0.04, 1.82] }, color),
    stroke(line([at(stage, x[0], split[0], 1.2), at(stage, x[0], split[1], 1.2)]), '#1d2033', 2, {
      opacity: 0.35,
    }),
    stroke(
      line([
        at(stage, x[0] - 0.02, split[0] + 0.1, 0.75),
        at(stage, x[0] - 0.02, split[0] + 0.1, 1.12),
      ]) +
        line([
          at(stage, x[0] - 0.02, split[0] + 0.1, 1.28),
          at(stage, x[0] - 0.02, split[0] + 0.1, 1.6),
        ]),
      tone(stage, '#f4f6f7', 0.7),
      4,
    ),
  ].join('');
}
