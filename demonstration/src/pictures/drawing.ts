/** Small pieces of SVG text. Coordinates are picture pixels, rounded to a tenth to stay small. */

import { num } from '@manemitra/catalogue/lettering/svg-number';

export type XY = readonly [x: number, y: number];

function pair(x: number, y: number): string {
  const [first, second] = [num(x), num(y)];
  return second.startsWith('-') ? first + second : `${first} ${second}`;
}
const tenth = (value: number) => Math.round(value * 10) / 10;

/** `M1 2l3 4-5 6`: one letter for all steps, and no space before a minus. */
function steps(points: readonly XY[]): string {
  let [px, py] = [0, 0];
  return points
    .map(([x, y], i) => {
      const [tx, ty] = [tenth(x), tenth(y)];
      const step = pair(tx - px, ty - py);
      [px, py] = [tx, ty];
      if (i === 0) return `M${step}`;
      if (i === 1) return `l${step}`;
      return step.startsWith('-') ? step : ` ${step}`;
    })
    .join('');
}

export const polygon = (points: readonly XY[]): string => `${steps(points)}z`;
export const line = (points: readonly XY[]): string => steps(points);

/**
 * Points that a stroke with round ends turns into discs: the cheapest leaves there are. Whole pixels,
 * each from the one before, because foliage is most of a picture's text.
 */
export function dots(points: readonly XY[]): string {
  let [px, py] = [0, 0];
  return points
    .map(([x, y], i) => {
      const [tx, ty] = [Math.round(x), Math.round(y)];
      const step = i === 0 ? `M${pair(tx, ty)}h0` : `m${pair(tx - px, ty - py)}h0`;
      [px, py] = [tx, ty];
      return step;
    })
    .join('');
}

export function fill(d: string, color: string, opacity = 1): string {
  if (d === '') return '';
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}/>`;
}

export interface StrokeOptions {
  opacity?: number;
  /** Cut off square instead of round. */
  flat?: boolean;
  /** Dashes are always square. */
  dash?: string;
}

/** Round ends come from the picture as a whole (facade.ts), so that they cost nothing here. */
export function stroke(
  d: string,
  color: string,
  width: number,
  { opacity = 1, dash, flat = dash !== undefined }: StrokeOptions = {},
): string {
  if (d === '') return '';
  const attributes = [
    `d="${d}" stroke="${color}" stroke-width="${num2(width)}"`,
    flat ? 'stroke-linecap="butt"' : '',
    dash === undefined ? '' : `stroke-dasharray="${dash}"`,
    opacity < 1 ? `opacity="${num2(opacity)}"` : '',
  ];
  return `<path ${attributes.filter(Boolean).join(' ')}/>`;
}

export function circle([x, y]: XY, r: number, color: string, opacity = 1): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${color}"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}/>`;
}

/** Top to bottom over the shape it fills. */
export function verticalGradient(
  id: string,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
): string {
  const inner = stops.map(
    ([offset, color, opacity]) =>
      `<stop offset="${num2(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${num2(opacity)}"`}/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner.join('')}</linearGradient>`;
}

function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

/** One path drawn several times over, moved and painted anew: shadow, slab and railing of a balcony. */
export function layers(
  id: string,
  d: string,
  looks: readonly { color: string; width: number; dy?: number; opacity?: number; dash?: string }[],
): string {
  if (d === '') return '';
  const uses = looks.map(({ color, width, dy = 0, opacity = 1, dash }) =>
    [
      `<use href="#${id}" stroke="${color}" stroke-width="${num2(width)}"`,
      dy === 0 ? '' : ` y="${num(dy)}"`,
      opacity < 1 ? ` opacity="${num2(opacity)}"` : '',
      dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
      '/>',
    ].join(''),
  );
  return `<defs><path id="${id}" d="${d}" stroke-linecap="butt"/></defs>${uses.join('')}`;
}
