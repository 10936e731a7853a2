import type { Facing } from '@manemitra/query/criteria';
import { escaped, FONTS, letter } from './lettering.ts';
import type { Fit } from './room-labels.ts';
import { heightOf, widthOf } from './geometry.ts';
import type { Box, Side } from './geometry.ts';
import { feetAndInches, meters } from './measures.ts';
import { BEARINGS } from './plan-facts.ts';
import { INK } from './plan-colors.ts';

/** The paper that every plan is drawn on: 1000 by 1250, the drawing above, the title below. */

export const SHEET = { width: 1000, height: 1250 } as const;
const DRAWING: Box = { x0: 84, y0: 76, x1: 916, y1: 1000 };

interface Title {
  name: string;
  lines: readonly string[];
  facing?: Facing | undefined;
  /** What the sheet shows, for those who do not see it. */
  kind: 'Floor plan' | 'Site plan';
}

export function fitTo(content: Box): Fit {
  const scale = Math.min(
    widthOf(DRAWING) / widthOf(content),
    heightOf(DRAWING) / heightOf(content),
    0.125,
  );
  const x0 = (DRAWING.x0 + DRAWING.x1 - widthOf(content) * scale) / 2 - content.x0 * scale;
  const y0 = (DRAWING.y0 + DRAWING.y1 - heightOf(content) * scale) / 2 - content.y0 * scale;
  return { scale, x: (mm) => x0 + mm * scale, y: (mm) => y0 + mm * scale };
}

export interface Sheet {
  title: Title;
  /** The side of the sheet that the main door looks to. */
  door: Side | undefined;
  fit: Fit;
  /** In millimetres, and in pixels of the sheet. */
  drawing: string;
  lettering: string;
}

export function sheetSvg({ title, door, fit, drawing, lettering }: Sheet): string {
  const told = [title.name, ...title.lines].join(', ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}" role="img" font-family="${FONTS}">`,
    `<title>${title.kind}, illustration: ${escaped(told)}</title>`,
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="${INK.sheet}"/>`,
    `<rect x="20.5" y="20.5" width="959" height="1209" fill="none" stroke="${INK.frame}"/>`,
    `<g transform="translate(${round(fit.x(0))} ${round(fit.y(0))})scale(${fit.scale.toFixed(5)})" fill="none">${drawing}</g>`,
    `<g paint-order="stroke" stroke-width="4" stroke-linejoin="round">${lettering}</g>`,
    titleBlock(title, door, fit.scale),
    '</svg>',
  ].join('');
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

function titleBlock({ name, lines, facing }: Title, door: Side | undefined, scale: number): string {
  const [first = '', ...rest] = lines;
  return [
    `<path d="M20 1064H980" stroke="${INK.frame}"/>`,
    letter({ text: name, size: 34, weight: 700, color: INK.areca }, 52, 1114, { anchor: 'start' }),
    letter({ text: first, size: 22, weight: 600 }, 52, 1150, { anchor: 'start' }),
    ...rest.map((text, i) =>
      letter({ text, size: 18, color: INK.soft }, 52, 1178 + i * 26, { anchor: 'start' }),
    ),
    scaleBar(scale),
    door && facing ? northArrow(door, facing) : '',
  ].join('');
}

/** Metres above the bar, feet below. */
function scaleBar(scale: number): string {
  const count = scale * 4000 > 330 ? 2 : scale * 4000 < 170 ? 6 : 4;
  const each = scale * 1000;
  const right = 820;
  const left = right - each * count;
  const y = 1160;
  const blocks = Array.from({ length: count }, (_, i) => {
    const color = i % 2 === 0 ? INK.text : '#fff';
    return `<rect x="${round(left + each * i)}" y="${y}" width="${round(each)}" height="7" fill="${color}" stroke="${INK.text}"/>`;
  });
  const marks = Array.from({ length: count + 1 }, (_, i) =>
    letter(
      { text: i === count ? `${i} m` : String(i), size: 14, color: INK.soft },
      left + each * i,
      y - 8,
    ),
  );
  return `${blocks.join('')}${marks.join('')}${letter({ text: `0 to ${feetAndInches(count * 1000)}`, size: 14, color: INK.faint }, (left + right) / 2, y + 26)}`;
}

const DEGREES: Readonly<Record<Side, number>> = { up: 0, right: 90, down: 180, left: 270 };

/** Clockwise degrees from the top of the sheet to north, when the main door looks to its facing. */
export function northAngle(door: Side, facing: Facing): number {
  return (DEGREES[door] - BEARINGS[facing] + 360) % 360;
}

function northArrow(door: Side, facing: Facing): string {
  const angle = northAngle(door, facing);
  const radians = (angle * Math.PI) / 180;
  const [x, y, reach] = [904, 1146, 54];
  return [
    `<g transform="translate(${x} ${y})rotate(${angle})"><circle r="37" fill="#fff" stroke="${INK.line}"/>`,
    `<path d="M0 -34L13 24 0 14z" fill="${INK.wall}"/><path d="M0 -34L-13 24 0 14z" fill="#fff" stroke="${INK.wall}" stroke-linejoin="round"/></g>`,
    letter(
      { text: 'N', size: 20, weight: 700 },
      x + Math.sin(radians) * reach,
      y - Math.cos(radians) * reach + 7,
    ),
  ].join('');
}

/** Overall lengths between the outer faces of the walls, on the sides that the main door leaves free. */
export function overallDimensions(
  outline: Box,
  content: Box,
  fit: Fit,
  door: Side | undefined,
): string {
  const y = door === 'down' ? fit.y(content.y0) - 26 : fit.y(content.y1) + 26;
  const x = door === 'left' ? fit.x(content.x1) + 26 : fit.x(content.x0) - 26;
  const [x0, x1] = [fit.x(outline.x0), fit.x(outline.x1)];
  const [y0, y1] = [fit.y(outline.y0), fit.y(outline.y1)];
  const tick = (tx: number, ty: number) => `M${round(tx - 5)} ${round(ty + 5)}l10 -10`;
  const both = (length: number) => `${feetAndInches(length)} · ${meters(length)} m`;
  const line = (length: number) => ({ text: both(length), size: 15, color: INK.soft });
  return [
    `<path d="M${round(x0)} ${round(y)}H${round(x1)}M${round(x)} ${round(y0)}V${round(y1)}${tick(x0, y)}${tick(x1, y)}${tick(x, y0)}${tick(x, y1)}" stroke="${INK.faint}" stroke-width="1.1" fill="none"/>`,
    `<g stroke="${INK.sheet}" stroke-width="8">`,
    letter(line(widthOf(outline)), (x0 + x1) / 2, y + 5),
    letter(line(heightOf(outline)), x + 5, (y0 + y1) / 2, { turn: -90 }),
    '</g>',
  ].join('');
}
