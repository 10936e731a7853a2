import { distanceMeters, formatDistance } from '@manemitra/domain/geography';
import { CITY_CENTRE } from '../gazetteer.ts';
import { areaOfPincode } from '../gazetteer/pincodes.ts';
import type { LatLng } from '../place.ts';
import { addressAreas } from './address-areas.ts';
import { areasWritten, canBeOne, namesWritten } from './areas-written.ts';
import { canBeBoth, circleOf } from './circles-of-places.ts';
import { saysElsewhere, type PlaceWords } from './place-words.ts';

/** The land that projects of Bengaluru are sold on ends about here: Hosur, Doddaballapura and Ramanagara lie within. */
const CITY_METERS = 50_000;
/** A project may stand this far outside the circle of its locality or pincode, for none is a border. */
const BEYOND_METERS = 3000;

/** What contradicts itself in what is said of where a project lies, as sentences for staff. */
export function placeContradictions(words: PlaceWords, point?: LatLng): string[] {
  return [
    ...saysElsewhere(words),
    ...localityAndPincode(words),
    ...(point === undefined ? namesApart(words) : ofPoint(words, point)),
  ];
}

/** Two areas named in one cell that no project can be in both of; a road is long, and only a part of it is known. */
function namesApart({ locality, address }: PlaceWords): string[] {
  const said = [
    ['locality', locality === undefined ? [] : namesWritten(locality)],
    ['address', addressAreas(address)],
  ] as const;
  return said.flatMap(([field, all]) => {
    const names = all.filter(([first]) => first?.kind !== 'road');
    const [one, other] =
      names
        .flatMap((first, at) => names.slice(at + 1).map((second) => [first, second] as const))
        .find((pair) => !canBeOne(...pair)) ?? [];
    const [here, there] = [one?.[0], other?.[0]];
    if (here === undefined || there === undefined) return [];
    return [
      `The ${field} names ${here.name} and ${there.name}, which are ${formatDistance(distanceMeters(here.at, there.at))} apart.`,
    ];
  });
}

function localityAndPincode({ locality, pincode }: PlaceWords): string[] {
  const area = pincode === undefined ? undefined : areaOfPincode(pincode);
  const named = locality === undefined ? [] : areasWritten(locality);
  const [first] = named;
  if (area === undefined || first === undefined) return [];
  if (named.some((place) => canBeBoth(circleOf(place), area))) return [];
  const apart = Math.min(...named.map((place) => distanceMeters(place.at, area.at)));
  return [
    `${first.name} is ${formatDistance(apart)} from the middle of the pincode ${pincode ?? ''}.`,
  ];
}

function ofPoint({ locality, pincode }: PlaceWords, point: LatLng): string[] {
  const fromCentre = distanceMeters(point, CITY_CENTRE);
  if (fromCentre > CITY_METERS) {
    return [
      `The coordinates are outside Bengaluru, ${formatDistance(fromCentre)} from its middle.`,
    ];
  }
  const area = pincode === undefined ? undefined : areaOfPincode(pincode);
  const beyondPincode = area === undefined ? 0 : distanceMeters(point, area.at) - area.radiusMeters;
  const named = locality === undefined ? [] : areasWritten(locality);
  const away = named.map((place) => {
    const { at, radiusMeters } = circleOf(place);
    return distanceMeters(point, at) - radiusMeters;
  });
  const beyondLocality = Math.min(...away);
  return [
    ...(named.length > 0 && beyondLocality > BEYOND_METERS
      ? [`The coordinates are ${formatDistance(beyondLocality)} outside ${named[0]?.name ?? ''}.`]
      : []),
    ...(beyondPincode > BEYOND_METERS
      ? [
          `The coordinates are ${formatDistance(beyondPincode)} outside the pincode ${pincode ?? ''}.`,
        ]
      : []),
  ];
}
