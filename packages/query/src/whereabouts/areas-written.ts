import { allowedCost, keyOf, misspellingCost, plainWord, soundOf } from '../gazetteer/spelling.ts';
import { otherCityNamed } from '../gazetteer/other-cities.ts';
import type { Place } from '../place.ts';
import {
  besideInAddresses,
  figuresBesideWords,
  shortInLocalities,
} from '../words/address-words.ts';
import { addressParts } from './address-areas.ts';
import { areasNamed, areaNames } from './area-names.ts';

/**
 * The areas that a cell for the locality means: as it stands, with its words in full, or misspelt where one name alone is near enough. Of
 * a cell that is written as an address ("Whitefeild, nr Hope Farm") its first part that is an area and no road, or else a road.
 */
export function areasWritten(locality: string): readonly Place[] {
  const whole = areasSpelt(locality);
  if (whole.length > 0) return whole;
  const parts = addressParts(locality)
    .filter((part) => !besideInAddresses.test(part))
    .map(areasSpelt)
    .filter((areas) => areas.length > 0);
  return parts.find(([first]) => first?.kind !== 'road') ?? parts[0] ?? [];
}

function areasSpelt(name: string): readonly Place[] {
  const exact = areasNamed(name);
  if (exact.length > 0 || otherCityNamed(name) !== undefined) return exact;
  const words = name
    .toLowerCase()
    .replace(figuresBesideWords, '$& ')
    .split(/[\s/()–-]+/)
    .filter((word) => word !== '')
    .map((word) => shortInLocalities.get(word.replace(/\.$/, '')) ?? plainWord(word));
  const inFull = areasNamed(words.join(' '));
  return inFull.length > 0 ? inFull : alike(keyOf(words));
}

const figuresIn = (key: string): string => (key.match(/\d+/g) ?? []).join(' ');

/** The area whose name a misspelt key is nearest to; none where two are as near, or a figure of it is another. */
function alike(key: string): readonly Place[] {
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
