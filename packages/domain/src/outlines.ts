import type { Circle, Surely } from './circles.ts';
import { distanceToPathMeters, type Point } from './geography.ts';

/** The border of an area: rings of corners. What lies in an even number of them, as in a hole, lies outside. */
export type Outline = readonly (readonly Point[])[];

type Side = readonly [from: Point, to: Point];

/** So many strips from west to east: of some thousand sides a strip holds about ten. */
const STRIPS = 256;

/**
 * Asks of many places whether they lie inside one outline: answers as `isSurelyInOutline` does, and looks at those sides alone
 * that lie north or south of the place.
 */
export function insideOf(outline: Outline): (place: Circle) => Surely {
  const sides = outline.flatMap(sidesOf);
  const lats = sides.map(([[lat]]) => lat);
  const lngs = sides.map(([[, lng]]) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const width = (east - west) / STRIPS;
  const stripOf = (lng: number) => Math.min(STRIPS - 1, Math.floor((lng - west) / width));
  const strips: Side[][] = Array.from({ length: STRIPS }, () => []);
  for (const side of sides) {
    const [a, b] = [stripOf(side[0][1]), stripOf(side[1][1])];
    for (let strip = Math.min(a, b); strip <= Math.max(a, b); strip++) strips[strip]?.push(side);
  }
  const isInside = ([lat, lng]: Point): boolean => {
    if (!(lat >= south && lat <= north && lng >= west && lng <= east)) return false;
    return isOdd([lat, lng], strips[stripOf(lng)] ?? []);
  };
  // Many projects share a circle, that of their locality.
  const answers = new Map<string, Surely>();
  return (place) => {
    if (place.radiusMeters === 0) return isInside(place.at);
    const key = `${place.at[0]} ${place.at[1]} ${place.radiusMeters}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = clearOf(place, outline) ? isInside(place.at) : null;
    answers.set(key, answer);
    return answer;
  };
}

/** Whether a place lies inside an outline; of a circle, whether all of it does. */
export function isSurelyInOutline(place: Circle, outline: Outline): Surely {
  const isInside = isOdd(place.at, outline.flatMap(sidesOf));
  return place.radiusMeters === 0 || clearOf(place, outline) ? isInside : null;
}

/** A line from a point to the north crosses the border an odd number of times. */
function isOdd([lat, lng]: Point, sides: readonly Side[]): boolean {
  let isInside = false;
  for (const [from, to] of sides) {
    if (to[1] > lng === from[1] > lng) continue;
    const share = (lng - to[1]) / (from[1] - to[1]);
    if (lat < to[0] + share * (from[0] - to[0])) isInside = !isInside;
  }
  return isInside;
}

const clearOf = ({ at, radiusMeters }: Circle, outline: Outline): boolean =>
  outline.every(
    (ring) => ring[0] === undefined || distanceToPathMeters(at, [...ring, ring[0]]) >= radiusMeters,
  );

const sidesOf = (ring: readonly Point[]): Side[] =>
  ring.map((corner, at): Side => [ring.at(at - 1) ?? corner, corner]);
