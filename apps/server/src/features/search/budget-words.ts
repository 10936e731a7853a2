import { sureIn, type Fitting } from '@manemitra/domain/how-many-fit';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { andList, moreWishes } from '@manemitra/domain/list-words';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Criterion } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import type { CatalogueNames, Constraint } from '@manemitra/query/interpretation';
import { wishText } from './changes.ts';

/** Of what is given up so many wishes are named; the rest is counted. */
const NAMED = 3;

/**
 * What changes if the budget stays, the rooms first: `Keep ₹60 L with 2 BHK instead of 3 BHK, without Hebbal and Cauvery water`. `most` in
 * rupees.
 */
export function keepText(
  most: number,
  {
    rooms,
    given,
  }: { rooms: Record<'asked' | 'kept', Criterion> | undefined; given: readonly Constraint[] },
  names: CatalogueNames,
): string {
  const say = (wish: Criterion) => describe({ constraints: [wish] }, names);
  const fewer =
    rooms === undefined ? '' : ` with ${say(rooms.kept)} instead of ${say(rooms.asked)}`;
  return `Keep ${formatShortRupees(most)}${fewer}${withoutText(given, names)}`;
}

/** In the words of the other counter-offers. */
function withoutText(given: readonly Constraint[], names: CatalogueNames): string {
  if (given.length === 0) return '';
  const rest = given.length - NAMED;
  const named = given.slice(0, NAMED).map((wish) => wishText(wish, names));
  const more = rest > 0 ? [moreWishes(rest)] : [];
  return `, without ${andList([...named, ...more])}`;
}

/**
 * How many a change finds, and whether they fit with all that is to be paid, as the list will count them: `14 projects`, `9 of 45 surely
 * fit`, `1 project, over the limit all-in`.
 */
export function foundText(fitting: Fitting): string {
  const { total, overLimit } = fitting;
  const all = formatIndianNumber(total);
  const projects = `${all} ${total === 1 ? 'project' : 'projects'}`;
  const sure = sureIn(fitting);
  if (sure === total || (sure === 0 && overLimit === 0)) return projects;
  if (sure > 0)
    return `${formatIndianNumber(sure)} of ${all} surely ${sure === 1 ? 'fits' : 'fit'}`;
  if (overLimit === total) return `${projects}, over the limit all-in`;
  return `${formatIndianNumber(total - overLimit)} of ${all} may fit`;
}
