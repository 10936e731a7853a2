import type { SearchedBorder } from '@manemitra/contract/found-on-map';
import { ringAround } from '@manemitra/domain/circles';
import { formatDistance, type Point } from '@manemitra/domain/geography';
import type { Criteria, NearValue } from '@manemitra/query/criteria';
import { placeBySlug, spokenName } from '@manemitra/query/gazetteer';
import { ringOfZone } from '@manemitra/query/gazetteer/zones';
import { outlineOfArea } from '#server/features/journeys/public.ts';

/**
 * The borders of the areas that every home must lie in: as an office has drawn them, as far as a place may be away, or about where a locality
 * or a side of the city ends for us. Of a road there is none, and one that was drawn by finger is in the sentence itself.
 */
export function searchedBorders({ constraints }: Criteria): SearchedBorder[] {
  return constraints.flatMap((one): SearchedBorder[] => {
    if (one.strength !== 'must') return [];
    if (one.field === 'zone') return one.value.in.map((zone) => border(ringOfZone(zone), false));
    if (one.field === 'locality') {
      return one.value.in.flatMap((slug) => {
        const place = placeBySlug(slug);
        if (place === undefined || place.path !== undefined || place.radiusMeters === 0) return [];
        return [border(ringAround(place), false)];
      });
    }
    if (one.field === 'near') return around(one.value);
    if (one.field !== 'region' || 'drawn' in one.value || 'between' in one.value) return [];
    return outlineOfArea(one.value).map((ring) => border(ring, true));
  });
}

/** In a straight line, as searches measure it; minutes are drawn by themselves. */
function around(value: NearValue): SearchedBorder[] {
  if (!('withinMeters' in value)) return [];
  const place = placeBySlug(value.place);
  if (place === undefined || place.path !== undefined) return [];
  const ring = ringAround({ at: place.at, radiusMeters: value.withinMeters });
  const near = `within ${formatDistance(value.withinMeters)} of ${spokenName(place)}`;
  return [{ ...border(ring, true), near }];
}

const border = (ring: readonly Point[], isExact: boolean): SearchedBorder => ({
  isExact,
  line: ring.map(([lat, lng]) => [rounded(lng), rounded(lat)]),
});

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
