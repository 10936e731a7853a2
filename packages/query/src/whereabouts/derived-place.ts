import type { Circle, PlaceSource } from '@manemitra/domain/circles';
import { areaOfPincode } from '../gazetteer/pincodes.ts';
import type { Place } from '../place.ts';
import { areasWritten } from './areas-written.ts';
import { roadBetween } from './road-between.ts';
import { addressAreas } from './address-areas.ts';
import { canBeBoth, circleOf } from './circles-of-places.ts';
import { placeContradictions } from './contradictions.ts';
import type { PlaceWords } from './place-words.ts';

/** Where a project lies by what its address, locality and pincode say: a circle in which it is somewhere. */
interface DerivedPlace extends Circle {
  /** "Whitefield", "the pincode 560066". */
  name: string;
  from: PlaceSource;
}

/**
 * Counts up when places, zones or localities come out otherwise by a change of rules or tables: what was stored by earlier ones is
 * then brought up to them.
 */
export const PLACE_RULES = 4;

/** What is known no better than this is not drawn, and not searched. */
const MOST_METERS = 10_000;

/**
 * The smallest circle that the words of a project allow. Nothing where they name no place that we know, contradict each other,
 * or name one of several places without saying which.
 */
export function derivePlace(words: PlaceWords): DerivedPlace | undefined {
  if (placeContradictions(words).length > 0) return undefined;
  const candidates = candidatesOf(words);
  const [best] = candidates
    .filter(({ radiusMeters }) => radiusMeters <= MOST_METERS)
    .toSorted((a, b) => a.radiusMeters - b.radiusMeters);
  if (best === undefined) return undefined;
  return candidates.every((other) => canBeBoth(best, other)) ? best : undefined;
}

function candidatesOf({ locality, address, pincode }: PlaceWords): DerivedPlace[] {
  const ofPincode = pincode === undefined ? undefined : areaOfPincode(pincode);
  const byPincode: DerivedPlace[] =
    ofPincode === undefined || pincode === undefined
      ? []
      : [{ ...ofPincode, name: `the pincode ${pincode}`, from: 'pincode' }];
  const byLocality = localityAreas(locality).flatMap((areas) =>
    oneOf(areas, byPincode, 'locality'),
  );
  const between = byLocality.length === 0 ? roadBetween(locality) : undefined;
  const byRoad: DerivedPlace[] = between === undefined ? [] : [{ ...between, from: 'locality' }];
  const around = [...byLocality, ...byRoad, ...byPincode];
  const byAddress = addressAreas(address).flatMap((areas) =>
    oneOf(areas, around, 'address').filter((each) => around.every((one) => canBeBoth(each, one))),
  );
  return [...byAddress, ...around];
}

/** What a locality names as a whole; of one that is written as an address, what its parts do. */
function localityAreas(locality: string | undefined): (readonly Place[])[] {
  if (locality === undefined) return [];
  const areas = areasWritten(locality);
  return areas.length > 0 ? [areas] : addressAreas(locality);
}

/** The place of a name; of several, the only one that can be where the rest says. */
function oneOf(
  areas: readonly Place[],
  around: readonly Circle[],
  from: PlaceSource,
): DerivedPlace[] {
  const circles = areas.map((place) => ({ place, circle: circleOf(place) }));
  const isOneOfSeveral = areas.length > 1 || areas[0]?.isHomonym === true;
  const possible = isOneOfSeveral
    ? circles.filter(
        ({ circle }) => around.length > 0 && around.every((one) => canBeBoth(circle, one)),
      )
    : circles;
  const [only] = possible;
  if (only === undefined || possible.length > 1) return [];
  return [{ ...only.circle, name: only.place.name, from }];
}
