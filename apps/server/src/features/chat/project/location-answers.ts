import { formatDistance } from '@manemitra/domain/geography';
import { distanceToPlaceMeters, spokenName } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import type { Around, ProjectFacts, Topic } from './project-facts.ts';

export const metro: Topic = {
  name: 'The distance to the metro',
  groups: ['metro'],
  say: ({ detail: { project } }) => {
    const { nearestMetro: nearest } = project;
    if (nearest === null) return null;
    const planned = nearest.status === 'operational' ? '' : ', not open yet';
    return `${nearest.station} (${nearest.line} line${planned}) is ${formatDistance(nearest.meters)} away in a straight line.`;
  },
};

export const address: Topic = {
  name: 'The address',
  groups: ['location'],
  say: ({ detail: { project } }) =>
    project.address ?? (project.locality === null ? null : `It is in ${project.locality}.`),
};

export const schools = around('schools', 'Schools');
export const hospitals = around('hospitals', 'Hospitals');
export const malls = around('malls', 'Malls');
export const restaurants = around('restaurants', 'Restaurants');
export const sights = around('pointsOfInterest', 'Lakes, parks and other places');

/** Names of invented places say so themselves, in the words of the map. */
const INVENTED = ' (demonstration)';

function around(category: keyof Around, name: string): Topic {
  return {
    name,
    groups: ['location'],
    say: ({ detail, around: found }) => {
      if (detail.project.geolocation.coordinates === null) return null;
      const places = found[category] ?? [];
      if (places.length === 0) return `${name} near it: none is in our list.`;
      const each = places.map(
        ({ name: called, meters, isDemonstration }) =>
          `${called.replace(INVENTED, '')}${isDemonstration ? ' (invented)' : ''} ${formatDistance(meters)}`,
      );
      return `${name}, in a straight line: ${each.join(', ')}.`;
    },
  };
}

/** How far a place of the gazetteer is; the locality that it lies in is said to be its own. */
export function aboutPlace({ detail: { project } }: ProjectFacts, place: Place): string {
  const name = spokenName(place);
  const meters = metersTo(project.geolocation.coordinates, place);
  if (project.localitySlug === place.slug) return `It is in ${name}.`;
  if (meters === null) return `The distance to ${name}: not disclosed.`;
  return `${name} is ${formatDistance(meters)} away in a straight line.`;
}

/** Metres in a straight line; `null` where it is not recorded where the project is. */
export function metersTo(
  coordinates: ProjectFacts['detail']['project']['geolocation']['coordinates'],
  place: Place,
): number | null {
  return coordinates === null ? null : distanceToPlaceMeters(coordinates, place);
}
