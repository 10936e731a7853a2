import type { FittingHome } from '@manemitra/contract/search';
import { usualInstalment } from '@manemitra/domain/largest-loan';
import type { LoadedProperty } from '#server/features/properties/public.ts';

/**
 * The home of a project that fits the sentence: the one by which the project was found. Where nothing is asked of homes it is the
 * cheapest that has a price; where none fits, or none is known, there is none. Cards, pins and the chat speak of this one.
 */
export function fittingHome(
  { units }: LoadedProperty,
  { unitId, isAsked }: { unitId: string | null; isAsked: boolean },
): FittingHome | null {
  const unit = isAsked ? units.find(({ id }) => String(id) === unitId) : cheapestOf(units);
  if (unit === undefined) return null;
  const { id, label, bhk, price_min, all_in_price } = unit;
  return {
    unitId: String(id),
    label,
    bhk,
    price: price_min,
    allInPrice: all_in_price,
    emi: price_min === null ? null : usualInstalment(price_min),
  };
}

/** Among equals the first; one without a price only where none has one. */
function cheapestOf(
  units: readonly LoadedProperty['units'][number][],
): LoadedProperty['units'][number] | undefined {
  const price = ({ price_min }: LoadedProperty['units'][number]) => price_min ?? Infinity;
  return units.toSorted((one, other) =>
    price(one) === price(other) ? 0 : price(one) - price(other),
  )[0];
}
