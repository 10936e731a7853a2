import type { NumberRange } from '@manemitra/query/criteria';
import type { Place } from '@manemitra/query/place';
import {
  hasBit,
  type Bits,
  type ListColumn,
  type NumberColumn,
  type TextColumn,
} from './columns.ts';

/** Yes, no or not disclosed, as numbers so that a column of them costs nothing. */
export const YES = 1;
export const NO = 0;
export const UNKNOWN = -1;
export type Verdict = typeof YES | typeof NO | typeof UNKNOWN;

/** Places in `FITS`: how surely a wish that is met stays within what was named. */
export const SURE = 0;
export const BY_WHAT_IS_KNOWN = 1;
export const MAY_BE_LATE = 2;
export const OVER_LIMIT = 3;

/** A fact by row: of a project on the property level, of a unit type on the unit level. */
export type ByRow<T> = (row: number) => T;

/** Verdicts that can also be told of all rows at once, where that is quicker than to ask for each. */
export type Verdicts = ByRow<Verdict> & {
  /** Marks those of the first so many rows that meet it; of others it may say anything. */
  markYes?: (words: Uint32Array, rows: number) => void;
};

/** Marks the rows that meet a wish in words that are empty. */
export function markYes(verdict: Verdicts, words: Uint32Array, rows: number): void {
  if (verdict.markYes) verdict.markYes(words, rows);
  else for (let row = 0; row < rows; row++) if (verdict(row) === YES) mark(words, row);
}

export function mark(words: Uint32Array, row: number): void {
  words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
}

/** A way to a station as it is told, in metres. */
export interface StationWalk {
  station: Place;
  /** On foot; where no way along streets is known, a usual one for the straight line. */
  meters: number;
  /** The straight line; where a way is known it says nothing, and is left out. */
  straight: number | null;
}

/** What the search knows of one wish, by row. Numbers that are not known are NaN. */
export interface Measures {
  verdict: Verdicts;
  /** A measured figure for the reason, for example the distance in metres. */
  figure?: ByRow<number>;
  /** The way on foot to a station that the figure is of. */
  walk?: ByRow<StationWalk | undefined>;
  /** Metres to the place as the crow flies, for an order among many where the figure is dear. */
  away?: ByRow<number>;
  /** Minutes of a way there, for the order that is fair to each. */
  minutes?: ByRow<number>;
  /** How well it is met, 0 to 1, for the ranking. */
  closeness?: ByRow<number>;
  /** How surely it stays within what was named as the most, though the wish is met: a place in `FITS`. */
  risk?: ByRow<number>;
  /** Rows that it is not known of, and that count where it must hold: what is known of them keeps within it. Only `risk` says so. */
  byWhatIsKnown?: ByRow<boolean>;
  /** How far outside the wish it is: above it positive, below it negative. For widening. */
  gap?: ByRow<number>;
}

export const always =
  <T>(value: T): ByRow<T> =>
  () =>
    value;

export function numberIn({ values }: NumberColumn): ByRow<number> {
  return (row) => at(values, row);
}

/**
 * A number of a column. Loops over all rows read columns with this and not through a function by row, whose every
 * result V8 would put on the heap.
 */
export function at(values: Float64Array, row: number): number {
  return values[row] ?? NaN;
}

/** Whether a text is one of these. */
export function isOneOf({ codes, codeOf }: TextColumn, texts: readonly string[]): Verdicts {
  if (texts.length === 0) return always(NO);
  const isWanted = new Uint8Array(codeOf.size + 1);
  for (const text of texts) isWanted[codeOf.get(text) ?? 0] = 1;
  // Those that no row has fell on the code of what is not known.
  isWanted[0] = 0;
  return Object.assign(
    (row: number): Verdict => {
      const code = codes[row] ?? 0;
      return code === 0 ? UNKNOWN : isWanted[code] === 1 ? YES : NO;
    },
    {
      markYes: (words: Uint32Array, rows: number) => {
        for (let word = 0; word << 5 < rows; word++) {
          let bits = 0;
          for (let bit = 0; bit < 32; bit++) {
            bits |= (isWanted[codes[(word << 5) | bit] ?? 0] ?? 0) << bit;
          }
          words[word] = bits;
        }
      },
    },
  );
}

/** Whether a list holds one of these. */
export function holdsOneOf(column: ListColumn, texts: readonly string[]): Verdicts {
  const isHeld = isInOneOf(column, texts);
  return Object.assign(
    (row: number): Verdict => (isHeld(row) ? YES : hasBit(column.known, row) ? NO : UNKNOWN),
    { markYes: markListed(column, texts) },
  );
}

