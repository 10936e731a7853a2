import { boundsOf, grown, heightOf, sharedBorder, wallAlong, widthOf } from './geometry.ts';
import type { Border, Box } from './geometry.ts';
import { drawPiece } from './furniture-symbols.ts';
import { isOpen } from './judge.ts';
import { OUTER_WALL, PARTITION } from './layout.ts';
import type { Floor, Room } from './layout.ts';
import { holeOf } from './openings.ts';
import type { Opening } from './openings.ts';
import type { Piece } from './placing.ts';
import { FLOORS, INK } from './plan-colors.ts';

/** A floor in millimetres: to be scaled as a whole. `pixel` is how many millimetres a pixel of the sheet is. */
export function drawFloor(
  floor: Floor,
  openings: readonly Opening[],
  furniture: ReadonlyMap<string, readonly Piece[]>,
  pixel: number,
): string {
  const stroke = (pixels: number) => String(Math.round(pixels * pixel * 10) / 10);
  const walls = floor.rooms.map(({ box }) => rectangle(grown(box, OUTER_WALL))).join('');
  const pieces = [...furniture.values()].flat().map(drawPiece).join('');
  return [
    ...floor.balconies.map((balcony) => drawBalcony(balcony.box, stroke)),
    `<path d="${walls}" fill="${INK.wall}"/>`,
    ...floor.shafts.map((shaft) => drawShaft(shaft, floor, stroke)),
    ...byColor(floor.rooms),
    tiles(floor, stroke),
    `<path d="${partitions(floor).map(rectangle).join('')}" fill="${INK.wall}"/>`,
    `<g fill="${INK.furniture}" stroke="${INK.line}" stroke-width="${stroke(1.3)}" stroke-linejoin="round">`,
    pieces,
    '</g>',
    ...floor.rooms
      .filter(({ kind }) => kind === 'stair')
      .map((room) => drawStair(room.box, stroke)),
    ...openings.map((opening) => drawOpening(opening, stroke)),
  ].join('');
}

type Stroke = (pixels: number) => string;

export const rectangle = (box: Box): string =>
  `M${box.x0} ${box.y0}h${widthOf(box)}v${heightOf(box)}h${-widthOf(box)}z`;

function byColor(rooms: readonly Room[]): string[] {
  const colors = new Map<string, string>();
  for (const { kind, box } of rooms) {
    colors.set(FLOORS[kind], (colors.get(FLOORS[kind]) ?? '') + rectangle(box));
  }
  return [...colors].map(([color, d]) => `<path d="${d}" fill="${color}"/>`);
}

/** Wet floors are tiled. */
function tiles(floor: Floor, stroke: Stroke): string {
  const size = 300;
  const d = floor.rooms
    .filter(({ kind }) => kind === 'toilet' || kind === 'utility' || kind === 'wash')
    .map(({ box }) => {
      const lines: string[] = [];
      for (let x = box.x0 + size; x < box.x1; x += size) lines.push(`M${x} ${box.y0}V${box.y1}`);
      for (let y = box.y0 + size; y < box.y1; y += size) lines.push(`M${box.x0} ${y}H${box.x1}`);
      return lines.join('');
    });
  return `<path d="${d.join('')}" stroke="#d9e5e6" stroke-width="${stroke(0.8)}" fill="none"/>`;
}

/** Walls between rooms, but not where one is open to the other. */
export function partitions({ rooms, links }: Floor): Box[] {
  return rooms.flatMap((a, i) =>
    rooms.slice(i + 1).flatMap((b) => {
      const border = sharedBorder(a.box, b.box);
      return border && !isOpen(links, a, b) ? [wallAlong(border, PARTITION)] : [];
    }),
  );
}

function drawShaft(shaft: Box, floor: Floor, stroke: Stroke): string {
  // The part of the shaft that the outer walls of its neighbours leave free.
  const { x0, y0, x1, y1 } = shaft;
  const bounds = boundsOf(floor.rooms.map(({ box }) => box));
  const inset = (edge: number, limit: number) => (edge === limit ? 0 : OUTER_WALL);
  const free = {
    x0: x0 + inset(x0, bounds.x0),
    y0: y0 + inset(y0, bounds.y0),
    x1: x1 - inset(x1, bounds.x1),
    y1: y1 - inset(y1, bounds.y1),
  };
  if (free.x1 <= free.x0 || free.y1 <= free.y0) return '';
  return [
    `<path d="${rectangle(free)}" fill="${INK.shaft}" stroke="${INK.line}" stroke-width="${stroke(1)}"/>`,
    `<path d="M${free.x0} ${free.y0}L${free.x1} ${free.y1}M${free.x1} ${free.y0}L${free.x0} ${free.y1}" stroke="${INK.line}" stroke-width="${stroke(0.9)}"/>`,
  ].join('');
}

