import { readFileSync } from 'node:fs';
import Pdf from 'pdfkit';
import { REGULAR_FILE, SEMIBOLD_FILE } from '@manemitra/catalogue/fonts/font-files';

/** A paper being drawn, in points from the top left. `y` is where the next block begins. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  accent: string;
  left: number;
  width: number;
  /** Text ends here; below are the mark and the page number. */
  bottom: number;
  y: number;
  /** Certificates say little on their first page, and say it larger. */
  isAiry: boolean;
  /** Begins the next page and sets `y`. */
  turn: () => void;
}

export const INK = '#20242b';
export const FAINT = '#6a707a';
export const HAIRLINE = '#c9ccd2';

export interface TextStyle {
  size: number;
  weight?: 'regular' | 'semibold';
  colour?: string;
  align?: 'left' | 'center' | 'right';
  spacing?: number;
}

/** A font has 1.67 em a line, to leave room for Kannada's conjuncts; lines of Latin stand closer. */
const LINE_GAP = -0.24;

const FONTS = {
  regular: readFileSync(REGULAR_FILE),
  semibold: readFileSync(SEMIBOLD_FILE),
};

export function openDocument(options: {
  title: string;
  subject: string;
  createdOn: string;
  isWide: boolean;
}): PDFKit.PDFDocument {
  const created = new Date(`${options.createdOn}T00:00:00Z`);
  const doc = new Pdf({
    size: 'A4',
    layout: options.isWide ? 'landscape' : 'portrait',
    margin: 0,
    bufferPages: true,
    // No font yet: the built-in ones have neither ₹ nor Kannada.
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    // The file's id follows from these, so the same paper has the same bytes.
    info: {
      Title: options.title,
      Subject: options.subject,
      Author: 'ManeMitra demonstration catalogue',
      Creator: 'ManeMitra',
      Producer: 'ManeMitra',
      CreationDate: created,
      ModDate: created,
    },
  });
  doc.registerFont('regular', FONTS.regular);
  doc.registerFont('semibold', FONTS.semibold);
  return doc;
}

function dress(doc: PDFKit.PDFDocument, { size, weight = 'regular', colour = INK }: TextStyle) {
  doc.font(weight).fontSize(size).fillColor(colour);
}

const optionsOf = ({ size, align = 'left', spacing = 0 }: TextStyle, width: number) => ({
  width,
  align,
  lineGap: size * LINE_GAP,
  ...(spacing === 0 ? {} : { characterSpacing: spacing }),
});

export function textHeight({ doc }: Sheet, text: string, width: number, style: TextStyle): number {
  dress(doc, style);
  return doc.heightOfString(text, optionsOf(style, width));
}

const KANNADA = /[\u0c80-\u0cff]/;

/** Writes a text into a column and returns its height. */
export function write(
  { doc }: { doc: PDFKit.PDFDocument },
  text: string,
  [x, y, width]: readonly [x: number, y: number, width: number],
  style: TextStyle,
): number {
  dress(doc, style);
  // The glyphs of a conjunct stand in another order than its letters: the copied text is said apart.
  const isKannada = KANNADA.test(text);
  if (isKannada) doc.markContent('Span', { actual: text, lang: 'kn' });
  doc.text(text, x, y, optionsOf(style, width));
  if (isKannada) doc.endMarkedContent();
  return doc.y - y;
}

/** A horizontal hairline. */
export function rule(
  { doc }: { doc: PDFKit.PDFDocument },
  [x, y, width]: readonly [x: number, y: number, width: number],
  colour = HAIRLINE,
  thickness = 0.5,
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke();
}

/** Turns the page unless `height` points are left on this one. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.bottom) sheet.turn();
}
