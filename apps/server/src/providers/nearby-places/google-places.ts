import { distanceMeters } from '@manemitra/domain/geography';
import { z } from 'zod';
import { askOutside, endpointUnder } from '#server/platform/ask-outside.ts';
import type {
  FindPlaces,
  PlaceCategory,
  PlaceNearby,
  PlaceQuestion,
} from './nearby-places.port.ts';

const Answer = z.object({
  /** Left out when there is none. */
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string().min(1) }),
        location: z.object({ latitude: z.number(), longitude: z.number() }),
      }),
    )
    .default([]),
});

/** Google's types of place for each list, and what we call them. */
const TYPES: Record<PlaceCategory, { types: readonly string[]; kind: string }> = {
  schools: { types: ['school', 'primary_school', 'secondary_school'], kind: 'School' },
  hospitals: { types: ['hospital'], kind: 'Hospital' },
  malls: { types: ['shopping_mall'], kind: 'Mall' },
  restaurants: { types: ['restaurant'], kind: 'Restaurant' },
  pointsOfInterest: { types: ['tourist_attraction', 'park'], kind: 'Point of interest' },
  metroStations: { types: ['subway_station'], kind: 'Metro station' },
};

/** Google's nearby search by key: its Places API, "New" (developers.google.com/maps/documentation/places). */
export function googlePlaces(google: { key: string; baseUrl: string }): FindPlaces {
  return async (question) => {
    const found = await Promise.all(
      question.categories.map(
        async (category) => [category, await placesOf(category, question, google)] as const,
      ),
    );
    return Object.fromEntries(found);
  };
}

async function placesOf(
  category: PlaceCategory,
  { at, withinMeters, limit }: PlaceQuestion,
  { key, baseUrl }: { key: string; baseUrl: string },
): Promise<PlaceNearby[]> {
  const [latitude, longitude] = at;
  const { types, kind } = TYPES[category];
  const answer = await askOutside({
    system: 'nearby places (Google)',
    url: endpointUnder(baseUrl, 'v1/places:searchNearby'),
    headers: {
      'x-goog-api-key': key,
      'x-goog-fieldmask': 'places.id,places.displayName,places.location',
    },
    body: {
      includedTypes: types,
      maxResultCount: limit,
      rankPreference: 'DISTANCE',
      languageCode: 'en',
      locationRestriction: {
        circle: { center: { latitude, longitude }, radius: withinMeters },
      },
    },
    answer: Answer,
  });
  return answer.places
    .map(({ id, displayName, location }) => {
      const point = [location.latitude, location.longitude] as const;
      return {
        id,
        name: displayName.text,
        nameKn: null,
        kind,
        status: null,
        at: point,
        meters: Math.round(distanceMeters(at, point)),
        source: 'Google Maps',
      };
    })
    .toSorted((a, b) => a.meters - b.meters)
    .slice(0, limit);
}