function drawBalcony(box: Box, stroke: Stroke): string {
  const inner = grown(box, -60);
  const isWide = widthOf(box) > heightOf(box);
  const decks: string[] = [];
  if (isWide) {
    for (let y = box.y0 + 220; y < box.y1; y += 220) decks.push(`M${box.x0} ${y}H${box.x1}`);
  } else {
    for (let x = box.x0 + 220; x < box.x1; x += 220) decks.push(`M${x} ${box.y0}V${box.y1}`);
  }
  return [
    `<path d="${rectangle(box)}" fill="${INK.balcony}" stroke="${INK.wall}" stroke-width="${stroke(1.8)}"/>`,
    `<path d="${decks.join('')}" stroke="#d6e2d2" stroke-width="${stroke(0.9)}"/>`,
    `<path d="${rectangle(inner)}" fill="none" stroke="${INK.wall}" stroke-width="${stroke(0.9)}"/>`,
  ].join('');
}

/** Two flights with a half landing at the far end. */
function drawStair(box: Box, stroke: Stroke): string {
  const isTall = heightOf(box) >= widthOf(box);
  const [length, width] = isTall ? [heightOf(box), widthOf(box)] : [widthOf(box), heightOf(box)];
  const treads: string[] = [];
  const [from, to] = [1000, length - 950];
  const step = (to - from) / Math.round((to - from) / 270);
  for (let at = from; at <= to + 1; at += step) treads.push(`M0 ${Math.round(at)}H${width}`);
  const half = Math.round(width / 2);
  const turn = isTall
    ? `translate(${box.x0} ${box.y0})`
    : `translate(${box.x0} ${box.y1})rotate(-90)`;
  const quarter = Math.round(width / 4);
  return [
    `<g transform="${turn}" fill="none" stroke="${INK.line}" stroke-width="${stroke(1.2)}">`,
    `<path d="${treads.join('')}"/><path d="M${half} ${from}V${to}" stroke="${INK.wall}" stroke-width="${stroke(3)}"/>`,
    `<path d="M${quarter} ${length - 500}V600H${width - quarter}V${length - 620}l-110 -150m110 150l110 -150" stroke="${INK.soft}"/>`,
    '</g>',
  ].join('');
}

function drawOpening(opening: Opening, stroke: Stroke): string {
  const hole = holeOf(opening);
  const { border, kind } = opening;
  if (kind === 'door' || kind === 'main') {
    return `<path d="${rectangle(hole)}" fill="${kind === 'main' ? '#f0e2c4' : '#fdf9ee'}"/>${leaf(opening, stroke)}`;
  }
  const lines =
    kind === 'slide'
      ? slidingPanes(border, hole)
      : panes(border, hole, kind === 'vent' ? [0.5] : [0.36, 0.64]);
  return [
    `<path d="${rectangle(hole)}" fill="#fff" stroke="${INK.wall}" stroke-width="${stroke(1)}"/>`,
    `<path d="${lines}" stroke="${INK.glass}" stroke-width="${stroke(kind === 'slide' ? 2.2 : 1.4)}"/>`,
  ].join('');
}

function panes({ isVertical, from, to }: Border, hole: Box, shares: readonly number[]): string {
  return shares
    .map((share) => {
      const across = Math.round(
        isVertical ? hole.x0 + widthOf(hole) * share : hole.y0 + heightOf(hole) * share,
      );
      return isVertical ? `M${across} ${from}V${to}` : `M${from} ${across}H${to}`;
    })
    .join('');
}

function slidingPanes({ isVertical, from, to }: Border, hole: Box): string {
  const half = Math.round((from + to) / 2);
  const [a, b] = isVertical
    ? [hole.x0 + widthOf(hole) * 0.35, hole.x0 + widthOf(hole) * 0.65]
    : [hole.y0 + heightOf(hole) * 0.35, hole.y0 + heightOf(hole) * 0.65];
  return isVertical
    ? `M${Math.round(a)} ${from}V${half + 60}M${Math.round(b)} ${half - 60}V${to}`
    : `M${from} ${Math.round(a)}H${half + 60}M${half - 60} ${Math.round(b)}H${to}`;
}

/** The open leaf and the quarter circle that it sweeps. */
function leaf({ border, swing, out, kind }: Opening, stroke: Stroke): string {
  if (swing === undefined) return '';
  const { isVertical, at, from, to } = border;
  const width = to - from;
  const face = out ? at : at + (swing.into * PARTITION) / 2;
  const hinge = swing.hinge === 'from' ? from : to;
  const free = swing.hinge === 'from' ? to : from;
  const tip = face + swing.into * width;
  const isClockwise = (swing.hinge === 'from') === swing.into > 0 ? 0 : 1;
  const sweep = isVertical ? 1 - isClockwise : isClockwise;
  const d = isVertical
    ? [
        `M${face} ${hinge}H${tip}`,
        `M${tip} ${hinge}A${width} ${width} 0 0 ${sweep} ${face} ${free}`,
      ]
    : [
        `M${hinge} ${face}V${tip}`,
        `M${hinge} ${tip}A${width} ${width} 0 0 ${sweep} ${free} ${face}`,
      ];
  const color = kind === 'main' ? INK.gulmohar : INK.areca;
  return [
    `<path d="${d[0]}" stroke="${color}" stroke-width="${stroke(2.6)}"/>`,
    `<path d="${d[1]}" fill="none" stroke="${color}" stroke-width="${stroke(0.9)}" opacity=".75"/>`,
  ].join('');
}
