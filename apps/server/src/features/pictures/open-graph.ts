import { fitted, isDrawable, scribe, widthOf } from '@manemitra/catalogue/lettering/lettering';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import type { PictureAddress } from '@manemitra/catalogue/picture-address';
import { randomFrom } from '@manemitra/catalogue/random';

/** The lines of a link preview; unknown ones are left out. */
export interface PreviewFacts {
  name: string;
  /** `Whitefield, Bengaluru`. */
  place: string;
  /** `3, 4 BHK`. */
  homes: string | null;
  /** `From ₹1.42 Cr`. */
  price: string | null;
  promoter: string;
  /** Its registration, in lines that are never left out or cut: `RERA, not checked`, then the number. */
  rera: string[];
  /** The drawing of a demonstration project. A real project without photographs gets a pattern instead. */
  facade: PictureAddress | undefined;
}

const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;
const PANEL = 500;
const TEXT = 400;
const LEFT = 52;

interface Line {
  y: number;
  size: number;
  color: string;
  face: 'wide' | 'plain';
}

/**
 * Where to draw a name in a script with joined letters: the painter of the preview draws it there, with the font of our
 * papers.
 */
export const JOINED_NAME = { left: LEFT, top: 140, width: TEXT, height: 108 };

/** Whether a name is in Kannada: its letters take their shape from their neighbours, and no outline of one is right. */
export const isJoined = (name: string): boolean =>
  /\p{Script=Kannada}/u.test(name) && /^[ -~\u0c80-\u0cff\u200c\u200d]+$/u.test(name);

/** The preview of a project's page with the drawing of its façade, 1200 by 630: every letter is an outline of our own font. */
export function openGraphSvg(facts: PreviewFacts, facade?: string): string {
  const pen = scribe();
  const shorter = facts.place.replace(/, Bengaluru$/, '');
  const name = isJoined(facts.name) ? [] : linesOf(titleOf(facts.name, shorter));
  const size = name.length > 2 ? 44 : 52;
  const top = 206 - (name.length > 2 ? 14 : 0);
  const under = top + (name.length === 0 ? 36 : (name.length - 1) * size * 1.12);
  const line = (text: string | null, { y, size: height, color, face }: Line) =>
    text === null || !isDrawable(text, face)
      ? ''
      : pen.write(fitted(text, height, TEXT, face), [LEFT, y], {
          size: height,
          color: color,
          face,
        });
  const drawn = [
    facade === undefined ? kolam(facts.place) : picture(facade),
    `<path d="M0 0h${PANEL}v${PREVIEW_HEIGHT}H0z" fill="#063a31"/><path d="M${PANEL} 0v${PREVIEW_HEIGHT}" stroke="#f4cd62" stroke-width="6"/>`,
    mark(),
    pen.write('ManeMitra', [LEFT + 60, 93], { size: 34, color: '#ffffff' }),
    ...name.map((part, i) =>
      pen.write(part, [LEFT, top + i * size * 1.12], { size: size, color: '#ffffff' }),
    ),
    line(widthOf(facts.place, 29, 'plain') <= TEXT ? facts.place : shorter, {
      y: under + 50,
      size: 29,
      color: '#a9cfc1',
      face: 'plain',
    }),
    line(`by ${facts.promoter}`, { y: under + 90, size: 25, color: '#a9cfc1', face: 'plain' }),
    line(facts.homes, { y: under + 156, size: 29, color: '#eef6f1', face: 'plain' }),
    line(facts.price, { y: under + 208, size: 42, color: '#f4cd62', face: 'wide' }),
    ...facts.rera.map((text, i) => {
      const size = Math.min(20, (20 * TEXT) / widthOf(text, 20, 'plain'));
      return pen.write(text, [LEFT, 534 + i * 26], { size, color: '#a9cfc1', face: 'plain' });
    }),
    facade === undefined
      ? ''
      : line('Illustration, demonstration project', {
          y: 586,
          size: 20,
          color: '#a9cfc1',
          face: 'plain',
        }),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<defs>${pen.defs()}</defs>${drawn}</svg>`,
  ].join('');
}

/** In a script that we have no letters for, where the project is says more than empty boxes. */
const titleOf = (name: string, place: string): string =>
  isDrawable(name, 'wide') || !isDrawable(place, 'wide') ? name : `A project in ${place}`;

/** At most three lines; the last one is cut when it has to be. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, 52) <= TEXT)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= 3) return lines.map((text) => fitted(text, lines.length > 2 ? 44 : 52, TEXT));
  return [...lines.slice(0, 2), fitted(lines.slice(2).join(' '), 44, TEXT)];
}

/** The mark of `apps/web/app/features/shell/logo.tsx`, in white. */
const mark = (): string =>
  `<path transform="translate(${LEFT} 56)scale(1.02)" fill="#ffffff" fill-rule="evenodd" d="M21.6 2.9a3.8 3.8 0 0 1 4.8 0l16.5 13.2a4.2 4.2 0 0 1 1.6 3.3V36a5 5 0 0 1-5 5H18.4L6 47a1.7 1.7 0 0 1-2.5-1.5V19.4a4.2 4.2 0 0 1 1.6-3.3zM7.6 25a7.8 7.8 0 1 0 15.6 0 7.8 7.8 0 1 0-15.6 0zM13.3 23.3a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0zM24.8 25a7.8 7.8 0 1 0 15.6 0 7.8 7.8 0 1 0-15.6 0zM30.5 23.3a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0z"/>`;

/** The façade beside the panel: all of its height, the middle of its width. */
function picture(svg: string): string {
  const inner = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<\/svg>$/, '');
  const scale = PREVIEW_HEIGHT / 900;
  const shift = PANEL + (PREVIEW_WIDTH - PANEL - 1200 * scale) / 2;
  return `<g transform="translate(${num(shift)} 0)scale(${scale})">${inner}</g>`;
}

/** A kolam of loops round dots, as drawn before the doors of this city: it shows no home and claims none. */
function kolam(seed: string): string {
  const random = randomFrom(`kolam/${seed}`);
  const cell = 70;
  let arcs = '';
  let points = '';
  const turns = Array.from({ length: 5 }, () =>
    Array.from({ length: 5 }, () => random.chance(0.5)),
  );
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 10; column++) {
      // Folded in both directions: a kolam is symmetrical.
      const [i, j] = [Math.min(row, 8 - row), Math.min(column, 9 - column)];
      const isTurned = ((turns[i]?.[j] ?? false) !== row > 4) !== column > 4;
      const [x, y, h] = [PANEL + column * cell, row * cell, cell / 2];
      arcs += isTurned
        ? `M${x + h} ${y}a${h} ${h} 0 0 1-${h} ${h}M${x + cell} ${y + h}a${h} ${h} 0 0 0-${h} ${h}`
        : `M${x + h} ${y}a${h} ${h} 0 0 0 ${h} ${h}M${x} ${y + h}a${h} ${h} 0 0 1 ${h} ${h}`;
      points += `M${x} ${y}h0`;
    }
  return `<rect x="${PANEL}" width="${PREVIEW_WIDTH - PANEL}" height="${PREVIEW_HEIGHT}" fill="#0b5f4f"/><path d="${arcs}" stroke="#dcece5" stroke-width="6" opacity=".75"/><path d="${points}" stroke="#f4cd62" stroke-width="12"/>`;
}
