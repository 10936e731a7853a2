import type { Property } from '@manemitra/contract/property';
import type { FittingHome } from '@manemitra/contract/found-property';
import { upToPrice } from '@manemitra/contract/up-to-price';
import { usualInstalment } from '@manemitra/domain/largest-loan';

/** A unit type that was chosen by hand, as the search tells the one that fits. */
export function homeOfUnit({
  id,
  label,
  bhk,
  price,
  allInPrice,
  allInAtLeast,
  unknownCosts,
}: Pick<
  Property['units'][number],
  'id' | 'label' | 'bhk' | 'price' | 'allInPrice' | 'allInAtLeast' | 'unknownCosts'
>): FittingHome {
  const listed = price?.min ?? null;
  return {
    unitId: id,
    label,
    bhk,
    price: listed,
    upTo: upToPrice(listed, price?.max ?? null),
    allInPrice,
    atLeast: allInAtLeast,
    unknownCosts,
    emi: listed === null ? null : usualInstalment(listed),
  };
}
