import type { Circle } from '@manemitra/domain/circles';
import { areaOfPincode } from '../gazetteer/pincodes.ts';
import { addressAreas } from './address-areas.ts';
import { areasWritten } from './areas-written.ts';
import { circleOf } from './circles-of-places.ts';
import type { PlaceWords } from './place-words.ts';

interface SaidPlace extends Circle {
  name: string;
}

/** Where each of the words of a project puts it, whether they agree or not: what staff look at when they contradict each other. */
export function placesSaid({ locality, address, pincode }: PlaceWords): SaidPlace[] {
  const named = [
    ...(locality === undefined ? [] : areasWritten(locality)),
    ...addressAreas(address).flat(),
  ];
  const area = pincode === undefined ? undefined : areaOfPincode(pincode);
  return [
    ...[...new Set(named)].map((place) => ({ name: place.name, ...circleOf(place) })),
    ...(area === undefined ? [] : [{ name: `the pincode ${pincode ?? ''}`, ...area }]),
  ];
}
