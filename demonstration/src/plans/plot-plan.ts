import { squareMetersFromFeet } from '@manemitra/domain/area';
import { randomFrom } from '@manemitra/catalogue/random';
import { rectangle } from './draw-floor.ts';
import { boxOf, grown, heightOf, squareMeters, widthOf } from './geometry.ts';
import type { Box } from './geometry.ts';
import { letter } from './lettering.ts';
import { bothAreas, feetAndInches, meters } from './measures.ts';
import { INK } from './plan-colors.ts';
import type { PlotFacts } from './plan-facts.ts';
import type { Fit } from './room-labels.ts';
import { fitTo, sheetSvg } from './sheet.ts';

/** A site in its layout: boundary, road, setback lines, neighbours and street trees. */

export interface Site {
  plot: Box;
  /** Inside the setback lines. */
  buildable: Box;
  /** Millimetres wide; along the front, which is below. */
  road: number;
  setbacks: { front: number; rear: number; left: number; right: number };
}

const FOOT = 304.8;
/** Between a site and its road: trees and the drain. */
const VERGE = 1800;

/** The sites of the city's layouts, in feet. */
const USUAL: Readonly<Record<number, readonly [number, number]>> = {
  600: [20, 30],
  1200: [30, 40],
  1500: [30, 50],
  2400: [40, 60],
  4000: [50, 80],
};

/** Other areas are as deep as one and a half fronts, to the foot. */
export function siteOf({ plotSqft }: PlotFacts): Site {
  const wide = USUAL[plotSqft]?.[0] ?? Math.max(15, Math.round(Math.sqrt(plotSqft / 1.5)));
  const width = Math.round(wide * FOOT);
  const depth = Math.round((squareMetersFromFeet(plotSqft) * 1e6) / width);
  const plot = boxOf(0, 0, width, depth);
  // Small sites keep a metre, large ones more: usual lines, not those of one authority.
  const area = squareMeters(plot);
  const [front, other] =
    area < 80 ? [1000, 700] : area < 160 ? [1500, 1000] : area < 260 ? [2000, 1500] : [3000, 2000];
  const setbacks = { front, rear: other, left: area < 80 ? 0 : other, right: other };
  const buildable = boxOf(setbacks.left, setbacks.rear, width - setbacks.right, depth - front);
  return { plot, buildable, setbacks, road: area < 160 ? 9000 : 12000 };
}

export function plotPlanSvg(facts: PlotFacts, seed: string): string {
  const site = siteOf(facts);
  const random = randomFrom(`plot/${seed}`);
  const { plot, buildable, road } = site;
  const [width, depth] = [widthOf(plot), heightOf(plot)];
  const beside = Math.round(width * 0.42);
  const content = boxOf(
    -beside,
    -Math.round(depth * 0.12),
    width + beside,
    depth + VERGE + road * 0.45,
  );
  const fit = fitTo(content);
  const stroke = (pixels: number) => (pixels / fit.scale).toFixed(0);
  const roadTop = depth + VERGE;
  const trees = Array.from({ length: 5 }, (_, i) => {
    const x = Math.round(
      content.x0 + ((i + 0.5 + random.between(-0.15, 0.15)) * widthOf(content)) / 5,
    );
    return Math.abs(x - width * 0.5) < 2600
      ? ''
      : tree(x, depth + VERGE * 0.5, random.between(700, 950), stroke);
  });
  const gate = boxOf(
    Math.round(width * 0.5 - 1500),
    depth - 90,
    Math.round(width * 0.5 + 1500),
    depth + 90,
  );
  const neighbours = [
    boxOf(content.x0, content.y0, 0, 0),
    boxOf(0, content.y0, width, 0),
    boxOf(width, content.y0, content.x1, 0),
    boxOf(content.x0, 0, 0, depth),
    boxOf(width, 0, content.x1, depth),
  ];
  const drawing = [
    `<path d="${rectangle(content)}" fill="#f1f3ea"/>`,
    `<path d="${neighbours.map(rectangle).join('')}" fill="#f6f6ee" stroke="#cfd6cb" stroke-width="${stroke(1.2)}"/>`,
    `<path d="${rectangle(boxOf(content.x0, roadTop, content.x1, content.y1))}" fill="#dfe0da"/>`,
    `<path d="M${content.x0} ${roadTop}H${content.x1}" stroke="#b9beb4" stroke-width="${stroke(3)}"/>`,
    `<path d="M${content.x0} ${Math.round((roadTop + content.y1) / 2 + road * 0.12)}H${content.x1}" stroke="#fff" stroke-width="${stroke(3)}" stroke-dasharray="1500 1100"/>`,
    ...trees,
    `<path d="${rectangle(plot)}" fill="${INK.sheet}" stroke="${INK.wall}" stroke-width="${stroke(5)}"/>`,
    `<path d="${rectangle(buildable)}" fill="#f3ecd8" stroke="${INK.gulmohar}" stroke-width="${stroke(1.6)}" stroke-dasharray="${stroke(10)} ${stroke(6)}"/>`,
    hatch(buildable, stroke),
    `<path d="${rectangle(gate)}" fill="${INK.sheet}"/>`,
    ...corners(plot, fit.scale),
  ].join('');
  const name = `${feetAndInches(width)} × ${feetAndInches(depth)} site`.replaceAll('0″', '');
  return sheetSvg({
    title: {
      name,
      kind: 'Site plan',
      lines: [
        `Site area ${bothAreas(facts.plotSqft)}`,
        'Setback lines and road width indicative',
        'Illustration, demonstration project',
      ],
      facing: facts.facing,
    },
    door: 'down',
    fit,
    drawing,
    lettering: plotLettering(site, facts, fit, content),
  });
}

