import { randomFrom } from '@manemitra/catalogue/random';

/** Engraved-looking curves in the place of an emblem: every office has its own, and none is anybody's. */

/** Wreaths of waves around a point, drawn as thin closed curves. */
export function drawRosette(
  doc: PDFKit.PDFDocument,
  [cx, cy, radius]: readonly [x: number, y: number, radius: number],
  colour: string,
  seed: string,
): void {
  const random = randomFrom(`rosette/${seed}`);
  const petals = random.whole(7, 13);
  doc.save().lineWidth(0.4).strokeColor(colour).strokeOpacity(0.85);
  for (const [middle, depth, phases] of [
    [0.8, 0.17, 4],
    [0.46, 0.2, 3],
    [0.17, 0.1, 2],
  ] as const) {
    for (let phase = 0; phase < phases; phase++) {
      const turn = (phase / phases) * ((2 * Math.PI) / petals);
      wave(doc, [cx, cy], petals, (angle) => {
        const wavy = middle + depth * Math.cos(petals * (angle + turn));
        return radius * wavy;
      });
    }
  }
  doc.circle(cx, cy, radius).lineWidth(0.7).stroke();
  doc
    .circle(cx, cy, radius * 1.06)
    .lineWidth(0.3)
    .stroke();
  doc.restore();
}

function wave(
  doc: PDFKit.PDFDocument,
  [cx, cy]: readonly [number, number],
  petals: number,
  radiusAt: (angle: number) => number,
): void {
  const steps = petals * 9;
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const x = rounded(cx + radiusAt(angle) * Math.cos(angle));
    const y = rounded(cy + radiusAt(angle) * Math.sin(angle));
    if (i === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
  doc.closePath().stroke();
}

/** A frame of two interlaced waves between two lines, all around the page. */
export function drawFrame(
  doc: PDFKit.PDFDocument,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): void {
  doc.save().strokeColor(colour);
  doc.rect(x, y, width, height).lineWidth(1).stroke();
  doc
    .rect(x + 9, y + 9, width - 18, height - 18)
    .lineWidth(0.4)
    .stroke();
  doc.lineWidth(0.35).strokeOpacity(0.8);
  const middle = 4.5;
  for (const phase of [0, Math.PI]) {
    sides(doc, [x + middle, y + middle, width - 9, height - 9], phase);
  }
  doc.restore();
}

const WAVE_LENGTH = 13;
const WAVE_HEIGHT = 3.4;

function sides(
  doc: PDFKit.PDFDocument,
  [x, y, width, height]: readonly [number, number, number, number],
  phase: number,
): void {
  const along = (length: number, place: (s: number, off: number) => readonly [number, number]) => {
    const waves = Math.round(length / WAVE_LENGTH);
    const steps = waves * 6;
    for (let i = 0; i <= steps; i++) {
      const offset = WAVE_HEIGHT * Math.sin((i / steps) * waves * 2 * Math.PI + phase);
      const [px, py] = place((i / steps) * length, offset);
      if (i === 0) doc.moveTo(rounded(px), rounded(py));
      else doc.lineTo(rounded(px), rounded(py));
    }
    doc.stroke();
  };
  along(width, (s, off) => [x + s, y + off]);
  along(width, (s, off) => [x + s, y + height + off]);
  along(height, (s, off) => [x + off, y + s]);
  along(height, (s, off) => [x + width + off, y + s]);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
