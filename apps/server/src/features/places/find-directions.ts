import type { getDirections } from '@manemitra/contract/places';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import { distanceMeters, type Point } from '@manemitra/domain/geography';
import { theCity } from '#server/features/journeys/public.ts';
import type { Route } from '#server/providers/directions/directions.port.ts';
import { unlessOut, type PlaceServices } from './outside-services.ts';

type Answer = EndpointAnswer<typeof getDirections>;

/** Further than anybody drives to school: the city and its airport are within. */
const FURTHEST_METERS = 100_000;

/** An hour outside the rush, as where a search says none. */
const NOON = 12;

const ESTIMATE =
  'Estimated along the streets we know, in the traffic of noon; small streets are counted as straight lines.';

/** The way by car from a project to a point. With no route service, or one that is out of order, it is an estimate. */
export async function findDirections(
  from: Point | null,
  to: Point,
  { findRoute, report }: PlaceServices,
): Promise<Answer> {
  if (from === null) {
    return { route: null, note: 'Where exactly this project is has not been recorded.' };
  }
  if (distanceMeters(from, to) > FURTHEST_METERS) {
    const message = 'This point is more than 100 km from the project.';
    throw new Problem('input.invalid', { fields: [{ field: 'query.to', message }] });
  }
  const route = findRoute && (await unlessOut(findRoute(from, to), report));
  if (route) return { route: present(route, false), note: 'By road, as the route service says.' };
  const note = findRoute ? `The route service did not answer. ${ESTIMATE}` : ESTIMATE;
  return { route: present(theCity().route(from, to, NOON), true), note };
}

function present({ meters, seconds, path }: Route, isEstimated: boolean): Answer['route'] {
  return {
    meters,
    seconds,
    geometry: { type: 'LineString', coordinates: path.map(([lat, lng]) => [lng, lat]) },
    isEstimated,
  };
}
