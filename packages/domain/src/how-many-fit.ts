import { formatIndianNumber } from './indian-number.ts';

/** Of the projects that a search finds, how many keep its limit only before taxes and charges. */
export interface Fitting {
  total: number;
  /** Counted in `total`: all of their homes that fit come to more than the limit until the keys. */
  overLimit: number;
}

/**
 * `13 projects fit`; where some come to more than was named, which is not said to fit, `13 projects` and how many do:
 * `9 fit all in, 4 by listed price`.
 */
export function howManyFit({ total, overLimit }: Fitting): { found: string; split: string | null } {
  const projects = `${formatIndianNumber(total)} ${total === 1 ? 'project' : 'projects'}`;
  if (overLimit === 0) return { found: `${projects} ${total === 1 ? 'fits' : 'fit'}`, split: null };
  const within = total - overLimit;
  const fit =
    within === 1 ? '1 fits' : within === 0 ? 'none fits' : `${formatIndianNumber(within)} fit`;
  return {
    found: projects,
    split: `${fit} all in, ${formatIndianNumber(overLimit)} by listed price`,
  };
}

/** The same of what was asked: `13 projects fit “3 BHK”.`, `13 projects for “3 BHK”: 9 fit all in, 4 by listed price.` */
export function howManyFitSentence(fitting: Fitting, asked: string): string {
  const { found, split } = howManyFit(fitting);
  return split === null ? `${found} “${asked}”.` : `${found} for “${asked}”: ${split}.`;
}
