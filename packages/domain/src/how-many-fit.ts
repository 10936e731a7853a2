import { formatIndianNumber } from './indian-number.ts';

/**
 * How surely a project that is found stays within what was named as the most, the surest first: all is known and within; what is known is
 * within; a way may take longer on a slow day; it keeps the limit by its listed price alone.
 */
export const FITS = ['sure', 'by-what-is-known', 'may-be-late', 'over-limit'] as const;
export type Fit = (typeof FITS)[number];

/** Of the projects that a search finds, how many are not sure to fit; each is counted once, by the worst that holds of it. */
export interface Fitting {
  total: number;
  /** As far as it is known they stay within the limit, but not all costs are known. */
  byWhatIsKnown: number;
  /** On a slow day a way may be over the minutes. */
  mayBeLate: number;
  /** By the home that speaks for them they come to more than the limit until the keys. */
  overLimit: number;
}

/** These counts of something that has more. */
export const fittingIn = ({ total, byWhatIsKnown, mayBeLate, overLimit }: Fitting): Fitting => ({
  total,
  byWhatIsKnown,
  mayBeLate,
  overLimit,
});

/** The one count: of these projects, how many stand how. */
export function tallyFits(fits: Iterable<Fit>): Fitting {
  const tally: Fitting = { total: 0, byWhatIsKnown: 0, mayBeLate: 0, overLimit: 0 };
  for (const fit of fits) {
    tally.total += 1;
    if (fit === 'by-what-is-known') tally.byWhatIsKnown += 1;
    else if (fit === 'may-be-late') tally.mayBeLate += 1;
    else if (fit === 'over-limit') tally.overLimit += 1;
  }
  return tally;
}

/**
 * `13 projects fit`; where some are not sure to, which is not said to fit, `13 projects` and how many stand how:
 * `5 fit, 6 fit by what is known, 2 by listed price only`.
 */
export function howManyFit(fitting: Fitting): { found: string; split: string | null } {
  const { total, byWhatIsKnown, mayBeLate, overLimit } = fitting;
  const projects = `${formatIndianNumber(total)} ${total === 1 ? 'project' : 'projects'}`;
  const sure = total - byWhatIsKnown - mayBeLate - overLimit;
  if (sure === total) return { found: `${projects} ${total === 1 ? 'fits' : 'fit'}`, split: null };
  const parts = [
    { count: sure, one: 'fits', many: 'fit' },
    { count: byWhatIsKnown, one: 'fits by what is known', many: 'fit by what is known' },
    { count: mayBeLate, one: 'may be over the minutes', many: 'may be over the minutes' },
    {
      count: overLimit,
      one: 'by listed price only',
      many: 'by listed price only',
      oneAlone: 'fits by listed price only',
      allAlone: 'fit by listed price only',
    },
  ].filter(({ count }) => count > 0);
  const [only] = parts;
  const split =
    parts.length === 1 && only !== undefined
      ? total === 1
        ? (only.oneAlone ?? only.one)
        : `all ${only.allAlone ?? only.many}`
      : parts
          .map(({ count, one, many }) => `${formatIndianNumber(count)} ${count === 1 ? one : many}`)
          .join(', ');
  return { found: projects, split };
}

/** The same of what was asked: `13 projects fit “3 BHK”.`, `13 projects for “3 BHK”: 9 fit, 4 by listed price only.` */
export function howManyFitSentence(fitting: Fitting, asked: string): string {
  const { found, split } = howManyFit(fitting);
  return split === null ? `${found} “${asked}”.` : `${found} for “${asked}”: ${split}.`;
}
