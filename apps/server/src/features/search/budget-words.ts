import { sureIn, type Fitting } from '@manemitra/domain/how-many-fit';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { upperFirst } from '@manemitra/domain/first-letter';
import { andList, moreWishes } from '@manemitra/domain/list-words';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Criterion } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import type { CatalogueNames, Constraint } from '@manemitra/query/interpretation';
import { wishText } from './changes.ts';
import { isHard } from './index/compiled-criteria.ts';

/** Of what is given up so many wishes are named; the rest is counted. */
const NAMED = 3;

/**
 * `₹60 L buys “2 BHK”, without Hebbal and Cauvery water`, and how many projects are meant, where that is not all that the sentence finds. Where
 * all of them cost more until the keys, `“2 BHK” is listed within ₹60 L, and costs more all-in`. `most` in rupees.
 */
export function buysText(
  most: number,
  {
    kept,
    given,
    fitting,
  }: { kept: readonly Criterion[]; given: readonly Constraint[]; fitting: Fitting },
  names: CatalogueNames,
): { text: string; count?: string } {
  const home = kept.filter((wish) => isHard(wish) && wish.field !== 'price');
  const what = home.length === 0 ? 'a home' : `“${describe({ constraints: home }, names)}”`;
  const without = withoutText(given, names);
  // Nobody buys a home for its listed price alone.
  if (fitting.total === fitting.overLimit) {
    return {
      text: `${upperFirst(what)} is listed within ${formatShortRupees(most)}, and costs more all-in${without}`,
    };
  }
  const { how, count } = howItBuys(fitting);
  return {
    text: `${formatShortRupees(most)} buys ${what}${how}${without}`,
    ...(count === undefined ? {} : { count }),
  };
}

/** With all that is to be paid, else by what is known. */
function howItBuys(fitting: Fitting): { how: string; count?: string } {
  const { total, overLimit } = fitting;
  const sure = sureIn(fitting);
  const keeping = sure > 0 ? sure : total - overLimit;
  const how = sure > 0 ? '' : ' by what is known';
  if (keeping === total) return { how };
  return { how, count: `${formatIndianNumber(keeping)} of ${formatIndianNumber(total)} projects` };
}

/** In the words of the other counter-offers. */
function withoutText(given: readonly Constraint[], names: CatalogueNames): string {
  if (given.length === 0) return '';
  const rest = given.length - NAMED;
  const named = given.slice(0, NAMED).map((wish) => wishText(wish, names));
  const more = rest > 0 ? [moreWishes(rest)] : [];
  return `, without ${andList([...named, ...more])}`;
}
