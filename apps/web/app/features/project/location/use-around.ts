import type { NearbyPlace } from '@manemitra/contract/places';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '#web/api/http-client.ts';
import type { Scope } from './around.ts';

/** The surroundings of a project, loaded once for the overview and the location tab. */
export function useAround(slug: string, { radius, limit }: Scope, isKnown: boolean) {
  return useQuery({
    queryKey: ['around', slug, radius, limit],
    queryFn: () => httpClient.getNearbyPlaces({ params: { id: slug }, query: { radius, limit } }),
    enabled: isKnown,
    retry: false,
  });
}

/** The way by car to a place, once one is chosen. */
export function useWay(slug: string, to: NearbyPlace | undefined) {
  const point = to?.coordinates.map((degrees) => degrees.toFixed(6)).join() ?? '';
  return useQuery({
    queryKey: ['way', slug, point],
    queryFn: () => httpClient.getDirections({ params: { id: slug }, query: { to: point } }),
    enabled: to !== undefined,
    retry: false,
  });
}

/** Whether the street before a project can be looked at. */
export function useStreetView(slug: string, isKnown: boolean) {
  return useQuery({
    queryKey: ['street-view', slug],
    queryFn: () => httpClient.getStreetView({ params: { id: slug } }),
    enabled: isKnown,
    retry: false,
  });
}
