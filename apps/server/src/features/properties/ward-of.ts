import type { Property } from '@manemitra/contract/property';
import type { WardStanding } from '@manemitra/contract/ward';
import { wardStanding } from '#server/features/journeys/public.ts';

/** The ward of a project by its point, else by its approximate circle. */
export function wardOf({
  project: { geolocation },
}: Pick<Property, 'project'>): WardStanding | null {
  const { coordinates, approximate } = geolocation;
  if (coordinates !== null) return wardStanding({ at: coordinates, radiusMeters: 0 });
  return approximate === null ? null : wardStanding(approximate);
}
