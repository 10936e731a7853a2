import { num } from './svg-number.ts';
import { PLAIN, WIDE } from './letter-outlines.ts';

/** Text as outlines of the bundled font, so that it looks the same wherever a picture is shown. */

export type FaceName = 'wide' | 'plain';

const tableOf = (outlines: string) =>
  new Map(
    outlines.split('\n').map((row) => {
      const [letter = '', ...rest] = row;
      const [advance, d = ''] = rest.join('').split('|');
      return [letter, { advance: Number(advance), d }] as const;
    }),
  );
const FACES: Readonly<Record<FaceName, ReturnType<typeof tableOf>>> = {
  wide: tableOf(WIDE),
  plain: tableOf(PLAIN),
};
const UNITS_PER_EM = 250;

/** Whether every letter has an outline: a name in another script has none. */
export const isDrawable = (text: string, face: FaceName): boolean =>
  Array.from(text).every((letter) => FACES[face].has(letter));

/** Pixels across at `size` pixels an em. */
export function widthOf(text: string, size: number, face: FaceName = 'wide'): number {
  return (
    (Array.from(text).reduce((sum, letter) => sum + (FACES[face].get(letter)?.advance ?? 125), 0) *
      size) /
    UNITS_PER_EM
  );
}

/** The most of a text that fits, with an ellipsis when something is left out. */
export function fitted(text: string, size: number, width: number, face: FaceName = 'wide'): string {
  if (widthOf(text, size, face) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, face) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

interface Lettering {
  /** Pixels an em. */
  size: number;
  color: string;
  face?: FaceName;
  anchor?: 'start' | 'middle' | 'end';
  /** Pixels between letters, over what the font asks for. */
  spacing?: number;
}

export interface Scribe {
  write(text: string, at: readonly [x: number, y: number], look: Lettering): string;
  defs(): string;
}

/**
 * Writes the letters of one picture: each is defined once, however often it appears. Its id names the letter, so two
 * pictures on a page define the same.
 */
export function scribe(): Scribe {
  const used = new Map<string, string>();
  return {
    write(text, [x, y], { size, color, face = 'wide', anchor = 'start', spacing = 0 }) {
      const scale = size / UNITS_PER_EM;
      const width = widthOf(text, size, face) + spacing * (text.length - 1);
      const from = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
      let pen = 0;
      const letters = Array.from(text).flatMap((letter) => {
        const outline = FACES[face].get(letter);
        const left = Math.round(pen);
        pen += (outline?.advance ?? 125) + spacing / scale;
        if (outline === undefined || outline.d === '') return [];
        const id = `${face[0]}${letter.codePointAt(0)?.toString(36)}`;
        used.set(id, outline.d);
        return [`<use href="#${id}"${left === 0 ? '' : ` x="${left}"`}/>`];
      });
      const place = `translate(${num(from)} ${num(y)})scale(${Math.round(scale * 1000) / 1000})`;
      return `<g transform="${place}" fill="${color}">${letters.join('')}</g>`;
    },
    defs: () => [...used].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join(''),
  };
}
