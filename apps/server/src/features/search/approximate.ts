import { formatDistance } from '@manemitra/domain/geography';
import type { Field } from '@manemitra/query/criteria';
import type { LoadedProperty } from '#server/features/properties/public.ts';

const OF_PLACE = new Set<Field>(['locality', 'zone', 'region', 'near', 'metroLine']);

/** Whether a wish is about where a project lies, so that it matters how surely that is known. */
export const isOfPlace = (field: Field): boolean => OF_PLACE.has(field);

/** "about here: Whitefield, within 3.1 km", where the point of a project was not given. */
export function aboutOf({
  lat,
  about_name,
  about_radius_m,
}: Pick<LoadedProperty['property'], 'lat' | 'about_name' | 'about_radius_m'>): string | undefined {
  if (lat !== null || about_name === null || about_radius_m === null) return undefined;
  return `about here: ${about_name}, within ${formatDistance(about_radius_m)}`;
}
