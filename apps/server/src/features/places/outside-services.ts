import type { FindRoute } from '#server/providers/directions/directions.port.ts';
import type { FindPlaces } from '#server/providers/nearby-places/nearby-places.port.ts';
import type { FindPanorama } from '#server/providers/street-view/street-view.port.ts';
import { Outage } from '#server/platform/ask-outside.ts';

/** The services that `app.ts` gives this feature. One that is not configured is absent, and our own data is used. */
export interface PlaceServices {
  findRoute?: FindRoute;
  findPlaces?: FindPlaces;
  findPanorama?: FindPanorama;
  /** Writes a failure of a service to the log. */
  report: (outage: Outage) => void;
}

/**
 * Resolves with what a service answers, or with `undefined` when it is out of order, which is reported. Anything else
 * that goes wrong is a bug and thrown on.
 */
export async function unlessOut<T>(
  asked: Promise<T>,
  report: PlaceServices['report'],
): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    report(error);
    return undefined;
  }
}
