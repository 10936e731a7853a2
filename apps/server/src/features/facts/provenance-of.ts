import { newerStartingPrice } from '@manemitra/domain/newer-starting-price';
import type { Facts, Telling } from '@manemitra/domain/tellings';
import type { Provenance } from '#server/database/fact-tables.ts';

/** What a page says of a telling. */
type Said = Telling & { url: string | null; staffId?: number | null };

/** Of whom the facts of a project are. Each telling once: most facts of a project are of one. */
export function provenanceOf({ facts, differences }: Facts): Provenance {
  const places = new Map<Telling, number>();
  const tellings: Provenance['tellings'] = [];
  const ofFacts: Provenance['facts'] = {};
  for (const [fact, { value, telling }] of facts) {
    if (value === null) continue;
    const place = places.get(telling) ?? tellings.length;
    if (place === tellings.length) {
      const { source, kind, asOf, url, staffId } = telling as Said;
      places.set(telling, place);
      tellings.push({ source, url, kind, asOf, isByStaff: (staffId ?? null) !== null });
    }
    ofFacts[fact] = place;
  }
  const newerPrice = newerPriceOf({ facts, differences });
  return { tellings, facts: ofFacts, ...(newerPrice && { newerPrice }) };
}

/** The newer starting price that buyers see until staff have decided about it. */
function newerPriceOf({ facts, differences }: Facts): Provenance['newerPrice'] {
  const newer = newerStartingPrice(facts);
  const isOpen = newer !== undefined && differences.get(newer.fact)?.includes(newer.other) === true;
  if (!isOpen) return undefined;
  const { min } = newer.other.value as { min: number };
  return { min, asOf: newer.other.telling.asOf };
}
