import { elsewhereOfPincode } from '../gazetteer/pincodes.ts';
import { otherCityNamed } from '../gazetteer/other-cities.ts';
import { addressParts } from './address-areas.ts';
import { areasNamed } from './area-names.ts';

/** What is said of where a project lies, as its sources wrote it. */
export interface PlaceWords {
  locality?: string | undefined;
  address?: string | undefined;
  pincode?: string | undefined;
}

/** What says that a project is not in Bengaluru, as sentences. */
export function saysElsewhere({ locality, address, pincode }: PlaceWords): string[] {
  const city = pincode === undefined ? undefined : elsewhereOfPincode(pincode);
  return [
    ...(city === undefined ? [] : [`The pincode ${pincode ?? ''} is of ${city}.`]),
    ...cityIn(locality === undefined ? [] : [locality], 'locality'),
    // The state and the country come after the city.
    ...cityIn(addressParts(address), 'address'),
  ];
}

function cityIn(parts: readonly string[], field: string): string[] {
  const cities = parts.flatMap((part) =>
    areasNamed(part).length > 0 ? [] : (otherCityNamed(part) ?? []),
  );
  return [...new Set(cities)].map((city) => `The ${field} names ${city}.`);
}
