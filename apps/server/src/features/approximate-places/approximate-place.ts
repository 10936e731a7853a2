import type { ApproximatePlace } from '@manemitra/contract/property';
import type { PlaceColumns } from '#server/database/catalogue-tables.ts';

type Row = Pick<PlaceColumns, 'lat' | Extract<keyof PlaceColumns, `about_${string}`>>;

/** Where the words of a project put it, unless somebody gave its point. */
export function approximatePlace({ lat, ...row }: Row): ApproximatePlace | null {
  const { about_lat, about_lng, about_radius_m, about_name, about_from } = row;
  if (lat !== null || about_lat === null || about_lng === null) return null;
  if (about_radius_m === null || about_name === null || about_from === null) return null;
  return {
    at: [about_lat, about_lng],
    radiusMeters: about_radius_m,
    name: about_name,
    from: about_from,
  };
}
