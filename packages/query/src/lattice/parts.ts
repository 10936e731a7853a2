/**
 * A part of a feature's name: "+0", "bhk", "beku". A feature is known by a number that its name makes, and the number of a name
 * follows from those of its parts, so that a name is never written out to be looked up.
 */
export interface Part {
  text: string;
  /** Two independent numbers of the text with a blank before it. */
  one: number;
  other: number;
  /** What the numbers of the parts before are multiplied by. */
  oneShift: number;
  otherShift: number;
}

/*
 * Two polynomial hashes of the letters, modulo 2³²; of the second the upper 16 bits are kept. `npm run train` checks that no two
 * learned features share these 48 bits. About one unknown feature in 10⁹ is taken for a learned one.
 */
const ONE = 0x9e37_79b1;
const OTHER = 0x85eb_ca6b;
const BLANK = 0x20;

export function makePart(text: string): Part {
  let [one, other, oneShift, otherShift] = [BLANK, BLANK, ONE, OTHER];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = (Math.imul(one, ONE) + code) | 0;
    other = (Math.imul(other, OTHER) + code) | 0;
    oneShift = Math.imul(oneShift, ONE);
    otherShift = Math.imul(otherShift, OTHER);
  }
  return { text, one, other, oneShift, otherShift };
}

/** Two parts as one, with a blank between them. */
export function joined(before: Part, after: Part): Part {
  return {
    text: `${before.text} ${after.text}`,
    one: (Math.imul(before.one, after.oneShift) + after.one) | 0,
    other: (Math.imul(before.other, after.otherShift) + after.other) | 0,
    oneShift: Math.imul(before.oneShift, after.oneShift),
    otherShift: Math.imul(before.otherShift, after.otherShift),
  };
}

const parts = new Map<string, Part>();
/** Kept for as many words as buyers use; hostile texts do not grow the memory. */
const MOST_KEPT = 50_000;

/** The same, made once for each text. */
export function partOf(text: string): Part {
  const known = parts.get(text);
  if (known !== undefined) return known;
  const part = makePart(text);
  if (parts.size < MOST_KEPT) parts.set(text, part);
  return part;
}

export function numberPart(value: number): Part {
  return SMALL[value] ?? partOf(String(value));
}

const SMALL = Array.from({ length: 64 }, (_, value) => makePart(String(value)));

/** Takes features as the parts of their names. */
export interface FeatureSink {
  add(first: Part, second?: Part, third?: Part, fourth?: Part): void;
}
