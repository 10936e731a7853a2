import type { Place } from '../place.ts';
import {
  besideInAddresses,
  betweenInAddresses,
  holdingAddresses,
  openingAddresses,
} from '../words/address-words.ts';
import { areasNamed } from './area-names.ts';
import { areasWithin } from './areas-within.ts';

const CLOSING = /\s+village$/i;
const PARTS_AT_MOST = 20;

/** The areas and roads that the parts of an address name, part by part. */
export function addressAreas(address: string | undefined): (readonly Place[])[] {
  return addressParts(address)
    .filter((part) => !besideInAddresses.test(part))
    .flatMap((part) => {
      const areas = areasOfPart(part);
      return areas.length > 0 ? [areas] : areasWithin(part);
    });
}

/** The areas of a whole part, or else of the place that stands first in it, or else of the one that this is on or in. */
function areasOfPart(part: string): readonly Place[] {
  const [first = '', joint = '', ...rest] = part
    .replace(openingAddresses, '')
    .split(betweenInAddresses);
  const around = holdingAddresses.test(joint) && rest.length === 1 ? (rest[0] ?? '') : '';
  const tried = [part.replace(openingAddresses, ''), first, around];
  return (
    tried.map((name) => areasNamed(name.replace(CLOSING, ''))).find((areas) => areas.length > 0) ??
    []
  );
}

/** An address between its commas, without pincodes. */
export function addressParts(address: string | undefined): string[] {
  if (address === undefined) return [];
  return address
    .split(/[,;\n]/, PARTS_AT_MOST)
    .map((part) => part.replace(/[-–\s]*\b\d{3}\s?\d{3}\b/g, ' ').trim())
    .filter((part) => part !== '');
}
