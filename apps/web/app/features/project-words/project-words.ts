import { upperFirst } from '@manemitra/domain/first-letter';
import { priceAcrossHomes, rateText, type WithProject } from '@manemitra/contract/facts/fact-texts';
import type { FittingHome, FoundCard } from '@manemitra/contract/found-property';
import type { Limit } from '@manemitra/domain/against-limit';
import { withoutWords } from '@manemitra/domain/cost-names';
import { formatRupees, formatShortRupees, shortBeside } from '@manemitra/domain/money';
import type { MoneyView } from '#web/browser/money-view.ts';

/**
 * Facts of a project in words. A fact that is not known is `null`, and the page says "Not disclosed":
 * nothing here fills a gap.
 */

type Priced = WithProject<'price' | 'prices' | 'ranges'>;

/** `₹1.42 Cr`, the lowest listed price. */
function startingPrice({ project }: Priced): string | null {
  const lowest = project.prices.min ?? project.price;
  return lowest === null ? null : formatShortRupees(lowest);
}

/** `From ₹1.42 Cr`, `₹45 L to ₹1.07 Cr across all its homes` where no home has a price, or the words for a price nobody has listed. */
export function priceText(property: Priced): string {
  const price = startingPrice(property);
  if (price !== null) return `From ${price}`;
  const ofProject = priceAcrossHomes(property);
  return ofProject === null ? onRequest(property.project) : `${ofProject.sum} ${ofProject.what}`;
}

const ON_REQUEST = 'Price on request';

/** `₹8,500 a sq ft (project)` where only that is known. */
function onRequest(project: Priced['project'] | undefined): string {
  const rate = project === undefined ? null : rateText(project.ranges);
  return rate === null ? ON_REQUEST : `${upperFirst(rate)} (project)`;
}

/** A price of a home and what it is: `₹1.42 Cr`, `all-in`, or what it leaves out: `without GST`. */
export interface HomeSum {
  /** `at least`, where not all parts of it are known; `from`, where homes of this type cost more, too. */
  before: string;
  sum: string;
  what: string;
}

/**
 * The price of the fitting home in the current view, else what is known of it. The project's lowest price is used only if no
 * home is meant, because it belongs to another home. Cards, pins, comparator, calculator, conversation and prints all use
 * this.
 */
export function homeSum(
  property: {
    home:
      | (Pick<FittingHome, 'price' | 'allInPrice' | 'atLeast' | 'emi'> &
          Partial<Pick<FittingHome, 'upTo' | 'unknownCosts'>>)
      | null;
    /** Left out where the home alone is spoken of. */
    project?: Priced['project'] | undefined;
    /** Beside a limit a sum shows the digits that tell it from that. */
    limit?: Pick<Limit, 'max'> | null | undefined;
  },
  view: MoneyView,
  /** How many of the costs that a sum leaves out are named before they are counted. */
  most?: number,
): HomeSum {
  const { home, project, limit } = property;
  const short = (sum: number, isAtLeast = false): string =>
    shortBeside(sum, limit?.max ?? sum, isAtLeast).text;
  const { price = null, allInPrice = null, atLeast = null, emi = null } = home ?? {};
  const before = (home?.upTo ?? null) === null ? '' : 'from';
  if (view === 'emi' && emi !== null) return { ...sumOf(formatRupees(emi), 'EMI a month'), before };
  if (view === 'all-in' && allInPrice !== null) {
    return { ...sumOf(short(allInPrice), 'all-in'), before };
  }
  if (view === 'all-in' && atLeast !== null) {
    // Never "all-in", which it is not.
    const left = withoutWords(home?.unknownCosts ?? [], most) ?? '';
    return { ...sumOf(short(atLeast, true), left), before: 'at least' };
  }
  if (price !== null) {
    const what = view === 'all-in' ? 'listed; all-in not known' : 'listed';
    return { ...sumOf(short(price), what), before };
  }
  const ofProject = project && priceAcrossHomes({ project });
  if (ofProject) return { ...ofProject, before: '' };
  const isOfHome = home !== null || project === undefined;
  return sumOf(isOfHome ? onRequest(project) : priceText({ project }), '');
}

const sumOf = (sum: string, what: string): HomeSum => ({ before: '', sum, what });

/**
 * `2 of 5 kinds of home fit`, and `from ₹96 L` where the home that is spoken of is not the cheapest of them; nothing where one type fits or nothing is
 * asked of homes.
 */
export function homesFitText(
  { home, homes }: Pick<FoundCard, 'home' | 'homes'>,
  view: MoneyView,
): string | null {
  if (homes === null || homes.count < 2) return null;
  const from = view === 'all-in' ? (homes.fromAllInPrice ?? homes.fromPrice) : homes.fromPrice;
  const what = view === 'all-in' && homes.fromAllInPrice === null ? ' listed' : '';
  const fit = `${homes.count} of ${homes.of} kinds of home fit`;
  const isCheapest = homes.fromPrice !== null && home?.price === homes.fromPrice;
  return from === null || isCheapest ? fit : `${fit}, from ${formatShortRupees(from)}${what}`;
}
