import { NEARBY_CATEGORIES, NEARBY_LABELS } from '@manemitra/contract/nearby-categories';
import { formatDistance } from '@manemitra/domain/geography';
import type { LatLng } from '@manemitra/query/place';
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
    ...(places[0] && { nearest: formatDistance(places[0].walk?.meters ?? places[0].meters) }),
    places: places.map((place) => ({
      id: place.id,
      name: place.name,
      at: place.coordinates,
      note: placeNote(place),
      isPlanned: cautionOf(place) !== null,
    })),
  }));
}

/** Where the nearest station that runs is: the map shows it. */
export function nearestStation(categories: readonly NearbyCategory[]): LatLng | undefined {
  const stations = categories.find(({ id }) => id === 'metroStations')?.places ?? [];
  return stations.find((station) => cautionOf(station) === null)?.coordinates;
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
    leads: id === 'metroStations',
  };
}
