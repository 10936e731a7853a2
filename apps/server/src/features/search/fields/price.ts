import { rangeText, rateText } from '@manemitra/contract/facts/fact-texts';
import { formatSquareFeet } from '@manemitra/domain/area';
import { againstLimit, type AgainstLimit } from '@manemitra/domain/against-limit';
import { lowerFirst, upperFirst } from '@manemitra/domain/first-letter';
import { plotPriceByRate } from '@manemitra/domain/price-by-rate';
import { CRORE, formatShortRupees, LAKH } from '@manemitra/domain/money';
import type { FieldValues } from '@manemitra/query/criteria';
import { price as measures } from '../index/price-measures.ts';
import type { SearchField, Seen } from '../search-field.ts';
import { changeOf, loweredMin, raisedMax, SMALL_SHARE_OF_BUDGET } from './range.ts';

type Price = FieldValues['price'];

export const price: SearchField<'price'> = {
  level: 'unit',
  measures,
  met: (value, seen) => {
    const amount = amountText(value, seen);
    if (amount === undefined) {
      const known = byWhatIsKnown(value, seen);
      if (known?.tone === 'open') return `${listedText(seen)}${lowerFirst(known.text)}`;
      const text = ofProject(seen, value.basis);
      if (text === undefined) return 'Within your budget';
      return `${text}${isBeforeTaxes(seen, value.basis) ? ' before taxes and charges,' : ''} within your budget`;
    }
    if (value.max === undefined) return amount;
    return againstMax(amount, { ...value, max: value.max }, seen);
  },
  missed: (value, seen) => {
    const amount = amountText(value, seen);
    if (amount === undefined) {
      const known = byWhatIsKnown(value, seen);
      if (known?.tone === 'over') return known.text;
      const text = ofProject(seen, value.basis);
      return text === undefined ? 'Outside your budget' : `${text} outside your budget`;
    }
    const isOver = (priceOf(value, seen) ?? 0) > (value.max ?? Infinity);
    return isOver && value.max !== undefined
      ? againstMax(amount, { ...value, max: value.max }, seen)
      : `${amount}, outside your budget`;
  },
  fact: ({ basis }) => (basis === 'all-in' ? 'All-in price' : 'Price'),
  notKnown: ({ basis }, seen) =>
    ofProject(seen, basis) !== undefined
      ? `${ofProject(seen, basis)} which home costs what is not disclosed`
      : `${basis === 'all-in' ? 'All-in price' : 'Price'} not disclosed`,
  avoided: () => 'Outside the prices you avoid',
  wish: () => 'the budget',
  widen: (value, gaps) => {
    const max = value.max === undefined ? undefined : raisedBudget(value.max, gaps);
    const min = value.min === undefined ? undefined : loweredMin(value.min, gaps, stepAt);
    return [
      ...(max === undefined
        ? []
        : [
            {
              value: { ...value, max },
              text: `Raise the budget to ${formatShortRupees(max)}${value.basis === 'all-in' ? ' all-in' : ''}`,
              size: changeOf(value.max ?? max, max),
            },
          ]),
      ...(min === undefined
        ? []
        : [
            {
              value: { ...value, min },
              text: `Look from ${formatShortRupees(min)}`,
              size: changeOf(value.min ?? min, min),
            },
          ]),
    ];
  },
};

/** A small raise where one finds something, however much a large one would. */
function raisedBudget(max: number, gaps: readonly number[]): number | undefined {
  const small = gaps.filter((gap) => gap > 0 && max + gap <= max * (1 + SMALL_SHARE_OF_BUDGET));
  return raisedMax(max, small.length === 0 ? gaps : small, stepAt);
}

/** In the words of every page: `₹1.6 Cr listed; all in, ₹6 L under your limit of ₹1.75 Cr`, `₹1.69 Cr all in, ₹6 L under …`. */
function againstMax(
  amount: string,
  { min, max, basis }: Price & { max: number },
  seen: Seen,
): string {
  const home = pricesOf(seen);
  const found = againstLimit(home, { max, basis, isRange: min !== undefined });
  if (found === undefined) return amount;
  const text = lowerFirst(found.text);
  return basis === 'all-in' && home.allInPrice !== null
    ? `${formatShortRupees(home.allInPrice)} ${text}`
    : `${amount} listed; ${text}`;
}

