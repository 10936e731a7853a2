import type { Point } from '@manemitra/domain/geography';

/** The six lists of the legend, in its order; the wire spells one of them otherwise (spec 3). */
export const PLACE_CATEGORIES = [
  'schools',
  'hospitals',
  'malls',
  'restaurants',
  'pointsOfInterest',
  'metroStations',
] as const;
export type PlaceCategory = (typeof PLACE_CATEGORIES)[number];

export interface PlaceNearby {
  id: string;
  name: string;
  nameKn: string | null;
  /** What it is, for people: `Lake`. */
  kind: string;
  /** Of a metro station: `operational`, `under-construction` or `proposed`. */
  status: string | null;
  at: Point;
  meters: number;
  source: string;
}

export interface PlaceQuestion {
  at: Point;
  withinMeters: number;
  /** At most so many of each category. */
  limit: number;
  categories: readonly PlaceCategory[];
}

/** Places of each category asked for, nearest first. Throws an `Outage` when a service fails. */
export type FindPlaces = (
  question: PlaceQuestion,
) => Promise<Partial<Record<PlaceCategory, PlaceNearby[]>>>;
