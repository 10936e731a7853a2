import { type Fact, type FactValue, takesPlace } from './tellings.ts';

interface NewerPrice {
  /** The fact of the lowest price of a home: `units/2 bhk apartment/price`. */
  fact: string;
  /** That price. */
  stands: Fact;
  /** The price of the project as a whole, in rupees, which begins elsewhere and was told later. */
  other: Fact;
}

/**
 * A starting price of a project that would take the place of its lowest price of a home, did it say of which home it is: told by a source
 * at least as strong, of a later day, or after it by the same source. Undefined where there is none.
 */
export function newerStartingPrice(facts: ReadonlyMap<string, Fact>): NewerPrice | undefined {
  const other = facts.get('priceRange');
  const from = lowestIn(other?.value);
  if (other === undefined || from === undefined) return undefined;
  let lowest: Omit<NewerPrice, 'other'> | undefined;
  for (const [fact, stands] of facts) {
    const price = /^units\/.*\/price$/.test(fact) ? lowestIn(stands.value) : undefined;
    const least = lowestIn(lowest?.stands.value);
    if (price !== undefined && (least === undefined || price < least)) lowest = { fact, stands };
  }
  if (lowest === undefined || lowestIn(lowest.stands.value) === from) return undefined;
  const { telling } = lowest.stands;
  const isAfter =
    other.telling.id > telling.id || (other.telling.asOf ?? '') > (telling.asOf ?? '');
  return isAfter && takesPlace(other.telling, telling) ? { ...lowest, other } : undefined;
}

/** Where a price begins, in rupees. */
function lowestIn(value: FactValue | undefined): number | undefined {
  if (typeof value !== 'object' || value === null || !('min' in value)) return undefined;
  return typeof value.min === 'number' ? value.min : undefined;
}