/** `All in, at most ₹6 L left of your limit of ₹1.75 Cr`, where not all of the all-in price that was asked for is known. */
const byWhatIsKnown = ({ min, max, basis }: Price, seen: Seen): AgainstLimit | undefined =>
  max === undefined || basis !== 'all-in'
    ? undefined
    : againstLimit(pricesOf(seen), { max, basis, isRange: min !== undefined });

/** `₹1.42 Cr listed; `, where that is known. */
function listedText({ unit }: Seen): string {
  const listed = unit?.price_min ?? null;
  return listed === null ? '' : `${formatShortRupees(listed)} listed; `;
}

const pricesOf = ({ unit }: Seen) => ({
  price: unit?.price_min ?? null,
  allInPrice: unit?.all_in_price ?? null,
  atLeast: unit?.all_in_at_least ?? null,
});

function priceOf({ basis }: Price, { unit }: Seen): number | null {
  return (basis === 'all-in' ? unit?.all_in_price : unit?.price_min) ?? null;
}

/** "₹1.42 Cr", "₹1.36 Cr all-in"; both ends when the home begins below the range that was named. */
function amountText(value: Price, seen: Seen): string | undefined {
  const from = priceOf(value, seen);
  if (from === null) return undefined;
  if (value.basis === 'all-in') return `${formatShortRupees(from)} all-in`;
  const to = seen.unit?.price_max ?? null;
  return from < (value.min ?? 0) && to !== null
    ? `${formatShortRupees(from)} to ${formatShortRupees(to)}`
    : formatShortRupees(from);
}

/** `₹63.6 L to ₹85 L across all its homes,`, `₹95 L all-in (project),`: what is said of a home without a price of its own. */
function ofProject({ property, unit }: Seen, basis: Price['basis']): string | undefined {
  const { price_range: listed, all_in_price_range: allIn } = property.property;
  const isOfHome =
    basis === 'all-in' ? (unit?.all_in_price ?? null) !== null : (unit?.price_min ?? null) !== null;
  const isAllIn = basis === 'all-in' || listed === null;
  const range = isAllIn ? allIn : listed;
  if (isOfHome) return undefined;
  const byRate =
    basis === 'listed' && range === null ? rateTimesArea({ property, unit }) : undefined;
  if (byRate !== undefined) return byRate;
  const text =
    range && rangeText({ min: range.min ?? null, max: range.max ?? null }, formatShortRupees);
  if (range === null || text === null) return undefined;
  return `${upperFirst(text)}${isAllIn ? ' all-in' : ''} ${range.min === range.max ? '(project)' : 'across all its homes'},`;
}

/** The price of a plot that has a rate and a size, and no price of its own: `₹50.4 L (₹4,200 a sq ft × 1,200 sq ft),`. */
function rateTimesArea({ property, unit }: Pick<Seen, 'property' | 'unit'>): string | undefined {
  const rate = property.property.rate_range;
  const plotSqft = { min: unit?.plot_sqft_min, max: unit?.plot_sqft_max };
  const price = plotPriceByRate({ type: unit?.type, plotSqft }, rate);
  const text = rangeText(price, formatShortRupees);
  const told = rateText({ rate: rate && { min: rate.min ?? null, max: rate.max ?? null } });
  if (price === null || text === null || told === null) return undefined;
  return `${upperFirst(text)} (${told} × ${formatSquareFeet(price.area)}),`;
}

/** What is said is a listed price, while the limit may be passed with taxes and charges. */
const isBeforeTaxes = ({ property: { property } }: Seen, basis: Price['basis']) =>
  basis === 'listed' && (property.price_range !== null || property.all_in_price_range === null);

/** Budgets move by a lakh below a crore, by five above it. */
function stepAt(rupees: number): number {
  return rupees < CRORE ? LAKH : 5 * LAKH;
}
