import { type Amenity, amenityName } from '@manemitra/domain/amenities';
import { slugOf } from '@manemitra/domain/slug';

export interface AmenityGroup {
  title: string;
  ids: string[];
}

const TITLES: Readonly<Record<Amenity['type'], string>> = {
  Popular: 'Most wanted',
  standard: 'Expected everywhere',
  others: 'Others',
};

/** The known amenities by group, those that somebody added last; of a search those that fit it. */
export function groupAmenities(
  known: readonly Amenity[],
  chosen: readonly string[],
  search: string,
): AmenityGroup[] {
  const added = chosen.filter((id) => known.every((amenity) => amenity.id !== id));
  const groups = [
    ...(['Popular', 'standard', 'others'] as const).map((type) => ({
      title: TITLES[type],
      ids: known.flatMap((amenity) => (amenity.type === type ? [amenity.id] : [])),
    })),
    { title: 'Added by hand', ids: added },
  ];
  const words = search.trim().toLowerCase();
  return groups
    .map(({ title, ids }) => ({
      title,
      ids: ids.filter((id) => amenityName(id).toLowerCase().includes(words)),
    }))
    .filter(({ ids }) => ids.length > 0);
}

/** An id for a searched amenity that is not listed; null if none is needed. */
export function newAmenityId(search: string, taken: readonly string[]): string | null {
  const id = slugOf(search);
  if (id.length < 3) return null;
  return taken.some((each) => each === id || slugOf(amenityName(each)).includes(id)) ? null : id;
}
