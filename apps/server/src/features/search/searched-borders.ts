import type { SearchedBorder } from '@manemitra/contract/found-on-map';
import { ringAround } from '@manemitra/domain/circles';
import type { Point } from '@manemitra/domain/geography';
import type { Criteria } from '@manemitra/query/criteria';
import { placeBySlug } from '@manemitra/query/gazetteer';
import { ringOfZone } from '@manemitra/query/gazetteer/zones';
import { outlineOfArea } from '#server/features/journeys/public.ts';

/**
 * The borders of the areas that every home must lie in: as an office has drawn them, or about where a locality or a side of the
 * city ends for us. Of a road there is none, and one that was drawn by finger is in the sentence itself.
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
    if (one.field !== 'region' || 'drawn' in one.value || 'between' in one.value) return [];
    return outlineOfArea(one.value).map((ring) => border(ring, true));
  });
}

const border = (ring: readonly Point[], isOfficial: boolean): SearchedBorder => ({
  isOfficial,
  line: ring.map(([lat, lng]) => [rounded(lng), rounded(lat)]),
});

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
