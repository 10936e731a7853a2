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
 * What surely fits is counted first, in few words, then how the rest stands: `13 projects fit`; `9 of 13 fit` and `4 are over the limit all-in`;
 * `None surely fits` and `7 found: 2 may fit, not all is known; 5 are over the limit all-in`. Of one alone: `1 project` and `may fit, not all
 * is known`.
 */
export function howManyFit(fitting: Fitting): { found: string; split: string | null } {
  const { total } = fitting;
  const sure = sureIn(fitting);
  if (sure === total) return { found: `${projectsOf(total)} ${fit(total)}`, split: null };
  const rest = restText(fitting);
  if (total === 1) return { found: projectsOf(1), split: rest };
  const all = formatIndianNumber(total);
  return sure > 0
    ? { found: `${formatIndianNumber(sure)} of ${all} ${fit(sure)}`, split: rest }
    : { found: 'None surely fits', split: `${all} found: ${rest}` };
}

/** How many of them surely fit. */
export const sureIn = ({ total, byWhatIsKnown, mayBeLate, overLimit }: Fitting): number =>
  total - byWhatIsKnown - mayBeLate - overLimit;

const projectsOf = (count: number): string =>
  `${formatIndianNumber(count)} ${count === 1 ? 'project' : 'projects'}`;

const fit = (count: number): string => (count === 1 ? 'fits' : 'fit');

/** How so many that are not sure to fit stand. */
const STANDS = {
  byWhatIsKnown: () => 'may fit, not all is known',
  mayBeLate: () => 'may be too far',
  overLimit: (count: number) => `${count === 1 ? 'is' : 'are'} over the limit all-in`,
} as const;
const KINDS = ['byWhatIsKnown', 'mayBeLate', 'overLimit'] as const;

/** `2 may fit, not all is known; 5 are over the limit all-in`, `all may be too far`, and of one alone `may be too far`. */
function restText(fitting: Fitting): string {
  return KINDS.flatMap((kind) => {
    const count = fitting[kind];
    if (count === 0) return [];
    const who = count < fitting.total ? `${formatIndianNumber(count)} ` : count > 1 ? 'all ' : '';
    return [`${who}${STANDS[kind](count)}`];
  }).join('; ');
}

/** How one project stands to a search. */
const ONE: Readonly<Record<Fit, string>> = {
  sure: 'Fits your search',
  'by-what-is-known': 'May fit your search, not all is known',
  'may-be-late': 'It may be too far for your search',
  'over-limit': 'Fits your search by its listed price, and is over the limit all-in',
};

export const fitSentence = (fit: Fit): string => ONE[fit];

/** The same of what was asked: `13 projects fit “3 BHK”.`, `Of 13 projects found, 9 fit “3 BHK”; 4 are over the limit all-in.` */
export function howManyFitSentence(fitting: Fitting, asked: string): string {
  const { total } = fitting;
  const sure = sureIn(fitting);
  if (sure === total) return `${projectsOf(total)} ${fit(total)} “${asked}”.`;
  if (total === 1) return `${projectsOf(1)} for “${asked}”: ${restText(fitting)}.`;
  const fits = sure === 0 ? 'none surely fits' : `${formatIndianNumber(sure)} ${fit(sure)}`;
  return `Of ${projectsOf(total)} found, ${fits} “${asked}”; ${restText(fitting)}.`;
}
