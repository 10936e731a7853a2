import type { getStreetView } from '@manemitra/contract/places';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { Point } from '@manemitra/domain/geography';
import { unlessOut, type PlaceServices } from './outside-services.ts';

type Answer = EndpointAnswer<typeof getStreetView>;
type Reason = NonNullable<Answer['reason']>;

const WITHIN_METERS = 50; // spec 9

const NOT_AVAILABLE = 'Street View is not available'; // spec 8
const NOT_HERE = 'Street View is not available at this location'; // spec 8

const WORDS: Record<Reason, { message: string; note: string }> = {
  'not-configured': {
    message: NOT_AVAILABLE,
    note: 'We have no pictures of streets.',
  },
  'none-here': { message: NOT_HERE, note: 'There is no picture within 50 m of this project.' },
  failed: {
    message: NOT_AVAILABLE,
    note: 'The service for pictures of streets did not answer. Try again later.',
  },
  'no-location': {
    message: NOT_HERE,
    note: 'Where exactly this project is has not been recorded.',
  },
};

/** Whether the street before a project can be looked at. Without a service it cannot, and the answer says so. */
export async function findStreetView(
  at: Point | null,
  { findPanorama, report }: PlaceServices,
): Promise<Answer> {
  if (findPanorama === undefined) return without('not-configured');
  if (at === null) return without('no-location');
  // `undefined` inside: none there; no answer at all: out of order.
  const answered = await unlessOut(
    findPanorama(at, WITHIN_METERS).then((panorama) => ({ panorama })),
    report,
  );
  if (answered === undefined) return without('failed');
  const { panorama } = answered;
  if (panorama === undefined) return without('none-here');
  const { id, at: coordinates, takenIn, copyright, url, frameUrl } = panorama;
  return {
    panorama: { id, coordinates: [...coordinates], takenIn, copyright, url, frameUrl },
    reason: null,
    message: null,
    note: null,
  };
}

const without = (reason: Reason): Answer => ({
  panorama: null,
  reason,
  ...WORDS[reason],
});
