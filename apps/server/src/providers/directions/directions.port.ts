import type { Point } from '@manemitra/domain/geography';

/** A way by car. */
export interface Route {
  meters: number;
  seconds: number;
  path: readonly Point[];
}

/** Asks a route service. Throws an `Outage` when it fails or knows no way. */
export type FindRoute = (from: Point, to: Point) => Promise<Route>;
