import type { NearbyKind } from '#web/features/map/public.ts';
import { NearbyIcon } from '#web/ui/icons/nearby-icon.tsx';
import { type NearbyCategory, placeNote, plainName } from './around.ts';

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
  return categories.map(({ id, label, places }) => ({
    id,
    label,
    icon: <NearbyIcon category={id} className="size-4" />,
    colourClass: COLOURS[id],
    places: places.map((place) => ({
      id: place.id,
      name: plainName(place),
      at: place.coordinates,
      note: placeNote(place),
    })),
  }));
}
