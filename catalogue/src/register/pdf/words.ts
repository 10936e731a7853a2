/** A piece of a page's text without spaces, in points from the left and the top; `y` is its baseline. */
export interface PdfWord {
  text: string;
  left: number;
  right: number;
  y: number;
  /** Of its letters. */
  size: number;
}

export interface PdfPage {
  height: number;
  words: readonly PdfWord[];
}

/** Words side by side, from the left. */
export interface PdfLine {
  y: number;
  size: number;
  words: PdfWord[];
}

/** How far from its edges a browser prints the day, the address and the number of a page. */
const EDGE = 40;
/** Without its spaces: a browser sets this small, and far apart. */
const AT_AN_EDGE =
  /^(?:(?:https?|file|about):.+|\d+[/.-]\d+[/.-]\d+,?\d+:\d+.*|page\d+(?:(?:of|\/)\d+)?|\d+\/\d+)$/i;

/** No table has more columns than this. */
const WORDS_A_LINE = 500;

/** The lines of a page from the top, without what a browser prints around it. */
export function linesOf({ height, words }: PdfPage): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const word of words.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1);
    if (last !== undefined && word.y - last.y < 0.25 * Math.min(word.size, last.size)) {
      last.words.push(word);
    } else lines.push({ y: word.y, size: word.size, words: [word] });
  }
  for (const line of lines) line.words = joined(line.words);
  return lines.filter(
    ({ y, words: of }) =>
      of.length <= WORDS_A_LINE &&
      ((y > EDGE && y < height - EDGE) || !AT_AN_EDGE.test(textOf(of).replaceAll(' ', ''))),
  );
}

export const textOf = (words: readonly PdfWord[]): string =>
  words.map(({ text }) => text).join(' ');

/** A program may write a word in pieces, to move its letters together, or twice, to make it bold. */
function joined(words: readonly PdfWord[]): PdfWord[] {
  const whole: PdfWord[] = [];
  for (const word of words.toSorted((one, other) => one.left - other.left)) {
    const last = whole.at(-1);
    if (last === undefined || !(isSame(last, word) || isOneWord(last, word))) whole.push(word);
    else if (!isSame(last, word)) {
      const right = Math.max(last.right, word.right);
      whole[whole.length - 1] = { ...last, text: last.text + word.text, right };
    }
  }
  return whole;
}

const isSame = (one: PdfWord, other: PdfWord): boolean =>
  one.text === other.text && Math.abs(one.left - other.left) < 0.2 * one.size;

/** Figures that only touch may be of two cells. */
function isOneWord(one: PdfWord, other: PdfWord): boolean {
  const gap = (other.left - one.right) / one.size;
  const isOfFigures = /\d$/.test(one.text) && /^\d/.test(other.text);
  return gap > -0.3 && gap < (isOfFigures ? -0.001 : 0.04);
}