function tree(x: number, y: number, r: number, stroke: (pixels: number) => string): string {
  const radius = Math.round(r);
  return `<circle cx="${x}" cy="${Math.round(y)}" r="${radius}" fill="${INK.leaf}" stroke="#9dbb95" stroke-width="${stroke(1.2)}"/><path d="M${x} ${Math.round(y - r * 0.7)}v${Math.round(r * 1.4)}M${Math.round(x - r * 0.7)} ${Math.round(y)}h${Math.round(r * 1.4)}" stroke="#9dbb95" stroke-width="${stroke(1)}"/>`;
}

function hatch(box: Box, stroke: (pixels: number) => string): string {
  const lines: string[] = [];
  const [w, h] = [widthOf(box), heightOf(box)];
  for (let at = 900; at < w + h; at += 900) {
    const [xa, ya] = at < h ? [0, at] : [at - h, h];
    const [xb, yb] = at < w ? [at, 0] : [w, at - w];
    lines.push(`M${box.x0 + xa} ${box.y0 + ya}L${box.x0 + xb} ${box.y0 + yb}`);
  }
  return `<path d="${lines.join('')}" stroke="#e6dabb" stroke-width="${stroke(1)}"/>`;
}

/** Boundary stones. */
function corners(plot: Box, scale: number): string[] {
  const half = Math.round(5 / scale);
  return [
    [plot.x0, plot.y0],
    [plot.x1, plot.y0],
    [plot.x0, plot.y1],
    [plot.x1, plot.y1],
  ].map(
    ([x = 0, y = 0]) =>
      `<path d="${rectangle(grown(boxOf(x, y, x, y), half))}" fill="${INK.gulmohar}"/>`,
  );
}

function plotLettering(
  { plot, buildable, road, setbacks }: Site,
  { facing }: PlotFacts,
  fit: Fit,
  content: Box,
): string {
  const [width, depth] = [widthOf(plot), heightOf(plot)];
  const size = (length: number) => `${feetAndInches(length)} · ${meters(length)} m`;
  const cx = fit.x(width / 2);
  const cy = fit.y((buildable.y0 + buildable.y1) / 2);
  const line = (text: string, size = 17, color: string = INK.soft) => ({ text, size, color });
  const set = (length: number) => line(feetAndInches(length), 14.5, INK.gulmohar);
  const roadY = fit.y(depth + VERGE + road * 0.14) + 8;
  const inside = size(widthOf(buildable));
  return [
    `<g stroke="${INK.sheet}">`,
    letter({ ...line(size(width), 19, INK.text), weight: 600 }, cx, fit.y(0) - 14),
    letter({ ...line(size(width), 19, INK.text), weight: 600 }, cx, fit.y(depth) + 26),
    letter({ ...line(size(depth), 19, INK.text), weight: 600 }, fit.x(0) - 14, fit.y(depth / 2), {
      turn: -90,
    }),
    letter(
      { ...line(size(depth), 19, INK.text), weight: 600 },
      fit.x(width) + 26,
      fit.y(depth / 2),
      { turn: -90 },
    ),
    letter(set(setbacks.front), cx + 70, fit.y(depth - setbacks.front / 2) + 5),
    letter(set(setbacks.rear), cx, fit.y(setbacks.rear / 2) + 5),
    letter(set(setbacks.right), fit.x(width - setbacks.right / 2) + 5, cy, { turn: -90 }),
    setbacks.left > 0
      ? letter(set(setbacks.left), fit.x(setbacks.left / 2) + 5, cy, { turn: -90 })
      : '',
    '</g><g stroke="#f3ecd8">',
    letter({ ...line('Within setback lines', 21, INK.text), weight: 600 }, cx, cy - 14),
    letter(line(inside), cx, cy + 12),
    letter(line(`by ${size(heightOf(buildable))}`), cx, cy + 35),
    '</g><g stroke="#dfe0da">',
    letter(
      { ...line(`Layout road · ${meters(road)} m`, 19, INK.text), weight: 600 },
      fit.x((content.x0 + content.x1) / 2),
      roadY,
    ),
    '</g>',
    facing
      ? `<g stroke="${INK.sheet}">${letter({ ...line(`Front · ${facing}`, 16, INK.gulmohar), weight: 600 }, cx - 90, fit.y(depth - setbacks.front / 2) + 5)}</g>`
      : '',
  ].join('');
}
