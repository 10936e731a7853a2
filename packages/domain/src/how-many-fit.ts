import { formatIndianNumber } from './indian-number.ts';

/**
 * How surely a project that is found is what was asked, the surest first: all that was asked and refused is known and so; what is known is
 * so; a way may be longer than was named; it keeps the limit by its listed price alone.
 */
export const FITS = ['sure', 'by-what-is-known', 'may-be-late', 'over-limit'] as const;
export type Fit = (typeof FITS)[number];

/** Of the projects that a search finds, how many are not sure to fit; each is counted once, by the worst that holds of it. */
export interface Fitting {
  total: number;
  /** As far as it is known they fit; not all costs are known, or not all that was refused. */
  byWhatIsKnown: number;
  /** A way may be longer than was named: in minutes on a slow day, or on foot. */
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
 * What surely fits leads, then how the rest stands: `13 projects fit`; `9 of 13 fit` and `4 more by listed price only`; `None surely fits`
 * and `2 of 7 fit by what is known, 5 by listed price only`. One that is not sure to is not said to fit: `1 project` and `fits by what is known`.
 */
export function howManyFit(fitting: Fitting): { found: string; split: string | null } {
  const { total } = fitting;
  const sure = sureIn(fitting);
  if (sure === total) return { found: `${projectsOf(total)} ${fit(total)}`, split: null };
  const all = formatIndianNumber(total);
  const [first, ...others] = restOf(fitting);
  if (first === undefined) throw new RangeError('More stand in a count than there are.');
  const said = first.isFit ? `${fit(first.count)} ${first.words}` : first.words;
  if (total === 1) return { found: projectsOf(1), split: said };
  const counted =
    sure > 0
      ? `${formatIndianNumber(first.count)} more ${first.words}`
      : first.count === total
        ? `all ${all} ${said}`
        : `${formatIndianNumber(first.count)} of ${all} ${said}`;
  return {
    found: sure > 0 ? `${formatIndianNumber(sure)} of ${all} ${fit(sure)}` : 'None surely fits',
    split: [
      counted,
      ...others.map(({ count, words }) => `${formatIndianNumber(count)} ${words}`),
    ].join(', '),
  };
}

/** How many of them surely fit. */
export const sureIn = ({ total, byWhatIsKnown, mayBeLate, overLimit }: Fitting): number =>
  total - byWhatIsKnown - mayBeLate - overLimit;

const projectsOf = (count: number): string =>
  `${formatIndianNumber(count)} ${count === 1 ? 'project' : 'projects'}`;

const fit = (count: number): string => (count === 1 ? 'fits' : 'fit');

/** How one that is not sure to fit stands; `isFit` where that is said after “fits”. */
const STANDS = {
  'by-what-is-known': { words: 'by what is known', isFit: true },
  'may-be-late': { words: 'may be too far', isFit: false },
  'over-limit': { words: 'by listed price only', isFit: true },
} as const;

/** Those that are not sure to fit, by how they stand. */
const restOf = ({ byWhatIsKnown, mayBeLate, overLimit }: Fitting) =>
  [
    { count: byWhatIsKnown, ...STANDS['by-what-is-known'] },
    { count: mayBeLate, ...STANDS['may-be-late'] },
    { count: overLimit, ...STANDS['over-limit'] },
  ].filter(({ count }) => count > 0);

/** How one project fits, in the words of the count: `Fits your search by what is known`, `It may be too far for your search`. */
export function fitSentence(fit: Fit): string {
  if (fit === 'sure') return 'Fits your search';
  const { words, isFit } = STANDS[fit];
  return isFit ? `Fits your search ${words}` : `It ${words} for your search`;
}

/** The same of what was asked: `13 projects fit “3 BHK”.`, `9 of 13 projects fit “3 BHK”, 4 more by listed price only.` */
export function howManyFitSentence(fitting: Fitting, asked: string): string {
  const { found, split } = howManyFit(fitting);
  const { total } = fitting;
  const sure = sureIn(fitting);
  if (split === null) return `${found} “${asked}”.`;
  if (total === 1) return `${found} for “${asked}”: ${split}.`;
  return sure === 0
    ? `No project surely fits “${asked}”: ${split}.`
    : `${formatIndianNumber(sure)} of ${projectsOf(total)} ${fit(sure)} “${asked}”, ${split}.`;
}
