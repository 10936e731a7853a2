import type { Point } from '@manemitra/domain/geography';

/** A street-level picture all around. */
interface Panorama {
  id: string;
  at: Point;
  /** The month it was taken in, `YYYY-MM`. */
  takenIn: string | null;
  copyright: string | null;
  /** Where a visitor looks at it. */
  url: string;
  /** The same in a frame of a page, `fov` (degrees) still to be added; null where that is not set up. */
  frameUrl: string | null;
}

/** The nearest panorama within so many metres, `undefined` when there is none. Throws an `Outage` when it fails. */
export type FindPanorama = (at: Point, withinMeters: number) => Promise<Panorama | undefined>;
