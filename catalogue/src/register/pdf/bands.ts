import type { PdfLine, PdfWord } from './words.ts';

/** Lines between which no white runs across the whole table: one row of it. */
export interface Band {
  lines: PdfLine[];
  top: number;
  bottom: number;
}

/** The height of letters above their line, as a share of their size. */
const ABOVE = 0.8;
/** Lines of one cell are never nearer. */
const PITCH_MIN = 0.9;
/** Nor further apart. */
const PITCH_MAX = 3;
/** How far lines of one cell may be out of place: a browser rounds each to a whole dot. */
const SLACKS = [1.06, 1.13, 1.2, 1.3] as const;

/** A registration number begins here. */
export const hasNumber = (words: readonly PdfWord[]): boolean =>
  words.some(({ text }) => /\bPRM\b/i.test(text));

/**
 * The rows of a table: the lines of a cell are nearer to each other than those of two rows. How near, its registrations tell: each is
 * in a row of its own, like the heading, and as few rows as can be have none.
 */
export function bandsOf(lines: readonly PdfLine[], heading?: PdfLine): Band[] {
  const pitch = pitchOf(lines);
  const [first = [], ...others] = [...SLACKS.map((slack) => pitch * slack), 1].map((height) =>
    bandsOfHeight(lines, height),
  );
  return others.reduce(
    (best, bands) => (costOf(bands, heading) < costOf(best, heading) ? bands : best),
    first,
  );
}

/** Two registrations in one row are worse than any number of rows without one. */
function costOf(bands: readonly Band[], heading: PdfLine | undefined): number {
  const numbers = bands.map(
    ({ lines }) => lines.filter((line) => line === heading || hasNumber(line.words)).length,
  );
  const [joined, without] = [numbers.filter((of) => of > 1), numbers.filter((of) => of === 0)];
  return joined.length * 1_000_000 + without.length;
}

function bandsOfHeight(lines: readonly PdfLine[], height: number): Band[] {
  const bands: Band[] = [];
  for (const line of lines) {
    const top = line.y - ABOVE * line.size;
    const bottom = top + height * line.size;
    const last = bands.at(-1);
    if (last !== undefined && top < last.bottom) {
      last.lines.push(line);
      last.bottom = Math.max(last.bottom, bottom);
    } else bands.push({ lines: [line], top, bottom });
  }
  return bands;
}

/** The distance between lines of one cell, as a share of the size of letters. */
function pitchOf(lines: readonly PdfLine[]): number {
  let pitch = Infinity;
  for (const [at, upper] of lines.entries()) {
    for (const lower of lines.slice(at + 1)) {
      const distance = (lower.y - upper.y) / upper.size;
      if (distance >= pitch || distance > PITCH_MAX) break;
      if (distance >= PITCH_MIN && isOver(upper, lower)) pitch = distance;
    }
  }
  return Number.isFinite(pitch) ? pitch : 1;
}

const isOver = (upper: PdfLine, lower: PdfLine): boolean =>
  upper.words.some((one) =>
    lower.words.some((other) => one.left < other.right && other.left < one.right),
  );
