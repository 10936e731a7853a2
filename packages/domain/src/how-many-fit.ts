import { formatIndianNumber } from './indian-number.ts';

/** Of the projects that a search finds, how many keep its limit only before taxes and charges. */
export interface Fitting {
  total: number;
  /** Counted in `total`: all of their homes that fit come to more than the limit until the keys. */
  overLimit: number;
}

/** `9 projects fit`, and `4 more by listed price only` where there are such. What costs more than was named is not said to fit. */
export function howManyFit({ total, overLimit }: Fitting): { fit: string; more: string | null } {
  const within = total - overLimit;
  const fit = within === 1 ? '1 project fits' : `${formatIndianNumber(within)} projects fit`;
  if (overLimit === 0) return { fit, more: null };
  const more = `${formatIndianNumber(overLimit)}${within === 0 ? '' : ' more'} by listed price only`;
  return { fit: within === 0 ? 'No project fits all in' : fit, more };
}

/** The same in one sentence, of what was asked: `9 projects fit “3 BHK”, 4 more by listed price only.` */
export function howManyFitSentence(found: Fitting, asked: string): string {
  const { more } = howManyFit(found);
  const within = found.total - found.overLimit;
  if (within === 0 && more !== null) return `No project fits “${asked}” all in, ${more}.`;
  const fit = within === 1 ? '1 project fits' : `${within} projects fit`;
  return `${fit} “${asked}”${more === null ? '' : `, ${more}`}.`;
}
