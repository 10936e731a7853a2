import { distanceMeters } from '@manemitra/domain/geography';
import { places } from '../gazetteer.ts';
import type { Place, PlaceKind } from '../place.ts';
import { romanNumbers, romanPart, roadOf } from '../words/address-words.ts';

const AREAS: readonly PlaceKind[] = ['locality', 'sub-locality', 'employment-area', 'road'];

const ROMAN = new Map(romanNumbers.map((sign, at) => [sign, `${at + 1}`]));

const byName = new Map<string, Place[]>();
for (const place of places.filter(({ kind }) => AREAS.includes(kind))) {
  const { slug, name, nameKn = '', nameHi = '', aliases } = place;
  for (const key of new Set([slug, name, nameKn, nameHi, ...aliases].map(compact))) {
    if (key === '') continue;
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
}

/** The areas and roads of a name or alias, whatever the spacing, those that listings name most first. */
export function areasNamed(name: string): readonly Place[] {
  return byName.get(compact(name)) ?? [];
}

/** All names of areas and roads as they are compared, with what they name. */
export const areaNames = (): Iterable<[string, Place[]]> => byName;

/** The locality that a road is named after and that most of what is listed on it lies in or beside. */
export function localityOfRoad(road: Place): Place | undefined {
  if (road.kind !== 'road') return undefined;
  const [, named] = roadOf.exec(road.name) ?? [];
  if (named === undefined) return undefined;
  return areasNamed(named).find(
    (area) =>
      area.kind !== 'road' &&
      distanceMeters(area.at, road.at) <= area.radiusMeters + BESIDE_ROAD_METERS,
  );
}

/** "On" a road is within this distance of it, so a locality that ends here is still on it. */
const BESIDE_ROAD_METERS = 1500;

/**
 * Letters and digits only: "H.S.R. Layout" and "hsr layout" are one, and so are "Phase II" and "Phase 2". Vowel signs of Indian scripts
 * are marks.
 */
function compact(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(romanPart, (_, part: string, sign: string) => `${part}${ROMAN.get(sign) ?? sign}`)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
