import { distanceMeters } from '@manemitra/domain/geography';
import { FLOOD_METERS, knownFloodsNear } from '@manemitra/domain/floods/known-floods';
import type { FieldValues } from '@manemitra/query/criteria';
import { places } from '@manemitra/query/gazetteer';
import type { LatLng } from '@manemitra/query/place';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { always, at, UNKNOWN, YES, type Measures } from './measures.ts';

/*
 * Water near a project. No list has all floods, drains and lakes, so where none is known nothing is known: never "no".
 */

const IS_NEAR: Readonly<Record<FieldValues['nearWater']['of'], (point: LatLng) => boolean>> = {
  'flood-spots': (point) => knownFloodsNear(point).length > 0,
  drains: () => false,
  lakes: (point) => LAKES.some((lake) => distanceMeters(point, lake.at) <= lake.reach),
};

const LAKES = places
  .filter(({ kind }) => kind === 'lake')
  .map((lake) => ({ at: lake.at, reach: lake.radiusMeters + FLOOD_METERS }));

export function nearWater(
  { of }: FieldValues['nearWater'],
  { project }: CatalogueColumns,
): Measures {
  if (of === 'drains') return { verdict: always(UNKNOWN) };
  const { values: lat } = project.lat;
  const { values: lng } = project.lng;
  const { values: radius } = project.placeRadius;
  return {
    verdict: (row) => {
      // Floods and lakes reach so little that a circle never lies in their reach as a whole.
      const y = at(radius, row) === 0 ? at(lat, row) : NaN;
      return !Number.isNaN(y) && IS_NEAR[of]([y, at(lng, row)]) ? YES : UNKNOWN;
    },
  };
}
