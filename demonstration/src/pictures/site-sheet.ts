import { num } from '@manemitra/catalogue/lettering/svg-number';
import type { Box } from './site-packing.ts';

/** The ink of site plans, where their key stands, and their rectangles. */

export const KEY_X = 912;
export const INK = '#22302b';
export const SOFT = '#5d6a63';

export const rect = ({ x, y, width, height }: Box): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;

/** Each from where the one before began: hundreds of houses have to stay small. */
export function rects(boxes: readonly Box[]): string {
  let [px, py] = [0, 0];
  return boxes
    .map(({ x, y, width, height }, i) => {
      const [tx, ty, w] = [tenth(x), tenth(y), num(width)];
      const dy = num(ty - py);
      const step = `${i === 0 ? 'M' : 'm'}${num(tx - px)}${dy.startsWith('-') ? '' : ' '}${dy}h${w}v${num(height)}h-${w}z`;
      [px, py] = [tx, ty];
      return step;
    })
    .join('');
}
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Boxes in rows: a row like one before it, only lower, is that row again. Its ids begin with `id`. */
export function rowsOfRects(id: string, boxes: readonly Box[]): string {
  const rows = new Map<number, Box[]>();
  for (const box of boxes) {
    const y = tenth(box.y);
    rows.set(y, [...(rows.get(y) ?? []), { ...box, y: 0 }]);
  }
  const names = new Map<string, string>();
  return [...rows]
    .map(([y, row]) => {
      const shape = rects(row);
      const known = names.get(shape);
      const name = known ?? `${id}${names.size}`;
      names.set(shape, name);
      const defined = known === undefined ? `<defs><path id="${name}" d="${shape}"/></defs>` : '';
      return `${defined}<use href="#${name}" y="${num(y)}"/>`;
    })
    .join('');
}
