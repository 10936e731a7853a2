import type { FittingHome, FittingHomes, FoundProperty } from '@manemitra/contract/found-property';
import { limitFor } from '@manemitra/contract/limit-for';
import { upToPrice } from '@manemitra/contract/up-to-price';
import { usualInstalment } from '@manemitra/domain/largest-loan';
import type { LoadedProperty } from '#server/features/properties/public.ts';
import { costsLeftOut } from '#server/features/unit-sales/public.ts';
import { presentLimit } from './stated-limit.ts';

/**
 * The home of a project that the sentence asks for: the one by which the project is judged. Where nothing is asked of homes it is the
 * cheapest that has a price; where the project has none of the kind that is asked for, there is none. Everything speaks of this one.
 */
export function fittingHome(
  { property, units }: LoadedProperty,
  { unitId, isAsked }: { unitId: string | null; isAsked: boolean },
): FittingHome | null {
  const unit = isAsked ? units.find(({ id }) => String(id) === unitId) : cheapestOf(units);
  if (unit === undefined) return null;
  const { id, label, bhk, price_min, price_max, all_in_price, all_in_at_least } = unit;
  return {
    unitId: String(id),
    label,
    bhk,
    price: price_min,
    upTo: upToPrice(price_min, price_max),
    allInPrice: all_in_price,
    atLeast: all_in_at_least,
    unknownCosts: costsLeftOut(property, unit),
    emi: price_min === null ? null : usualInstalment(price_min),
  };
}

/** The home that is seen, in the place of the one that fits; nothing where it is none of this project. */
export function homeSpokenOf(
  property: LoadedProperty,
  unitId: string | undefined,
  asked: Pick<FoundProperty, 'limit' | 'limitUnits'>,
): Partial<Pick<FoundProperty, 'home' | 'difference'>> {
  if (unitId === undefined) return {};
  const home = fittingHome(property, { unitId, isAsked: true });
  return home === null
    ? {}
    : { home, difference: presentLimit(home, limitFor(unitId, asked)).difference };
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

/** How many unit types fit, and from what; null where nothing is asked of homes. */
export function fittingHomes(
  { units }: LoadedProperty,
  fitting: readonly number[] | null,
): FittingHomes | null {
  if (fitting === null) return null;
  const fit = units.filter(({ id }) => fitting.includes(id));
  return {
    count: fit.length,
    of: units.length,
    fromPrice: least(fit.flatMap(({ price_min }) => price_min ?? [])),
    fromAllInPrice: fit.some((unit) => unit.all_in_price === null)
      ? null
      : least(fit.flatMap((unit) => unit.all_in_price ?? [])),
  };
}

function least(sums: readonly number[]): number | null {
  return sums.length === 0 ? null : Math.min(...sums);
}
