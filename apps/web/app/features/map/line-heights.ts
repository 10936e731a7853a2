import { textHeights } from 'ol/render/canvas.js';

const known: Record<string, number> = textHeights;
let context: CanvasRenderingContext2D | null | undefined;

/**
 * Tells the library how high a line of a font is, in pixels, and gives the font back. Else it would put a letter of each font into the
 * page to measure it, and lay out all of the page for each.
 */
export function withLineHeight(font: string): string {
  // Without a page there is none to lay out.
  if (known[font] !== undefined || typeof document === 'undefined') return font;
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return font;
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('M');
  known[font] = Math.round(fontBoundingBoxAscent + fontBoundingBoxDescent);
  return font;
}
