import { FACTS } from '@manemitra/contract/facts/registry';
import { FLOOD_METERS, knownFloodsNear } from '@manemitra/domain/floods/known-floods';
import { formatDistance } from '@manemitra/domain/geography';
import { distanceToPlaceMeters, spokenName } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import type { Around, ProjectFacts, Topic } from './project-facts.ts';

export const metro: Topic = {
  name: 'The distance to the metro',
  groups: ['metro'],
  say: ({ detail }) => {
    const nearest = FACTS.metro.value(detail);
    return nearest === null ? null : `The nearest metro is ${nearest}.`;
  },
};

export const buses: Topic = {
  name: 'Buses near it',
  groups: ['buses'],
  say: ({ detail }) => {
    const stops = FACTS['bus-stops'].value(detail);
    return stops === null ? null : `Bus stops: ${stops}.`;
  },
};

export const onFoot: Topic = {
  name: 'What is near on foot',
  groups: ['near'],
  say: () => null,
};

export const address: Topic = {
  name: 'The address',
  groups: ['location'],
  say: ({ detail: { project } }) =>
    project.address ?? (project.locality === null ? null : `It is in ${project.locality}.`),
};

/** What is known of floods; that none is known never says that it stays dry. */
export const floods: Topic = {
  name: 'Known floods near it',
  groups: ['location'],
  say: ({ detail: { project } }) => {
    const at = project.geolocation.coordinates;
    if (at === null) return null;
    const known = knownFloodsNear(at);
    const around = `within ${formatDistance(FLOOD_METERS)}`;
    if (known.length === 0)
      return `No flood is known ${around} of it, which is no proof: ask how high water stood in the last five monsoons.`;
    const each = known.map(
      ({ name, meters }) => `${name ?? 'a road without a name'} (${formatDistance(meters)})`,
    );
    return `Known to flood ${around}: ${each.join(', ')}. Ask whether water stood at the gate or in the basement.`;
  },
};

export const schools = around('schools', 'Schools');
export const hospitals = around('hospitals', 'Hospitals');
export const malls = around('malls', 'Malls');
export const restaurants = around('restaurants', 'Restaurants');
export const sights = around('pointsOfInterest', 'Lakes, parks and other places');

function around(category: keyof Around, name: string): Topic {
  return {
    name,
    groups: ['location'],
    say: ({ detail, around: found }) => {
      if (detail.project.geolocation.coordinates === null) return null;
      const places = found[category] ?? [];
      if (places.length === 0) return `${name} near it: none is in our list.`;
      const each = places.map(({ name: called, meters }) => `${called} ${formatDistance(meters)}`);
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
