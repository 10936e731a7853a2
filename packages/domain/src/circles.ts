import { degreesAround, distanceMeters, distanceToPathMeters, type Point } from './geography.ts';

/*
 * An approximate place: it lies somewhere within this circle. A question about it is answered "yes" only if every point of
 * the circle would say yes, "no" only if every point would say no, and otherwise "not known". A larger circle therefore
 * never turns a "no" into a "yes".
 */

/** A point in degrees and how far off it may be, in metres; 0 where it was given exactly. */
export interface Circle {
  at: Point;
  radiusMeters: number;
}

/** What a place was derived from. */
export const PLACE_SOURCES = ['address', 'locality', 'pincode'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** Yes, no, or `null`: it depends on where in the circle it lies. */
export type Surely = boolean | null;

/** Whether a distance that may be off by `slack` is at most `limit`, all in one unit. */
function isSurelyAtMost(value: number, slack: number, limit: number): Surely {
  if (value + slack <= limit) return true;
  return value - slack > limit ? false : null;
}

/** Whether a circle lies in another one. */
export function isSurelyIn(inner: Circle, outer: Circle): Surely {
  const meters = distanceMeters(inner.at, outer.at);
  return isSurelyAtMost(meters, inner.radiusMeters, outer.radiusMeters);
}

/** Whether a circle lies within so many metres of a line. */
export function isSurelyAlong(circle: Circle, path: readonly Point[], meters: number): Surely {
  return isSurelyAtMost(distanceToPathMeters(circle.at, path), circle.radiusMeters, meters);
}

/** The smallest of two or more answers to "any of these": yes where one is, no where none can be. */
export function isSurelyAny(answers: readonly Surely[]): Surely {
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

/** A circle around points: around the middle of their extent. */
export function circleAround(points: readonly Point[], beyondMeters: number): Circle | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(([lat]) => lat);
  const lngs = points.map(([, lng]) => lng);
  const at: Point = [
    (Math.min(...lats) + Math.max(...lats)) / 2,
    (Math.min(...lngs) + Math.max(...lngs)) / 2,
  ];
  const reach = Math.max(...points.map((point) => distanceMeters(at, point)));
  return { at, radiusMeters: Math.round(reach + beyondMeters) };
}

const CORNERS = 64;

/** The corners of a circle on the ground, the first again at the end. */
export function ringAround({ at: [lat, lng], radiusMeters }: Circle): Point[] {
  const { lat: north, lng: east } = degreesAround(lat, radiusMeters);
  return Array.from({ length: CORNERS + 1 }, (_, corner): Point => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [lat + north * Math.cos(angle), lng + east * Math.sin(angle)];
  });
}
