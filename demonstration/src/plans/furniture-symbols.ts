import { heightOf, widthOf } from './geometry.ts';
import type { Box } from './geometry.ts';
import type { Piece } from './placing.ts';
import { INK } from './plan-colors.ts';

/** Furniture seen from above, drawn in millimetres: w along the wall, d away from it. */

type Draw = (w: number, d: number) => string;

const rect = (...[x, y, w, h, r = 0]: [number, number, number, number, number?]): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}"${r ? ` rx="${r}"` : ''}/>`;
const tinted = (shape: string, color: string): string => shape.replace('/>', ` fill="${color}"/>`);
const path = (d: string, color = 'none'): string => `<path d="${d}" fill="${color}"/>`;
const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}"/>`;

function bed(aside: number): Draw {
  return (w, d) => {
    const width = w - 2 * aside;
    const pillow = Math.round(width > 1300 ? width / 2 - 130 : width - 200);
    return [
      aside > 0
        ? rect(30, 0, aside - 60, 420, 30) + rect(w - aside + 30, 0, aside - 60, 420, 30)
        : '',
      rect(aside, 0, width, d, 60),
      tinted(rect(aside + 20, 640, width - 40, d - 660, 50), INK.cloth),
      path(`M${aside + 20} 860h${width - 40}`),
      rect(aside + 90, 120, pillow, 380, 90),
      width > 1300 ? rect(w - aside - 90 - pillow, 120, pillow, 380, 90) : '',
    ].join('');
  };
}

function table(long: number): Draw {
  return (w, d) => {
    const count = long >= 2400 ? 4 : long >= 1800 ? 3 : long >= 1300 ? 2 : 1;
    const pitch = (w - 160) / count;
    const chairs = Array.from({ length: count }, (_, i) => {
      const x = 80 + pitch * (i + 0.5) - 220;
      return rect(x, 40, 440, 460, 90) + rect(x, d - 500, 440, 460, 90);
    });
    return `${chairs.join('')}${tinted(rect(40, 430, w - 80, d - 860, 50), INK.wood)}`;
  };
}

const counter = (w: number, d: number): string => tinted(rect(0, 0, w, d), INK.stone);

const SYMBOLS: Readonly<Record<string, Draw>> = {
  bed0: bed(0),
  bed380: bed(380),
  bed480: bed(480),
  table2400: table(2400),
  table1800: table(1800),
  table1300: table(1300),
  table900: table(900),
  wardrobe: (w, d) =>
    `${tinted(rect(0, 0, w, d), INK.wood)}${path(`M0 0L${w} ${d}M${w} 0L0 ${d}`)}`,
  sofa: (w, d) => {
    const seats = w > 2300 ? 3 : w > 1500 ? 2 : 1;
    const each = (w - 360) / seats;
    return [
      rect(0, 0, w, d, 110),
      ...Array.from({ length: seats }, (_, i) =>
        tinted(rect(180 + each * i, 230, each, d - 260, 70), INK.cloth),
      ),
    ].join('');
  },
  armchair: (w, d) =>
    rect(0, 0, w, d, 130) + tinted(rect(150, 200, w - 300, d - 230, 70), INK.cloth),
  rug: (w, d) => {
    const [tw, th] = [Math.min(1200, w * 0.5), Math.min(620, d * 0.5)];
    return `${tinted(rect(0, 0, w, d, 40), INK.rug)}${rect((w - tw) / 2, (d - th) / 2, tw, th, 60)}`;
  },
  television: (w, d) =>
    `${tinted(rect(0, 0, w, d), INK.wood)}${path(`M120 ${d * 0.35}H${w - 120}`)}`,
  plant: (w) =>
    `${tinted(disc(w / 2, w / 2, Math.round(w * 0.42)), INK.leaf)}${path(`M${w / 2} ${w * 0.12}V${w * 0.88}M${w * 0.12} ${w / 2}H${w * 0.88}M${w * 0.24} ${w * 0.24}L${w * 0.76} ${w * 0.76}M${w * 0.76} ${w * 0.24}L${w * 0.24} ${w * 0.76}`)}`,
  'counter-sink': (w, d) => {
    const x = Math.round(w / 2 - 380);
    return `${counter(w, d)}${rect(x, 110, 460, 380, 60)}${path(`M${x + 520} 150v300m90-300v300m90-300v300`)}`;
  },
  'counter-hob': (w, d) => {
    const x = Math.round(w / 2);
    return `${counter(w, d)}${rect(x - 330, 80, 660, 440, 30)}${disc(x - 160, 200, 85)}${disc(x + 160, 200, 85)}${disc(x - 160, 400, 65)}${disc(x + 160, 400, 65)}`;
  },
  fridge: (w, d) =>
    `${rect(0, 0, w, d, 30)}${path(`M0 ${d - 90}H${w}M60 60L${w - 60} ${d - 150}`)}`,
  washer: (w, d) => rect(0, 0, w, d, 30) + disc(w / 2, d / 2 + 30, 190),
  sink: (w, d) => rect(0, 0, w, d, 30) + rect(70, 90, w - 140, d - 160, 60),
  basin: (w, d) =>
    `${rect(0, 0, w, d, 40)}<ellipse cx="${w / 2}" cy="${Math.round(d * 0.54)}" rx="${Math.round(w * 0.36)}" ry="${Math.round(d * 0.3)}"/>`,
  wc: (w, d) =>
    `${rect(30, 0, w - 60, 190, 30)}<ellipse cx="${w / 2}" cy="${Math.round(d * 0.6)}" rx="${Math.round(w * 0.44)}" ry="${Math.round(d * 0.36)}"/>`,
  shower: (w, d) =>
    `${tinted(rect(0, 0, w, d), INK.water)}${path(`M0 0L${w} ${d}M${w} 0L0 ${d}`)}${disc(w / 2, d / 2, 60)}`,
  console: (w, d) => tinted(rect(0, 0, w, d, 20), INK.wood),
  shelf: (w, d) =>
    `${tinted(rect(0, 0, w, d), INK.wood)}${path(`M${w / 3} 0v${d}M${(w * 2) / 3} 0v${d}`)}`,
  desk: (w, d) =>
    rect(w / 2 - 230, d - 120, 460, 460, 120) + tinted(rect(0, 0, w, d, 20), INK.wood),
  altar: (w, d) =>
    `${tinted(rect(0, 0, w, d), INK.wood)}${path(`M${w / 2} 60l90 130-90 130-90-130z`, INK.flame)}`,
};

export function drawPiece({ kind, box, back }: Piece): string {
  const draw = SYMBOLS[kind];
  if (draw === undefined) throw new Error(`There is no drawing of "${kind}".`);
  const isTurned = back === 'left' || back === 'right';
  const [w, d] = isTurned ? [heightOf(box), widthOf(box)] : [widthOf(box), heightOf(box)];
  return `<g transform="${placed(box, back)}">${draw(w, d)}</g>`;
}

function placed({ x0, y0, x1, y1 }: Box, back: Piece['back']): string {
  switch (back) {
    case 'up':
      return `translate(${x0} ${y0})`;
    case 'right':
      return `translate(${x1} ${y0})rotate(90)`;
    case 'down':
      return `translate(${x1} ${y1})rotate(180)`;
    case 'left':
      return `translate(${x0} ${y1})rotate(-90)`;
  }
}
