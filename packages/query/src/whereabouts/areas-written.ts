import { lastUsed } from '@manemitra/domain/last-used';
import { allowedCost, keyOf, misspellingCost, soundOf } from '../gazetteer/spelling.ts';
import { otherCityNamed } from '../gazetteer/other-cities.ts';
import type { Place } from '../place.ts';
import { besideInAddresses, betweenNames, roadBetweenTwo } from '../words/address-words.ts';
import { addressParts } from './address-areas.ts';
import { areasNamed, areaNames } from './area-names.ts';
import { areasWithin, wordsOf } from './areas-within.ts';
import { canBeBoth, circleOf } from './circles-of-places.ts';

/**
 * The areas that a cell for the locality means: as it stands, with its words in full, or misspelt where one name alone is near enough. Of
 * a cell with several names ("Outer Ring Rd, Bellandur", "Whitefield Hope Farm") the most exact one that the first can be in, and no road
 * where it names an area.
 */
export function areasWritten(locality: string): readonly Place[] {
  const names = namesWritten(locality);
  const areas = names.filter(([first]) => first?.kind !== 'road');
  const [first, ...others] = areas.length > 0 ? areas : names;
  if (first === undefined) return [];
  return others
    .filter((other) => canBeOne(first, other))
    .reduce((best, other) => (radiusOf(other) < radiusOf(best) ? other : best), first);
}

/** What each name in a cell for the locality may mean, in their order. */
export function namesWritten(locality: string): (readonly Place[])[] {
  const whole = areasSpelt(locality);
  if (whole.length > 0) return [whole];
  return addressParts(locality)
    .flatMap((part) => (roadBetweenTwo.test(part) ? [] : part.split(betweenNames)))
    .filter((part) => !besideInAddresses.test(part.trim()))
    .flatMap((part) => {
      const spelt = areasSpelt(part);
      return spelt.length > 0 ? [spelt] : areasWithin(part);
    });
}

/** Whether two names can be of one project. */
export const canBeOne = (one: readonly Place[], other: readonly Place[]): boolean =>
  one.some((place) => other.some((each) => canBeBoth(circleOf(place), circleOf(each))));

const radiusOf = (areas: readonly Place[]): number =>
  Math.min(...areas.map((place) => circleOf(place).radiusMeters));

function areasSpelt(name: string): readonly Place[] {
  const exact = areasNamed(name);
  if (exact.length > 0 || otherCityNamed(name) !== undefined) return exact;
  const words = wordsOf(name);
  const inFull = areasNamed(words.join(' '));
  return inFull.length > 0 ? inFull : alike(keyOf(words));
}

const figuresIn = (key: string): string => (key.match(/\d+/g) ?? []).join(' ');

/** A sheet names few places, each in many rows, and a name is compared with all others each time. */
const alikeBefore = lastUsed<readonly Place[]>(2000);

function alike(key: string): readonly Place[] {
  const before = alikeBefore.get(key);
  if (before !== undefined) return before;
  const areas = nearestTo(key);
  alikeBefore.put(key, areas);
  return areas;
}

/** The area whose name a misspelt key is nearest to; none where two are as near, or a figure of it is another. */
function nearestTo(key: string): readonly Place[] {
  const sound = soundOf(key);
  const limit = allowedCost(key);
  if (limit === 0) return [];
  let best: { cost: number; places: readonly Place[] } | undefined;
  let isTied = false;
  for (const [name, places] of areaNames()) {
    if (name[0] !== key[0] || Math.abs(name.length - key.length) > 3) continue;
    if (figuresIn(name) !== figuresIn(key)) continue;
    const cost = misspellingCost(sound, soundOf(name), limit);
    if (cost === Infinity || cost > (best?.cost ?? Infinity)) continue;
    isTied = best !== undefined && cost === best.cost && best.places[0]?.slug !== places[0]?.slug;
    best = { cost, places };
  }
  return best === undefined || isTied ? [] : best.places;
}
