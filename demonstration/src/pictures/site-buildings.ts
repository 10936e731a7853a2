import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill } from './drawing.ts';
import { widthOf } from '@manemitra/catalogue/lettering/lettering';
import type { Scribe } from '@manemitra/catalogue/lettering/lettering';
import { mix } from './palette.ts';
import type { Mood } from './palette.ts';
import type { PictureAddress } from '@manemitra/catalogue/picture-address';
import type { Arrangement, Box } from './site-packing.ts';
import { marker } from './site-plan-key.ts';
import { INK, rect, rects, rowsOfRects } from './site-sheet.ts';

/** The floors that several towers share, with planting on their roof. */
export function podiums({ walls, prefix }: Mood, boxes: readonly Box[]): string {
  if (boxes.length === 0) return '';
  const d = boxes
    .map(
      (b) =>
        `M${num(b.x + 8)} ${num(b.y)}h${num(b.width - 16)}a8 8 0 0 1 8 8v${num(b.height - 16)}a8 8 0 0 1-8 8h${num(16 - b.width)}a8 8 0 0 1-8-8v${num(16 - b.height)}a8 8 0 0 1 8-8z`,
    )
    .join('');
  const tone = mix(walls.wall, '#e9e2d2', 0.55);
  const beds = boxes
    .map((b) => rect({ x: b.x + 7, y: b.y + 7, width: b.width - 14, height: b.height - 14 }))
    .join('');
  const id = `${prefix}d`;
  return [
    `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" x="4" y="5" fill="#1d2033" opacity=".14"/>`,
    `<use href="#${id}" fill="${tone}" stroke="${mix(tone, INK, 0.4)}" stroke-width="1.4"/>`,
    `<path d="${beds}" stroke="#b5cb94" stroke-width="7" stroke-dasharray="46 12 22 12"/>`,
  ].join('');
}

export function buildings(mood: Mood, boxes: readonly Box[], kind: PictureAddress['kind']): string {
  const { walls, design, prefix } = mood;
  if (kind === 'plots' || boxes.length === 0) return '';
  const isHouse = kind === 'villa' || kind === 'row-house';
  const roof = isHouse ? walls.roof : mix(walls.wall, walls.accent, 0.3);
  const reach = isHouse ? 3 : kind === 'high-rise' ? 12 : 7;
  const notch = design.pick([0, 0.14, 0.2]);
  const isPlus = design.chance(0.5);
  const towers = notch === 0 ? rects(boxes) : boxes.map((b) => notched(b, notch, isPlus)).join('');
  const id = `${prefix}b`;
  const half = boxes.map((b) =>
    b.width > b.height ? { ...b, height: b.height / 2 } : { ...b, width: b.width / 2 },
  );
  const cores = boxes.map((b) => ({
    x: b.x + b.width * 0.42,
    y: b.y + b.height * 0.38,
    width: b.width * 0.16,
    height: b.height * 0.24,
  }));
  return [
    `<defs><g id="${id}">${isHouse ? rowsOfRects(id, boxes) : `<path d="${towers}"/>`}</g></defs>`,
    `<use href="#${id}" x="${reach}" y="${reach}" fill="#1d2033" opacity=".2"/>`,
    `<use href="#${id}" fill="${roof}" stroke="${mix(roof, INK, 0.5)}" stroke-width="${isHouse ? 1 : 2.2}"/>`,
    isHouse
      ? `<g fill="#ffffff" opacity=".18">${rowsOfRects(`${prefix}h`, half)}</g>`
      : fill(rects(cores), mix(roof, walls.trim, 0.45)),
  ].join('');
}

/** An H or a plus: what towers look like from above. */
function notched({ x, y, width, height }: Box, share: number, isPlus: boolean): string {
  const [a, b] = [width * share, height * share];
  if (isPlus)
    return `M${num(x + a)} ${num(y)}h${num(width - 2 * a)}v${num(b)}h${num(a)}v${num(height - 2 * b)}h${num(-a)}v${num(b)}h${num(2 * a - width)}v${num(-b)}h${num(-a)}v${num(2 * b - height)}h${num(a)}z`;
  return `M${num(x)} ${num(y)}h${num(width * 0.38)}v${num(b)}h${num(width * 0.24)}v${num(-b)}h${num(width * 0.38)}v${num(height)}h${num(-width * 0.38)}v${num(-b)}h${num(-width * 0.24)}v${num(b)}h${num(-width * 0.38)}z`;
}

export function labels(
  pen: Scribe,
  laid: Arrangement,
  toSheet: (part: Box) => Box,
  kind: PictureAddress['kind'],
): string {
  const numbers = laid.places.map(({ box: part }, i) => {
    const b = toSheet(part);
    return marker(i + 1, [b.x + b.width / 2, b.y + b.height / 2]);
  });
  if (laid.lots.length > 0) return numbers.join('');
  const names = laid.buildings.map((part, i) => {
    const b = toSheet(part);
    const name =
      laid.buildings.length === 1
        ? kind === 'high-rise'
          ? 'Tower'
          : 'Building'
        : `${b.width > 78 ? 'Tower ' : ''}${towerName(i)}`;
    const size = Math.min(21, (b.width - 8) / (widthOf(name, 1, 'plain') || 1));
    const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
    const width = widthOf(name, size, 'plain') + 14;
    return `<rect x="${num(x - width / 2)}" y="${num(y - size * 0.72)}" width="${num(width)}" height="${num(size * 1.4)}" rx="${num(size * 0.4)}" fill="#fffdf6" opacity=".92"/>${pen.write(name, [x, y + size * 0.33], { size: size, color: INK, face: 'plain', anchor: 'middle' })}`;
  });
  return names.join('') + numbers.join('');
}

/** A to Z, then AA. */
const towerName = (i: number): string =>
  (i >= 26 ? String.fromCodePoint(64 + Math.floor(i / 26)) : '') +
  String.fromCodePoint(65 + (i % 26));
