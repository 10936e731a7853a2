import { distanceMeters } from '@manemitra/domain/geography';
import { placeBySlug } from '@manemitra/query/gazetteer';
import type { LatLng, Place } from '@manemitra/query/place';
import { type Random, randomFrom } from '@manemitra/catalogue/random';
import { localityWeights } from './locality-weights.ts';
import type { PricedKind } from './market-prices.ts';
import { marketPrice } from './market-prices.ts';
import { isDry, isGroundOf } from './open-ground.ts';
import type { PromoterClass } from './promoter-names.ts';

/** Where a project stands and what kind of place that is. */
export interface Site {
  place: Place;
  at: LatLng;
  /** Inside a corporation of the Greater Bengaluru Authority. */
  isInCity: boolean;
  /** Within 5 km of Majestic, by the gazetteer's zones. */
  isCentral: boolean;
  /** Within 9 km of it: built up long ago, no open land left for layouts. */
  isInner: boolean;
  /** Rural north, rural south-east, rural east, rural west; decides who approves plans there. */
  countryside: 'north' | 'south-east' | 'east' | 'west' | undefined;
  /** District and taluk of its RERA numbers. */
  reraOffice: string;
  /** What flats cost here, rupees a square foot. */
  medianPrice: number;
}

interface Candidate extends Omit<Site, 'at'> {
  listings: number;
}

const COUNTRYSIDE: Readonly<Record<string, Site['countryside']>> = {
  '1250/303': 'north',
  '1250/301': 'north',
  '1251/472': 'north',
  '1251/308': 'south-east',
  '1250/304': 'east',
  '1251/446': 'east',
  '1250/307': 'west',
  '1251/309': 'west',
  '1251/310': 'west',
};

const MAJESTIC: LatLng = placeBySlug('majestic')?.at ?? [12.97569, 77.57287];

const candidates: readonly Candidate[] = localityWeights.map(({ slug, listings, reraOffice }) => {
  const place = placeBySlug(slug);
  if (place === undefined)
    throw new Error(`The table of localities names an unknown place, ${slug}.`);
  const isInCity = place.corporation !== undefined;
  return {
    place,
    listings,
    isInCity,
    isCentral: place.zone === 'central',
    isInner: distanceMeters(MAJESTIC, place.at) < 9000,
    countryside: isInCity || reraOffice === undefined ? undefined : COUNTRYSIDE[reraOffice],
    reraOffice: reraOffice ?? cityOffice(place),
    medianPrice: marketPrice(place, 'apartment').median,
  };
});

/** Inside the city the taluk follows the corporation; North is split from Yelahanka at 13.07° N. */
function cityOffice({ corporation, at }: Place): string {
  if (corporation === 'East') return '1251/446';
  if (corporation === 'North' && at[0] > 13.07) return '1251/472';
  if (corporation === 'South') return '1251/310';
  return at[0] > 12.975 ? '1251/309' : '1251/310';
}

/** How readily a class of promoter builds where flats cost this much (rupees a square foot). */
function appetite(promoter: PromoterClass, price: number): number {
  const level = price / 10_500;
  if (promoter === 'value') return level > 1.25 ? 0.15 : 1.2;
  if (promoter === 'luxury') return level < 0.85 ? 0.12 : level;
  return promoter === 'premium' ? 0.55 + 0.45 * level : 1;
}

/** Flats crowd the listings; a layout of 300 sites is listed once. The outskirts count for more, then. */
const OUTSKIRTS = 2.1;

const choices = new Map<PromoterClass, readonly (readonly [number, number])[]>();

/** A locality by its listings and by who builds, and a point of its ground. */
export function chooseSite(random: Random, promoter: PromoterClass): Site {
  let weights = choices.get(promoter);
  if (weights === undefined) {
    weights = candidates.map(
      ({ listings, isInCity, medianPrice }, i) =>
        [i, listings * (isInCity ? 1 : OUTSKIRTS) * appetite(promoter, medianPrice)] as const,
    );
    choices.set(promoter, weights);
  }
  const chosen = candidates[random.weighted(weights)] ?? random.pick(candidates);
  return { ...chosen, at: pointInside(random, chosen.place) };
}

/** A point inside the extent of a place on which a home of it can stand. */
function pointInside(random: Random, place: Place): LatLng {
  const first = drawn(random, place, isDry);
  if (isGroundOf(place, first)) return first;
  // Of its own chance: what else is drawn of this project stays as it is.
  return drawn(randomFrom(`ground/${first.join('/')}`), place, (at) => isGroundOf(place, at));
}

/** How much nearer to the middle of the place each further try is. */
const NEARER = 0.99;

function drawn(
  random: Random,
  { at, radiusMeters }: Place,
  isFit: (point: LatLng) => boolean,
): LatLng {
  for (let attempt = 0; attempt < 400; attempt++) {
    const reach = Math.sqrt(random.next()) * Math.min(radiusMeters, 2200) * 0.85;
    const angle = random.between(0, 2 * Math.PI);
    const near = reach * NEARER ** attempt;
    const lat = at[0] + (near * Math.cos(angle)) / 111_195;
    const lng = at[1] + (near * Math.sin(angle)) / (111_195 * Math.cos((at[0] * Math.PI) / 180));
    const point: LatLng = [Number(lat.toFixed(6)), Number(lng.toFixed(6))];
    if (isFit(point)) return point;
  }
  throw new Error('No ground was found in four hundred tries: a lake seems to fill the locality.');
}

/** What is built where: towers in the city, more plots and villas the further out. */
export function chooseKind(random: Random, site: Site): PricedKind {
  if (site.isCentral) {
    return random.weighted([
      ['apartment', 92],
      ['independent-house', 5],
      ['row-house', 3],
    ]);
  }
  if (site.isInner) {
    return random.weighted([
      ['apartment', 88],
      ['row-house', 5],
      ['independent-house', 4],
      ['villa', 3],
    ]);
  }
  if (site.isInCity) {
    return random.weighted([
      ['apartment', 76],
      ['villa', 9],
      ['row-house', 6],
      ['plot', 6],
      ['independent-house', 3],
    ]);
  }
  // Around the airport most of what is sold is land.
  if (site.countryside === 'north') {
    return random.weighted([
      ['plot', 50],
      ['apartment', 22],
      ['villa', 20],
      ['row-house', 6],
      ['independent-house', 2],
    ]);
  }
  const isOpenLand = site.countryside !== 'south-east' || site.medianPrice < 9000;
  return random.weighted([
    ['apartment', isOpenLand ? 38 : 56],
    ['plot', isOpenLand ? 32 : 22],
    ['villa', isOpenLand ? 19 : 13],
    ['row-house', 7],
    ['independent-house', 3],
  ]);
}
