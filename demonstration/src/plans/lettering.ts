import { INK } from './plan-colors.ts';

/**
 * Text of a picture in <img> cannot use the page's fonts: these stacks find a plain sans serif on Windows,
 * macOS, iOS, Android and Linux, and widths are reckoned for the widest of them. Not `system-ui`: what
 * that is on Linux may be a third wider.
 */
export const FONTS =
  "'Segoe UI','Helvetica Neue',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif";

export interface Line {
  text: string;
  size: number;
  weight?: 400 | 500 | 600 | 700;
  color?: string;
}

/** Rough pixels that a line takes. */
export function lineWidth({ text, size, weight = 400 }: Line): number {
  let units = 0;
  for (const letter of text) units += NARROW.has(letter) ? 0.32 : WIDE.test(letter) ? 0.74 : 0.57;
  return units * size * (weight >= 600 ? 1.08 : 1);
}

const NARROW = new Set([' ', '.', ',', '′', '″', 'i', 'l', 'j', 't', 'f', 'I', '·', '-', "'"]);
const WIDE = /[A-Zmw&×m]/;

const one = (value: number): string => String(Math.round(value * 10) / 10);

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Where a line stands: `anchor` says which end of it is at x, `turn` is in degrees. */
export interface Place {
  anchor?: 'start' | 'middle';
  turn?: number;
}

export function letter(
  { text, size, weight = 400, color = INK.text }: Line,
  x: number,
  y: number,
  { anchor = 'middle', turn = 0 }: Place = {},
): string {
  return [
    `<text x="${one(x)}" y="${one(y)}" font-size="${one(size)}" fill="${color}"`,
    weight === 400 ? '' : ` font-weight="${weight}"`,
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    turn === 0 ? '' : ` transform="rotate(${turn} ${one(x)} ${one(y)})"`,
    `>${escaped(text)}</text>`,
  ].join('');
}
