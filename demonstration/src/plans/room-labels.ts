import { heightOf, overlaps, squareMeters, widthOf } from './geometry.ts';
import type { Box } from './geometry.ts';
import { clearBox } from './judge.ts';
import type { Floor, Room } from './layout.ts';
import { letter, lineWidth } from './lettering.ts';
import type { Line } from './lettering.ts';
import { feetAndInches, meters } from './measures.ts';
import { FLOORS, INK } from './plan-colors.ts';

/** Millimetres to the sheet. */
export interface Fit {
  scale: number;
  x: (millimeters: number) => number;
  y: (millimeters: number) => number;
}

/** What is written in a room: its clear width by its clear height as drawn, so that words and lines agree. */
export function roomDimensions(room: Room, floor: Floor): { feet: string; metric: string } {
  const clear = clearBox(room, floor.rooms, floor.links);
  const [w, h] = [widthOf(clear), heightOf(clear)];
  return {
    feet: `${feetAndInches(w)} × ${feetAndInches(h)}`,
    metric: `${meters(w)} × ${meters(h)} m`,
  };
}

export function roomLabel(room: Room, floor: Floor, avoid: readonly Box[], fit: Fit): string {
  if (room.kind === 'niche') return '';
  const clear = clearBox(room, floor.rooms, floor.links);
  const [w, h] = [widthOf(clear) * fit.scale - 8, heightOf(clear) * fit.scale - 8];
  const isUpright = w >= 62 || w >= h * 0.9;
  const [along, across] = isUpright ? [w, h] : [h, w];
  const lines = linesFor(room, {
    area: squareMeters(clear),
    along,
    across,
    ...roomDimensions(room, floor),
  });
  if (lines.length === 0) return '';
  const width = Math.max(...lines.map(lineWidth));
  const height = lines.reduce((sum, { size }) => sum + size * 1.22, 0);
  const [bw, bh] = isUpright ? [width, height] : [height, width];
  const [cx, cy] = quietest(clear, avoid, fit, [bw, bh]);
  let offset = -height / 2;
  const drawn = lines.map((line) => {
    const baseline = offset + line.size * 0.92;
    offset += line.size * 1.22;
    return isUpright
      ? letter(line, cx, cy + baseline)
      : letter(line, cx + baseline, cy, { turn: -90 });
  });
  return `<g stroke="${FLOORS[room.kind]}">${drawn.join('')}</g>`;
}

interface Wording {
  /** Square metres between walls. */
  area: number;
  /** Pixels for words, along a line and across. */
  along: number;
  across: number;
  feet: string;
  metric: string;
}

/**
 * Name, feet and metres, as large as they fit: on a phone a sheet is a third of its size. Names shrink and break before they go, and small
 * rooms tell no metres.
 */
function linesFor(room: Room, { area, along, across, feet, metric }: Wording): Line[] {
  const big = area > 9 ? 21 : area > 4.5 ? 18 : 15.5;
  const name = (text: string, size: number): Line => ({ text, size, weight: 600 });
  const dims: Line = { text: feet, size: Math.min(big - 2.5, 17), color: INK.soft };
  const small: Line = { text: metric, size: Math.min(big - 5, 14), color: INK.faint };
  const words = room.name.split(' ');
  const names = [[room.name], words, [words.at(-1) ?? room.name]];
  const [feetA = '', feetB = ''] = feet.split(' × ');
  const broken: Line[] = [
    { ...dims, text: `${feetA} ×` },
    { ...dims, text: feetB },
  ];
  if (room.kind === 'stair') return fitting([[name('Stair', 15)]], along, across);
  if (room.kind === 'passage') {
    return fitting(
      [
        [{ ...dims, text: `${room.name}  ${feet}`, size: 14 }],
        [{ ...dims, text: room.name, size: 14 }],
      ],
      along,
      across,
    );
  }
  const options: Line[][] = [];
  for (const size of [big * 1.5, big * 1.3, big * 1.15, big, big * 0.88, 13.5]) {
    const less = size / big;
    const at = (line: Line): Line => ({ ...line, size: Math.max(11.5, line.size * less) });
    for (const each of names) {
      const head = each.map((text) => name(text, size));
      if (area > 4.8) options.push([...head, at(dims), at(small)]);
      options.push([...head, at(dims)]);
      options.push([...head, ...broken.map(at)]);
    }
  }
  for (const each of names) options.push(each.map((text) => name(text, 12.5)));
  return fitting(options, along, across);
}

function fitting(options: readonly Line[][], along: number, across: number): Line[] {
  return (
    options.find(
      (lines) =>
        Math.max(...lines.map(lineWidth)) <= along &&
        lines.reduce((sum, { size }) => sum + size * 1.22, 0) <= across,
    ) ?? []
  );
}

/** The place in the room where the words cover least furniture, the middle before the corners. */
function quietest(
  clear: Box,
  avoid: readonly Box[],
  fit: Fit,
  [width, height]: readonly [number, number],
): [number, number] {
  const [left, top] = [fit.x(clear.x0) + width / 2 + 4, fit.y(clear.y0) + height / 2 + 4];
  const [right, bottom] = [fit.x(clear.x1) - width / 2 - 4, fit.y(clear.y1) - height / 2 - 4];
  const drawn = avoid
    .filter((each) => overlaps(each, clear))
    .map(({ x0, y0, x1, y1 }) => ({ x0: fit.x(x0), y0: fit.y(y0), x1: fit.x(x1), y1: fit.y(y1) }));
  let best: { at: [number, number]; cost: number } | undefined;
  for (let i = 0; i <= 12; i++) {
    for (let j = 0; j <= 12; j++) {
      const [fx, fy] = [i / 12, j / 12];
      const at: [number, number] = [left + (right - left) * fx, top + (bottom - top) * fy];
      let cost = (Math.abs(fx - 0.5) + Math.abs(fy - 0.5)) * width * height * 0.05;
      for (const { x0, y0, x1, y1 } of drawn) {
        const w = Math.min(x1, at[0] + width / 2) - Math.max(x0, at[0] - width / 2);
        const h = Math.min(y1, at[1] + height / 2) - Math.max(y0, at[1] - height / 2);
        if (w > 0 && h > 0) cost += w * h;
      }
      if (best === undefined || cost < best.cost) best = { at, cost };
    }
  }
  return best?.at ?? [(left + right) / 2, (top + bottom) / 2];
}
