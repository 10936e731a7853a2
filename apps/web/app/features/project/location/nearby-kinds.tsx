import { NEARBY_CATEGORIES, NEARBY_LABELS } from '@manemitra/contract/nearby-categories';
import type { NearbyKind } from '#web/features/map/public.ts';
import { NearbyIcon } from '#web/ui/icons/nearby-icon.tsx';
import { cautionOf, type NearbyCategory, placeNote } from './around.ts';

/** The colour of each kind on the map; its sign tells it apart too. */
const COLOURS: Readonly<Record<NearbyCategory['id'], string>> = {
  schools: 'bg-kere',
  hospitals: 'bg-gulmohar',
  malls: 'bg-tabebuia',
  restaurants: 'bg-haldi',
  ponintOfInterest: 'bg-ink-soft',
  metroStations: 'bg-jacaranda',
};

export function colourOf(category: NearbyCategory['id']): string {
  return COLOURS[category];
}

/** The six kinds as the map takes them; one without places stands in the legend all the same. */
export function nearbyKinds(categories: readonly NearbyCategory[]): NearbyKind[] {
  return categories.map(({ id, places }) => ({
    ...kindOf(id),
    places: places.map((place) => ({
      id: place.id,
      name: place.name,
      at: place.coordinates,
      note: placeNote(place),
      isPlanned: cautionOf(place) !== null,
    })),
  }));
}

/** The same while loading: the legend is in its final place. */
export function unknownKinds(): NearbyKind[] {
  return NEARBY_CATEGORIES.map((id) => ({ ...kindOf(id), places: [], isUnknown: true }));
}

function kindOf(id: NearbyCategory['id']): Omit<NearbyKind, 'places'> {
  return {
    id,
    label: NEARBY_LABELS[id],
    icon: <NearbyIcon category={id} className="size-4" />,
    colourClass: COLOURS[id],
  };
}
