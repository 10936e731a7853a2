import type { Cells } from '../../import/row-cells.ts';
import { fieldOfHeading } from '../register-headings.ts';
import { linesOf, type PdfLine, type PdfPage, type PdfWord, textOf } from './words.ts';

/** A gap wider than one between words separates what is side by side. */
const GAP = 0.33;
/** Lines of one value are not further apart, of the size of their letters. */
const PITCH_MAX = 1.6;

/** Words that belong together on a line. */
interface Piece {
  text: string;
  left: number;
  right: number;
}

interface Pieces {
  y: number;
  size: number;
  pieces: Piece[];
}

/** Names and values side by side, as on the page of one registration, each as a row of two. */
export function pdfPairs(pages: readonly PdfPage[]): Cells[] {
  const rows: Cells[] = [];
  for (const page of pages) {
    const lines = linesOf(page).map(piecesOf);
    for (const [at, { pieces }] of lines.entries()) {
      for (const [place, piece] of pieces.entries()) {
        const name = nameAt(lines, at, piece);
        const value = pieces[place + 1];
        if (name === undefined || value === undefined) continue;
        if (nameAt(lines, at, value) !== undefined) continue;
        const number = rows.length + 1;
        const cells = [name, wholeValue(lines, at, { from: piece.left, value })];
        rows.push({ line: number, sheetRow: number, cells });
      }
    }
  }
  return rows;
}

function piecesOf({ y, size, words }: PdfLine): Pieces {
  const groups: PdfWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const right = last?.at(-1)?.right;
    if (right !== undefined && word.left - right < GAP * size) last?.push(word);
    else groups.push([word]);
  }
  const pieces = groups.map((group) => ({
    text: textOf(group).replace(/^:\s*|\s*:$/g, ''),
    left: group[0]?.left ?? 0,
    right: group.at(-1)?.right ?? 0,
  }));
  return { y, size, pieces: pieces.filter(({ text }) => text !== '') };
}

/** The name that begins here; it may go over two lines. */
function nameAt(lines: readonly Pieces[], at: number, piece: Piece): string | undefined {
  if (fieldOfHeading(piece.text) !== undefined) return piece.text;
  const under = below(lines, at).find((other) => isUnder(piece, other, lines[at]));
  const both = `${piece.text} ${under?.text ?? ''}`;
  return under !== undefined && fieldOfHeading(both) !== undefined ? both : undefined;
}

/** A value may continue over lines that have no name beside them. */
function wholeValue(
  lines: readonly Pieces[],
  at: number,
  { from, value }: { from: number; value: Piece },
): string {
  let { text } = value;
  for (let line = at; ; line += 1) {
    const next = below(lines, line);
    const more = next.find((piece) => isUnder(value, piece, lines[line]));
    const isNamed = next.some(({ left, right }) => right > from && left < value.left);
    if (more === undefined || isNamed) return text;
    text += /\S[-/]$/.test(text) ? more.text : ` ${more.text}`;
  }
}

function below(lines: readonly Pieces[], at: number): Piece[] {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next === undefined) return [];
  return next.y - line.y < PITCH_MAX * line.size ? next.pieces : [];
}

const isUnder = (upper: Piece, lower: Piece, line: Pieces | undefined): boolean =>
  Math.abs(upper.left - lower.left) < GAP * (line?.size ?? 0);
