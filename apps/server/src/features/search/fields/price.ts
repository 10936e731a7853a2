import { CRORE, formatShortRupees, LAKH } from '@manemitra/domain/money';
import type { FieldValues } from '@manemitra/query/criteria';
import { sql } from 'kysely';
import type { Expression, SearchField, Seen } from '../search-field.ts';
import { changeOf, gapTo, loweredMin, overlaps, raisedMax } from './range.ts';

type Price = FieldValues['price'];

export const price: SearchField<'price'> = {
  level: 'unit',
  verdict: (value) => overlaps(low(value), high(value), value),
  gap: (value) => gapTo(low(value), high(value), value),
  // Who names a range wants a home of that price, not the cheapest.
  closeness: ({ min, max, basis }) =>
    max === undefined || min !== undefined ? sql`null::float8` : headroom(low({ basis }), max),
  met: (value, seen) => {
    const amount = amountText(value, seen);
    if (amount === undefined) return 'Within your budget';
    const rupees = priceOf(value, seen) ?? 0;
    if (value.max === undefined || rupees < (value.min ?? 0)) return amount;
    return rupees === value.max
      ? `${amount}, just at your limit`
      : `${amount}, ${formatShortRupees(value.max - rupees)} under your limit`;
  },
  missed: (value, seen) => {
    const amount = amountText(value, seen);
    if (amount === undefined) return 'Outside your budget';
    const over = (priceOf(value, seen) ?? 0) - (value.max ?? Infinity);
    return over > 0
      ? `${amount}, ${formatShortRupees(over)} over your limit`
      : `${amount}, outside your budget`;
  },
  fact: ({ basis }) => (basis === 'all-in' ? 'All-in price' : 'Price'),
  avoided: () => 'Outside the prices you avoid',
  wish: () => 'the budget',
  widen: (value, gaps) => {
    const max = value.max === undefined ? undefined : raisedMax(value.max, gaps, stepAt);
    const min = value.min === undefined ? undefined : loweredMin(value.min, gaps, stepAt);
    return [
      ...(max === undefined
        ? []
        : [
            {
              value: { ...value, max },
              text: `Raise the budget to ${formatShortRupees(max)}`,
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

// Beyond 30 % under the limit a lower price says more about the home than about the fit.
export const FULL_HEADROOM = 0.3;

function headroom(rupees: Expression<number | null>, max: number): Expression<number | null> {
  return sql`greatest(0, least(1, coalesce((${max}::float8 - ${rupees}) / nullif(${max * FULL_HEADROOM}::float8, 0), 0)))`;
}

function low({ basis }: Pick<Price, 'basis'>): Expression<number | null> {
  return basis === 'all-in' ? sql`u.all_in_price` : sql`u.price_min`;
}

function high({ basis }: Price): Expression<number | null> {
  return basis === 'all-in' ? sql`u.all_in_price` : sql`u.price_max`;
}

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

/** Budgets move by a lakh below a crore, by five above it. */
function stepAt(rupees: number): number {
  return rupees < CRORE ? LAKH : 5 * LAKH;
}
