import { andList } from '@manemitra/domain/list-words';
import type { Interpretation } from '@manemitra/query/interpretation';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useMemo } from 'react';
import { httpClient } from '#web/api/http-client.ts';
import type { MapShape, NearbyKind } from '#web/features/map/public.ts';

/** What the map shows of the requested ways. */
interface Ways {
  /** The area from which one is in time, and its caption. */
  reach: MapShape | undefined;
  caption: string | undefined;
  /** The destinations. */
  nearby: readonly NearbyKind[];
  /** Some are requested: below the map a legend comes. */
  asksWays: boolean;
  /** All of this has arrived, or nothing was requested. */
  areWaysKnown: boolean;
}

/** Whether a search asks to be somewhere in so many minutes. */
export const asksWays = ({ constraints }: Pick<Interpretation, 'constraints'>): boolean =>
  constraints.some(
    (one) => one.field === 'near' && one.strength === 'must' && 'withinMinutes' in one.value,
  );

export function useReach(
  sentence: string,
  interpretation: Pick<Interpretation, 'constraints'>,
  isMapDrawn: boolean,
): Ways {
  const asks = asksWays(interpretation);
  const { data, isError } = useQuery({
    queryKey: ['reach', sentence],
    queryFn: () => httpClient.getReach({ query: { prompt: sentence } }),
    enabled: asks && isMapDrawn,
    retry: false,
  });
  const nearby = useMemo(() => (data === undefined ? [] : [placesOf(data.places)]), [data]);
  return {
    reach: data?.area,
    caption: data && captionOf(data),
    nearby,
    asksWays: asks,
    areWaysKnown: !asks || data !== undefined || isError,
  };
}

type Reach = Awaited<ReturnType<typeof httpClient.getReach>>;

/** "Inside the dashed line: about 40 min or less to EcoSpace Business Park and ITPL; a slow day takes longer". */
function captionOf({ places, area }: Reach): string | undefined {
  if (places.length === 0) return undefined;
  const limits = [...new Set(places.map(({ withinMinutes }) => withinMinutes))];
  const ways = limits.map((limit) => {
    const names = places.filter(({ withinMinutes }) => withinMinutes === limit);
    return `about ${limit} min or less to ${andList(names.map(({ name }) => name))}`;
  });
  const where =
    area.coordinates.length === 0 ? 'From nowhere that we know' : 'Inside the dashed line';
  return `${where}: ${andList(ways)}; a slow day takes longer`;
}

const placesOf = (places: Reach['places']): NearbyKind => ({
  id: 'ways',
  label: 'Where you go',
  icon: <BriefcaseBusiness aria-hidden="true" className="size-4" />,
  colourClass: 'bg-areca',
  areNamed: true,
  places: places.map(({ name, coordinates, withinMinutes }) => ({
    id: name,
    name,
    at: coordinates,
    note: `within ${withinMinutes} min`,
  })),
});
