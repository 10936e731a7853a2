import type { Interpretation } from '@manemitra/query/interpretation';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useMemo } from 'react';
import { httpClient } from '#web/api/http-client.ts';
import type { MapShape, NearbyKind } from '#web/features/map/public.ts';

/** What the map draws of the ways that were asked for: from where one is in time, and the places that one goes to. */
export function useReach(
  sentence: string,
  { constraints }: Pick<Interpretation, 'constraints'>,
  isMapDrawn: boolean,
): { reach: MapShape | undefined; nearby: readonly NearbyKind[] } {
  const asksWays = constraints.some(
    (one) => one.field === 'near' && one.strength === 'must' && 'withinMinutes' in one.value,
  );
  const { data } = useQuery({
    queryKey: ['reach', sentence],
    queryFn: () => httpClient.getReach({ query: { prompt: sentence } }),
    enabled: asksWays && isMapDrawn,
    retry: false,
  });
  const nearby = useMemo(() => (data === undefined ? [] : [placesOf(data.places)]), [data]);
  return { reach: data?.area, nearby };
}

type Places = Awaited<ReturnType<typeof httpClient.getReach>>['places'];

const placesOf = (places: Places): NearbyKind => ({
  id: 'ways',
  label: 'Where you go',
  icon: <BriefcaseBusiness aria-hidden="true" className="size-4" />,
  colourClass: 'bg-areca',
  places: places.map(({ name, coordinates, withinMinutes }) => ({
    id: name,
    name,
    at: coordinates,
    note: `within ${withinMinutes} min`,
  })),
});
