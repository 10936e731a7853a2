import { BHK, homesNamed, isBedroomsAlone } from './bedrooms.ts';

/* Where one home of a cell ends and the next begins. */

/** A home of a cell, or several that nobody can tell apart. */
export interface Piece {
  piece: string;
  /** Words before the first home, which hold of this one too. */
  lead: string;
  /** Nobody knows which of the figures in it belong to which home. */
  isUnclear: boolean;
}

/** The homes of a cell, one after the other. */
export function piecesOf(cell: string): Piece[] {
  const text = cell.replace(ABOUT_FIGURE, '');
  const bare = isBedroomsAlone(text) ? `${text} BHK` : text;
  return bare
    .split(/[;|\n]/)
    .flatMap(kindApart)
    .flatMap((segment) => {
      if (segment.trim() === '') return [];
      const begins = beginsOf(segment);
      // Words before the first number apply to all that follow: "Villas: 3, 4 BHK". Figures there apply only to the first.
      const lead = segment.slice(0, begins[0] ?? 0);
      if (begins.length > 1 && HAS_FIGURE.test(lead)) return figuresFirst(segment);
      const own =
        begins.length === 0 ? [segment] : begins.map((at, i) => segment.slice(at, begins[i + 1]));
      return own.map((piece) => ({ piece, lead, isUnclear: false }));
    });
}

/** `~1150`: kept as the figure that it is about. */
const ABOUT_FIGURE = /(?:~|≈|\b(?:about|approx(?:imately)?\b\.?|around))\s*(?=[\d₹])/gi;

const PLOTS = /(?<!\d)\d{2,3}\s*['’]?\s*[x×*]\s*\d{2,3}(?!\d)/gi;

const KIND =
  '(?:pent ?-?houses?|duplex(?:es)?|(?:row|town) ?-?houses?|(?:independent|individual) ?-?(?:houses?|homes?|villas?)|villas?|plots?|apartments?|flats?)';
/** `3, 4 BHK + duplex`: a kind that is added behind homes is one more, none of theirs. */
const ADDED_KIND = new RegExp(
  `^(.*${BHK}.*?)\\s*(?:\\+|&|\\band\\b|\\bplus\\b)\\s*(${KIND})\\s*$`,
  'i',
);

function kindApart(segment: string): string[] {
  const [, homes, kind] = ADDED_KIND.exec(segment) ?? [];
  return homes === undefined || kind === undefined ? [segment] : [homes, kind];
}

const HAS_FIGURE = /\d{3,}|\d,\d{3}|\d\s*(?:crores?|crs?|lakhs?|lacs?|lks?|l)(?![a-z])/i;

/**
 * Homes with their figures before them: `1100 sft 2 BHK / 1450 sft 3 BHK`. If there are figures after the last home too,
 * nobody knows which belong to which.
 */
function figuresFirst(segment: string): Piece[] {
  const ends = homesNamed(segment).map(({ index, 0: { length } }) => index + length);
  if (HAS_FIGURE.test(segment.slice(ends.at(-1))))
    return [{ piece: segment, lead: '', isUnclear: true }];
  return ends.map((end, at) => ({
    piece: segment.slice(at === 0 ? 0 : ends[at - 1], at === ends.length - 1 ? undefined : end),
    lead: '',
    isUnclear: false,
  }));
}

/** Where each home of a list begins: with its bedrooms, or of plots with the size of each: `30x40, 30x50`. */
function beginsOf(segment: string): number[] {
  const named = homesNamed(segment);
  const begins = named.length > 0 ? named : [...segment.matchAll(PLOTS)];
  return named.length > 0 || begins.length > 1 ? begins.map(({ index }) => index) : [];
}
