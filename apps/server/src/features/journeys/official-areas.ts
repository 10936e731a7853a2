import { WARDS_MAX, type WardStanding } from '@manemitra/contract/ward';
import type { Circle } from '@manemitra/domain/circles';
import type { Outline } from '@manemitra/domain/outlines';
import type { OfficialArea } from '@manemitra/query/criteria';
import { cityAreas } from './the-city.ts';

/** The border around areas that an office has drawn. Pincodes and wards that are not known add nothing to it. */
export function outlineOfArea(area: OfficialArea): Outline {
  const areas = cityAreas();
  if ('pincodes' in area) return areas.pincodesOutline(area.pincodes);
  if ('wards' in area) return areas.wardsOutline(area.wards);
  return areas.corporationsOutline(area.corporations);
}

/** Whether the border of one of these pincodes is not known. */
export const hasUnknownPincode = (pincodes: readonly string[]): boolean =>
  pincodes.some((pincode) => !cityAreas().isPincodeKnown(pincode));

/** The ward of an exact or approximate place. */
export function wardStanding(place: Circle): WardStanding {
  const { wards, mayLieOutside } = cityAreas().wardsAround(place);
  const corporations = [...new Set(wards.map(({ corporation }) => corporation))];
  return {
    wards:
      wards.length > WARDS_MAX
        ? []
        : wards.map(({ name, nameKn, number, corporation }) => ({
            name,
            nameKn,
            number,
            corporation,
          })),
    corporation: corporations.length === 1 ? (corporations[0] ?? null) : null,
    mayLieOutside,
    isPlaceGiven: place.radiusMeters === 0,
  };
}
