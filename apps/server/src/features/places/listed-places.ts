import type { LatLng } from '@manemitra/query/place';

export interface ListedPlace {
  name: string;
  at: LatLng;
}

/** Places from a table as text, one after a semicolon: name | lat lng. */
export function listedPlaces(table: string): readonly ListedPlace[] {
  return table
    .trim()
    .split(';')
    .map((cell) => {
      const [name = '', point = ''] = cell.trim().split('|');
      const [lat = Number.NaN, lng = Number.NaN] = point.split(' ').map(Number);
      return { name, at: [lat, lng] };
    });
}