/** Marks the rows whose list holds one of these. */
export function markListed({ byText }: ListColumn, texts: readonly string[]) {
  return (words: Uint32Array): void => {
    for (const text of texts) {
      const rows = byText.get(text)?.words ?? new Uint32Array();
      const end = Math.min(words.length, rows.length);
      for (let word = 0; word < end; word++) words[word] = (words[word] ?? 0) | (rows[word] ?? 0);
    }
  };
}

export function isInOneOf({ byText }: ListColumn, texts: readonly string[]): ByRow<boolean> {
  const sets: Bits[] = texts.flatMap((text) => byText.get(text) ?? []);
  const [only] = sets;
  if (only === undefined) return always(false);
  return sets.length === 1
    ? (row) => hasBit(only, row)
    : (row) => sets.some((set) => hasBit(set, row));
}

/** 1, 0 or unknown, as yes, no or unknown. */
export function isYes({ values }: NumberColumn): ByRow<Verdict> {
  return (row) => {
    const value = at(values, row);
    return value === 1 ? YES : value === 0 ? NO : UNKNOWN;
  };
}

export function not(verdict: ByRow<Verdict>): ByRow<Verdict> {
  return (row) => {
    const said = verdict(row);
    return said === YES ? NO : said === NO ? YES : UNKNOWN;
  };
}

export function both(a: Verdict, b: Verdict): Verdict {
  if (a === NO || b === NO) return NO;
  return a === UNKNOWN || b === UNKNOWN ? UNKNOWN : YES;
}

export function either(a: Verdict, b: Verdict): Verdict {
  if (a === YES || b === YES) return YES;
  return a === UNKNOWN || b === UNKNOWN ? UNKNOWN : NO;
}

export function isAtMost(value: number, limit: number): Verdict {
  return value <= limit ? YES : Number.isNaN(value) ? UNKNOWN : NO;
}

/** Whether a value that may be off by `slack` is at most a limit: yes or no only where it is so whatever it is. */
export function isSurelyAtMost(value: number, slack: number, limit: number): Verdict {
  return value + slack <= limit ? YES : value - slack > limit ? NO : UNKNOWN;
}

/** Whether what runs from `low` to `high` (unknown: to `low`) has a part inside the range. */
export function overlaps(
  { values: low }: NumberColumn,
  { values: high }: NumberColumn,
  { min, max }: NumberRange,
): Verdicts {
  if (min === undefined && max === undefined) return always(YES);
  return Object.assign(
    (row: number) => {
      const from = at(low, row);
      const isLowEnough = max === undefined ? YES : isAtMost(from, max);
      return min === undefined
        ? isLowEnough
        : both(isLowEnough, isAtMost(-topOf(from, at(high, row)), -min));
    },
    {
      // Prices and areas are new in almost every sentence. Whether one is in the range is as good as chance to a processor,
      // so nothing branches here, which takes a fifth of the time.
      markYes: (words: Uint32Array, rows: number) => {
        const [least, most] = [min ?? -Infinity, max ?? Infinity];
        const hasNoMost = Number(max === undefined);
        for (let word = 0; word << 5 < rows; word++) {
          let bits = 0;
          for (let bit = 0; bit < 32; bit++) {
            const from = at(low, (word << 5) | bit);
            const to = at(high, (word << 5) | bit);
            const isLowEnough = Number(from <= most) | hasNoMost;
            // Where `to` is not known it is not less than anything.
            const isHighEnough =
              Number(to >= least) | (Number(!(to < least)) & Number(from >= least));
            bits |= (isLowEnough & isHighEnough) << bit;
          }
          words[word] = bits;
        }
      },
    },
  );
}

/** How far it lies above (positive) or below (negative) the range; NaN inside it or unknown. */
export function gapTo(
  { values: low }: NumberColumn,
  { values: high }: NumberColumn,
  { min, max }: NumberRange,
): ByRow<number> {
  return (row) => {
    const from = at(low, row);
    if (max !== undefined && from > max) return from - max;
    const top = topOf(from, at(high, row));
    return min !== undefined && top < min ? top - min : NaN;
  };
}

function topOf(low: number, high: number): number {
  return Number.isNaN(high) ? low : high;
}

/** 1 at nothing, 0 at the limit and beyond it, and where nothing is known. */
export function nearness(meters: ByRow<number>, limit: number): ByRow<number> {
  return (row) => {
    const share = limit === 0 ? NaN : meters(row) / limit;
    return share < 1 ? 1 - share : 0;
  };
}
