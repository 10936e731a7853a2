import { z } from 'zod';
import { askOutside, endpointUnder, Outage } from '#server/platform/ask-outside.ts';
import type { FindPanorama } from './street-view.port.ts';

const Answer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('OK'),
    pano_id: z.string().min(1),
    location: z.object({ lat: z.number(), lng: z.number() }),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}/)
      .optional(),
    copyright: z.string().optional(),
  }),
  z.object({ status: z.enum(['ZERO_RESULTS', 'NOT_FOUND']) }),
  z.object({
    status: z.enum(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'INVALID_REQUEST', 'UNKNOWN_ERROR']),
  }),
]);

const SYSTEM = 'street view (Google)';

/** What a page must be allowed to frame. */
export const FRAME_ORIGIN = 'https://www.google.com';

/**
 * Google's Street View metadata (developers.google.com/maps/documentation/streetview/metadata), which costs nothing.
 * It takes its key in the address only; an `Outage` never repeats one.
 */
export function googleStreetView({
  key,
  baseUrl,
  embedKey,
}: {
  key: string;
  baseUrl: string;
  /** For frames in pages: browsers see it. */
  embedKey?: string | undefined;
}): FindPanorama {
  return async ([lat, lng], withinMeters) => {
    const url = endpointUnder(baseUrl, 'maps/api/streetview/metadata');
    url.searchParams.set('location', `${lat.toFixed(6)},${lng.toFixed(6)}`);
    url.searchParams.set('radius', String(withinMeters));
    url.searchParams.set('source', 'outdoor');
    url.searchParams.set('key', key);
    const answer = await askOutside({ system: SYSTEM, url, answer: Answer });
    switch (answer.status) {
      case 'OK':
        return {
          id: answer.pano_id,
          at: [answer.location.lat, answer.location.lng],
          takenIn: answer.date?.slice(0, 7) ?? null,
          copyright: answer.copyright ?? null,
          url: panoramaUrl(answer.pano_id),
          frameUrl: embedKey === undefined ? null : frameUrl(answer.pano_id, embedKey),
        };
      case 'ZERO_RESULTS':
      case 'NOT_FOUND':
        return undefined;
      default:
        throw new Outage(SYSTEM, 'refused', `it answered ${answer.status}`);
    }
  };
}

/** A "Maps URL", which opens a panorama without a key. */
function panoramaUrl(id: string): string {
  const url = new URL('https://www.google.com/maps/@?api=1&map_action=pano');
  url.searchParams.set('pano', id);
  return url.href;
}

/** Google's Maps Embed of one panorama (developers.google.com/maps/documentation/embed). */
function frameUrl(id: string, embedKey: string): string {
  const url = new URL('/maps/embed/v1/streetview', FRAME_ORIGIN);
  url.searchParams.set('key', embedKey);
  url.searchParams.set('pano', id);
  return url.href;
}
